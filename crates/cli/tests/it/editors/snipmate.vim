set runtimepath^=/usr/share/vim-snipmate,/usr/share/vim-tlib,/usr/share/vim/addons,$SNIPPETS
set runtimepath+=/usr/share/vim-snipmate/after
let g:snipMate = {'snippet_version': 1}
