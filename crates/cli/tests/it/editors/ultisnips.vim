set runtimepath^=/usr/share/vim-ultisnips runtimepath+=/usr/share/vim-ultisnips/after
let g:UltiSnipsSnippetDirectories = [$SNIPPETS]
let g:UltiSnipsExpandTrigger = '<Tab>'
let g:UltiSnipsJumpForwardTrigger = '<Tab>'
