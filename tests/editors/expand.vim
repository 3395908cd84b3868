" Expands each trigger in a buffer of its own, and again with something typed at each stop.
" $TRIGGERS lists the triggers and how many stops each has, $FOLDER is where the texts go.
set nocompatible noswapfile autoindent hidden
filetype plugin on

" What is typed, in steps: between them the plugins feed keys themselves and follow the cursor.
let s:steps = []
for line in readfile($TRIGGERS)
  let [trigger, stops] = split(line)
  for ending in ['.expanded', '.typed']
    let s:steps += [":enew!\<CR>:set filetype=rust\<CR>", 'i' . trigger, "\<Tab>"]
    for stop in range(1, stops)
      let s:steps += ending == '.typed' ? ['x' . stop, "\<Tab>"] : ["\<Tab>"]
    endfor
    let s:steps += ["\<Esc>\<Esc>", ':write! ' . $FOLDER . '/' . trigger . ending . "\<CR>"]
  endfor
endfor
let s:steps += [":qall!\<CR>"]

function Type(timer)
  if !empty(s:steps)
    call feedkeys(remove(s:steps, 0), 't')
  endif
endfunction
call timer_start(3, 'Type', {'repeat': -1})
