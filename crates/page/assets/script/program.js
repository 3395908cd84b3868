// The program in its worker: answers one question at a time.

import { t } from "./texts.js";

const SLOW = 500;
const queue = [];
let worker, current, slow;

/** The answer to a question. A later question of the same kind replaces it while it waits. */
export function ask(question) {
  return new Promise((resolve) => {
    const same = (other) => other.question.ask === question.ask && !["module", "problems"].includes(question.ask);
    for (const other of queue.filter(same)) {
      queue.splice(queue.indexOf(other), 1);
      other.resolve(null);
    }
    queue.push({ question, resolve });
    next();
  });
}

/** Is nothing being computed? */
export function isIdle() {
  return !current && queue.length === 0;
}

function next() {
  document.body.toggleAttribute("data-computes", !isIdle());
  if (current || !worker?.ready || queue.length === 0) return;
  current = queue.shift();
  worker.postMessage({ question: current.question });
  slow = setTimeout(() => busy(t("computing")), SLOW);
}

function finish(answer) {
  clearTimeout(slow);
  idle();
  const { resolve } = current;
  current = undefined;
  resolve(answer);
  next();
}

function hear({ data }) {
  if (data.ready) begun();
  else if (data.answer) finish(data.answer);
  else if (data.progress && current) current.progress = data.progress;
  if (data.progress && !document.getElementById("stop").hidden) busy(data.progress);
  next();
}

/** The worker is ready. */
function begun() {
  worker.ready = true;
  document.getElementById("status").textContent = "";
}

let listening;

function begin() {
  const text = document.getElementById("worker").textContent;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  worker = new Worker(address);
  listening = new Promise((resolve) => {
    worker.onmessage = (message) => (message.data.listens ? resolve() : hear(message));
    worker.onerror = (event) => {
      resolve();
      failed(event.message);
    };
  });
}

/** Gives the worker the program, which follows the script in the page. */
export async function load() {
  const mine = worker;
  document.getElementById("status").textContent = t("loading");
  await listening;
  mine.postMessage({ program: document.getElementById("wasm").textContent });
}

function failed(message) {
  if (current) finish({ error: `error: ${message}` });
  else say(message);
}

/** Stops the computation and restarts the worker. */
export function stop() {
  worker.terminate();
  begin();
  load();
  if (current) finish({ error: t("stopped") });
}

let said;

/** Shows a message for a moment. */
export function say(text) {
  const status = document.getElementById("status");
  status.textContent = text;
  clearTimeout(said);
  said = setTimeout(() => (status.textContent = ""), 2500);
}

function busy(text) {
  clearTimeout(said);
  document.getElementById("status").textContent = text;
  document.getElementById("stop").hidden = false;
}

function idle() {
  const button = document.getElementById("stop");
  if (!button || button.hidden) return;
  if (document.activeElement === button) document.getElementById("main").focus();
  button.hidden = true;
  document.getElementById("status").textContent = "";
}

// The worker starts while the page loads.
begin();
