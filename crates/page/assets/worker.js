"use strict";
// Calls the program. If it stops by a panic, a new one starts.
let program, exports, panic, panics;

const page = {
  panicked(at, length) {
    panic = text(at, length);
    panics += 1;
  },
  progress(at, length) {
    postMessage({ progress: text(at, length) });
  },
  attempt(job) {
    try {
      exports.run(job);
    } catch {
      panics += 1;
    }
  },
};

/** The program, compiled while it is unpacked. */
function opened(text) {
  const stream = new Blob([Uint8Array.fromBase64?.(text) ?? fromBase64(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}

function fromBase64(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

async function start() {
  const instance = await WebAssembly.instantiate(program, { page });
  exports = instance.exports;
  exports.hear_panics();
  panics = 0;
}

function text(at, length) {
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length));
}

function call(question) {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const place = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  const at = exports.ask(place, bytes.length) >>> 0;
  const length = new DataView(exports.memory.buffer).getUint32(at, true);
  const answer = JSON.parse(text(at + 4, length));
  exports.release(at, length);
  return answer;
}

async function answer(question) {
  panic = "";
  try {
    return call(question);
  } catch (error) {
    panics += 1;
    return { error: `error: ${panic || error}` };
  } finally {
    // The memory of a panicked call is never freed.
    if (panics > 0) await start();
  }
}

onmessage = async ({ data }) => {
  if (data.program) {
    program = await WebAssembly.compileStreaming(opened(data.program));
    await start();
    postMessage({ ready: true });
  } else {
    postMessage({ answer: await answer(data.question) });
  }
};

// Earlier messages arrive when the page is idle.
postMessage({ listens: true });
