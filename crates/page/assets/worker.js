"use strict";
// Calls the program; a panic stops it, so it is made anew after each.
let module, exports, panic;

async function start() {
  const page = {
    panicked(at, length) {
      panic = text(at, length);
    },
  };
  const instance = await WebAssembly.instantiate(module, { page });
  exports = instance.exports;
  exports.hear_panics();
}

function text(at, length) {
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length));
}

async function answer(question) {
  panic = "";
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(question));
    const place = exports.reserve(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
    const at = exports.ask(place, bytes.length);
    const length = new DataView(exports.memory.buffer).getUint32(at, true);
    const answer = JSON.parse(text(at + 4, length));
    exports.release(at, length);
    return answer;
  } catch (error) {
    const message = panic || String(error);
    await start();
    return { error: message };
  }
}

onmessage = async ({ data }) => {
  if (data.module) {
    module = await WebAssembly.compile(data.module);
    await start();
    postMessage({ ready: true });
    return;
  }
  postMessage({ id: data.id, answer: await answer(data.question) });
};
