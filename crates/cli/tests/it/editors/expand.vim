" Expands each trigger in a buffer of its own, untouched or with something typed at each stop.
" $TRIGGERS lists the triggers, the endings of what is written, and how many stops there are; $FOLDER
" is where the texts go.
set nocompatible noswapfile autoindent bufhidden=wipe
filetype plugin on

" What is typed, in steps: between them the plugins feed keys themselves and follow the cursor.
let s:steps = []
for line in readfile($TRIGGERS)
  let [trigger, ending, stops] = split(line)
  let s:steps += [":enew!\<CR>:set filetype=rust\<CR>", 'i' . trigger, "\<Tab>"]
  for stop in range(1, stops)
    let s:steps += ending == 'typed' ? ['x' . stop, "\<Tab>"] : ["\<Tab>"]
  endfor
  let s:steps += ["\<Esc>\<Esc>", ':write! ' . $FOLDER . '/' . trigger . '.' . ending . "\<CR>"]
endfor
let s:steps += [":qall!\<CR>"]

function Type(timer)
  if !empty(s:steps)
    call feedkeys(remove(s:steps, 0), 't')
  endif
endfunction
call timer_start(3, 'Type', {'repeat': -1})
