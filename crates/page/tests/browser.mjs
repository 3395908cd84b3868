// Drives the page in Chromium: `node browser.mjs DRIVER CHROMIUM PAGE EXPECTED SCREENS`.

import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [driver, chromium, file, expectedFile, screens] = process.argv.slice(2);
const require = createRequire(path.join(driver, "package.json"));
const puppeteer = require("puppeteer-core");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const expected = JSON.parse(fs.readFileSync(expectedFile, "utf8"));
const address = pathToFileURL(file).href;

const VIEWS = [
  "#find", "#find/take+1,+3+or+4+stones", "#ask/1.2", "#module/moore_nim", "#explain/nim?3,5,7",
  "#explain/green_hackenbush", "#explain/board_game", "#explain/dag_game", "#explain/welter?1,4,6", "#play/treblecross?variant=strip",
  "#play/nim?3,5,7", "#table/octal_game?code=0.77", "#guess/0+1+2+3+1+4+3+2+1+4+2+6", "#bundle", "#practise", "#notebook",
];
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

const profile = fs.mkdtempSync(path.join(os.tmpdir(), "page-"));
const browser = await puppeteer.launch({
  executablePath: chromium, headless: true, args: FLAGS, userDataDir: profile, protocolTimeout: 300_000,
});
const page = await browser.newPage();
const requests = [];
const faults = [];
page.on("request", (request) => requests.push(request.url()));
page.on("pageerror", (error) => faults.push(String(error)));
page.on("console", (message) => message.type() === "error" && faults.push(message.text()));

/** Waits until the page has nothing to compute. */
async function quiet() {
  await page.waitForFunction(
    () => document.querySelector("main")?.children.length && !current && queue.length === 0,
    { timeout: 120_000, polling: 20 },
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
}

async function open(hash) {
  await page.evaluate((to) => {
    document.getElementById("main").replaceChildren();
    if (location.hash === to || location.hash === encodeURI(to)) render(true);
    else location.hash = to;
  }, hash);
  await quiet();
}

const tests = {
  async "opens from disk"() {
    await page.goto(address);
    await quiet();
    assert.match(await page.title(), /nim-snippets/);
    assert.equal(await page.$eval("main h1", (it) => it.textContent), "Which game is it?");
  },

  async "copies the command line's bytes"() {
    await page.evaluate(() => {
      globalThis.copied = [];
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => copied.push(text) } });
    });
    for (const { name, copies } of expected.modules) {
      await open(`#module/${name}`);
      const texts = await page.evaluate(() => {
        copied.length = 0;
        for (const button of document.querySelectorAll("main .row:first-of-type button")) button.click();
        return [...copied];
      });
      assert.deepEqual(texts, copies, name);
    }
    return `${expected.modules.length} modules, each in 3 forms`;
  },

  async "copies an editor's snippets"() {
    for (const { editor, name, text } of expected.snippets) {
      await open(`#module/${name.replace("_main", "")}`);
      const copied = await page.evaluate(async (editor, isProgram) => {
        globalThis.copied.length = 0;
        const row = document.querySelectorAll("main .row")[1];
        row.querySelector("select").value = editor;
        row.querySelectorAll("button")[isProgram ? 1 : 0].click();
        return [];
      }, editor, name.endsWith("_main"));
      await quiet();
      const texts = await page.evaluate(() => [...globalThis.copied]);
      assert.deepEqual(texts, text === null ? copied : [text], `${editor} ${name}`);
    }
    return `${expected.snippets.length} snippets`;
  },

  async "answers as the command line"() {
    for (const [hash, text] of expected.answers) {
      await open(hash);
      const isFind = hash.startsWith("#find");
      const selector = isFind ? ".hits > li > a" : ".answer pre";
      const texts = await page.$$eval(selector, (all) => all.map((it) => it.textContent));
      assert.equal(isFind ? texts.join("\n") : texts[0], text, hash);
    }
    return `${expected.answers.length} examples`;
  },

  async "bundles as the command line"() {
    for (const [question, answer] of expected.bundles) {
      await open(`#bundle?judge=${question.judge}${question.docs ? "&docs" : ""}`);
      await page.$eval("main textarea", (area, text) => {
        area.value = text;
        area.form.requestSubmit();
      }, question.solver);
      await quiet();
      const texts = await page.$$eval(".answer pre", (all) => all.map((it) => it.textContent));
      assert.deepEqual(texts, answer.error ? [answer.error] : [...answer.warnings, answer.text]);
    }
    return `${expected.bundles.length} solvers`;
  },

  async "lives through hostile input"() {
    const inputs = hostile();
    for (const hash of inputs) {
      await open(hash);
      const injected = await page.evaluate(() => globalThis.injected || document.querySelectorAll("main script, main iframe, main img[onerror]").length);
      assert.ok(!injected, `markup was inserted by ${hash.slice(0, 80)}`);
    }
    await open("#explain/nim?3,5,7");
    assert.match(await page.$eval(".answer pre", (it) => it.textContent), /player to move wins/);
    return `${inputs.length} inputs`;
  },

  async "lives through pasted text"() {
    const million = "1 ".repeat(1_000_000);
    for (const text of [million, "<img src=x onerror=injected=1>".repeat(1000), "(".repeat(100_000), "\u0000\ud800"]) {
      for (const view of ["guess", "bundle", "find"]) {
        await open(`#${view}`);
        await page.$eval("main textarea", (area, text) => {
          area.value = text;
          area.dispatchEvent(new Event("input", { bubbles: true }));
          area.form?.requestSubmit();
        }, text);
        await new Promise((done) => setTimeout(done, 300));
        const stopped = page.$eval("#stop", async (button) => {
          for (let i = 0; i < 50 && current; i++) await new Promise((done) => setTimeout(done, 100));
          if (current) button.click();
        });
        await stopped;
        await quiet();
      }
    }
    assert.equal(await page.evaluate(() => globalThis.injected), undefined);
    await open("#explain/nim?1,2,3");
    assert.match(await page.$eval(".answer pre", (it) => it.textContent), /player to move loses/);
    return "4 texts in 3 views";
  },

  async "has nothing that axe finds"() {
    // The policy of the page allows no foreign script: this goes past it.
    await page.evaluate(axe);
    for (const scheme of ["light", "dark"]) {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      for (const hash of VIEWS) {
        await open(hash);
        const found = await page.evaluate(async () => {
          const { violations } = await globalThis.axe.run(document);
          return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" ")}`);
        });
        assert.deepEqual(found, [], `${hash} ${scheme}`);
      }
    }
    return `${VIEWS.length} views, light and dark`;
  },

  async "fits a phone"() {
    fs.mkdirSync(screens, { recursive: true });
    for (const [name, width, height] of [["phone", 390, 844], ["desktop", 1200, 900]]) {
      await page.setViewport({ width, height });
      for (const scheme of ["light", "dark"]) {
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        for (const [i, hash] of VIEWS.entries()) {
          await open(hash);
          await page.screenshot({ path: path.join(screens, `${name}-${scheme}-${i}.png`) });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(wide <= 0, `${hash} is ${wide} pixels too wide for a ${name}`);
        }
      }
    }
  },

  async "is used by the keyboard alone"() {
    await page.setViewport({ width: 390, height: 844 });
    await open("#explain/nim?3,5,7");
    await page.focus(".heap");
    await page.keyboard.press("ArrowDown");
    await quiet();
    assert.equal(await page.evaluate(() => location.hash), "#explain/nim?2,5,7");
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "slider");
    await open("#explain/vertex_geography?edges=0-1,1-2&0");
    await page.evaluate(() => document.querySelector('[data-spot="1"]').focus());
    await page.keyboard.press("Enter");
    await quiet();
    assert.equal(await page.evaluate(() => location.hash), "#explain/vertex_geography?edges=0-1,1-2&0,1");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.spot), "1");
    await open("#practise");
    assert.equal(await page.evaluate(() => document.activeElement.id), "main");
  },

  async "plays against the perfect player"() {
    await open("#play/nim?1,2,2");
    const text = (selector) => page.$eval(selector, (it) => it.textContent);
    const click = async (name) => {
      await page.evaluate((name) => [...document.querySelectorAll("main button")].find((it) => it.textContent === name).click(), name);
      await quiet();
    };
    await click("Hint");
    assert.equal(await text(".answer"), "heaps[0]: 1 -> 0");
    await page.click(".heap:first-child .stone");
    await quiet();
    assert.match(await text(".answer"), /^Machine: /);
    await click("Take back");
    assert.equal(await page.evaluate(() => location.hash), "#play/nim?1,2,2");
    for (let i = 0; i < 6 && !(await page.$(".verdict")); i++) {
      await page.evaluate(async () => {
        const words = ["nim", ...stateOf(location.hash).numbers];
        const { reply } = await ask({ ask: "play", words, reply: true });
        const choice = [...document.querySelectorAll("main select")].at(-1);
        choice.value = [...choice.options].find((it) => it.textContent === reply.says).value;
      });
      await click("Move");
    }
    assert.match(await text(".verdict"), /you win/);
    await open("#play/nim?1,1");
    await page.click(".heap:first-child .stone");
    await quiet();
    assert.match(await text(".verdict"), /you lose/);
  },

  async "edits positions by clicks"() {
    const spot = async (name) => {
      await page.evaluate((name) => {
        const found = [...document.querySelectorAll("[data-spot]")].find((it) => it.dataset.spot === name);
        found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }, name);
      await quiet();
    };
    await open("#find/last+stone");
    await page.evaluate(() => [...document.querySelectorAll(".answer button")].find((it) => it.textContent === "Show all that fit").click());
    await quiet();
    const hash = () => page.evaluate(() => decodeURIComponent(location.hash));
    assert.equal(await hash(), "#find/last+stone?all");
    for (const [from, spots, to] of [
      ["#explain/node_kayles?0-1,1-2", ["2", "0"], "#explain/node_kayles?0-1,1-2,2-0"],
      ["#explain/node_kayles?0-1,1-2", ["0-1"], "#explain/node_kayles?1-2,0"],
      ["#explain/green_hackenbush?ground=0&0-1", ["+2", "1", "2"], "#explain/green_hackenbush?ground=0&0-1,1-2"],
      ["#explain/vertex_geography?edges=0-1,1-2&0", ["1"], "#explain/vertex_geography?edges=0-1,1-2&0,1"],
      ["#explain/staircase_graph?edges=1-0,2-1&0,1,2", ["2"], "#explain/staircase_graph?edges=1-0,2-1&0,1,3"],
      ["#explain/welter?1,4", ["4"], "#explain/welter?1"],
      ["#explain/treblecross?variant=strip&..X....", ["4"], "#explain/treblecross?variant=strip&..X.X.."],
      ["#explain/ancestor_nim?tree=1-0,2-1&root=0&0,1,1", ["2"], "#explain/ancestor_nim?tree=1-0,2-1&root=0&0,1,2"],
      ["#explain/power_game?variant=allowed&1,2,3", ["5"], "#explain/power_game?variant=allowed&1,2,3,5"],
      ["#explain/board_game?board=.../.%23.&piece=rook&1,2", ["(0, 1)"], "#explain/board_game?board=.../.#.&piece=rook&1,2,0,1"],
    ]) {
      await open(from);
      for (const name of spots) {
        if (name.startsWith("+")) await page.evaluate(() => [...document.querySelectorAll("main button")].find((it) => it.textContent === "New vertex").click());
        else await spot(name);
        await quiet();
      }
      assert.equal(await hash(), to);
    }
    for (const [from, spots] of [
      ["#play/node_kayles?0-1,1-2,2-3,3-4", ["2"]],
      ["#play/green_hackenbush?ground=0&0-1,1-2,0-3", ["1-2"]],
      ["#play/dag_game?edges=2-1,2-0,1-0&2,1", ["1", "0"]],
      ["#play/welter?1,4,6", ["6", "2"]],
      ["#play/treblecross?variant=strip&.......", ["3"]],
      ["#play/board_game?board=.../...&piece=rook&1,2", ["(0, 2)"]],
      ["#play/ancestor_nim?tree=1-0,2-1&root=0&0,1,1", ["2", "1"]],
      ["#play/power_game?variant=allowed&1,2,3,4", ["2"]],
      ["#play/chocolate?variant=bar&....../.%23..../......", ["12"]],
      ["#play/chocolate?variant=bar&....../.%23..../......", ["5", "4"]],
    ]) {
      await open(from);
      for (const name of spots) await spot(name);
      assert.match(await page.$eval("main ol", (it) => it.textContent), /^You: /, from);
    }
    assert.ok(await page.$("[data-spot]"));
  },

  async "lists problems with their modules"() {
    await open("#practise");
    const [tasks, linked] = await page.evaluate(() => [
      document.querySelectorAll(".problem").length, document.querySelectorAll(".problem a[href^=http]").length,
    ]);
    const unknown = await page.evaluate(async () => {
      const names = known.modules.map(({ name }) => name);
      return (await problemsKnown()).flatMap(({ modules }) => modules).filter((name) => !names.includes(name));
    });
    assert.deepEqual(unknown, []);
    assert.ok(tasks > 150 && linked > 100, `${tasks} ${linked}`);
    return `${tasks} problems, ${linked} with their addresses`;
  },

  async "speaks Japanese"() {
    await open("#find");
    await page.click("#language");
    await quiet();
    assert.equal(await page.$eval("html", (it) => it.lang), "ja");
    assert.equal(await page.$eval("main h1", (it) => it.textContent), "どのゲームか？");
    await open("#explain/nim?3,5,7");
    assert.match(await page.$eval(".answer pre", (it) => it.textContent), /手番の勝ち \(N 局面\): 山の xor は 1 で、0 ではない。/);
    await open("#explain/wythoff?1,2");
    assert.match(await page.$eval(".answer pre", (it) => it.textContent), /差を d として/);
    await page.click("#language");
    await quiet();
  },

  async "stops what takes long"() {
    await page.evaluate(() => {
      globalThis.stopped = ask({ ask: "table", words: ["octal_game", "code=0.77"], n: 60_000, outcomes: false });
    });
    await page.evaluate(() => stop());
    const answer = await page.evaluate(() => stopped);
    assert.ok(answer.error, "it was not stopped");
    await open("#explain/nim?1,2,3");
    assert.match(await page.$eval(".answer pre", (it) => it.textContent), /player to move loses/);
  },

  async "asks nobody"() {
    const outside = requests.filter((url) => !/^(file|blob|data):/.test(url));
    assert.deepEqual(outside, []);
    assert.deepEqual(faults, []);
    return `${requests.length} requests, all inside`;
  },

  async "answers soon"() {
    const times = [];
    for (const rate of [1, 4]) {
      const fresh = await browser.newPage();
      await fresh.emulateCPUThrottling(rate);
      await fresh.goto(`${address}#find/last+stone`);
      await fresh.waitForSelector(".hits li", { timeout: 60_000 });
      times.push(`${await fresh.evaluate(() => Math.round(performance.now()))} ms at 1/${rate} of the speed`);
      await fresh.close();
    }
    return times.join(", ");
  },
};

/** A hundred addresses that nobody should have written. */
function hostile() {
  const markup = ["<script>injected=1</script>", "<img src=x onerror=injected=1>", "\"><svg onload=injected=1>", "javascript:injected=1"];
  const numbers = ["18446744073709551615", "99999999999999999999", "-1", "1e9", "0x10", "", "NaN", "٣"];
  const views = ["find", "ask", "module", "explain", "table", "guess", "nothing", "__proto__", "constructor"];
  return [
    ...views.flatMap((view) => markup.map((text) => `#${view}/${encodeURIComponent(text)}`)),
    ...numbers.flatMap((n) => [`#explain/moore_nim?k=${n}&${n},${n}`, `#table/octal_game?code=${n}&-n=${n}`, `#explain/bounded_nim?max=${n}&5,${n}`, `#guess/${n}`]),
    ...markup.flatMap((text) => ["explain", "table"].map((view) => `#${view}/moore_nim?k=${encodeURIComponent(text)}&3,4`)),
    ...["%", "%E0%A4%A", "#", "?", "&&==", "/../..", "?=", "?variant=x", "?k=1&k=2"].flatMap((text) => [`#explain/nim${text}`, `#find/${text}`]),
    `#explain/nim?${"7,".repeat(50_000)}7`,
    `#explain/wythoff?1,2,3`, `#explain/end_nim?4,0,4`, `#table/nim?-n=1000000`, `#ask/9.9.9`, `#ask/x`,
    `#find/${"stone ".repeat(5_000)}`, `#module/${"a".repeat(10_000)}`,
  ];
}

let failed = 0;
const wanted = process.env.PAGE_TEST;
for (const [name, test] of Object.entries(tests)) {
  if (wanted && name !== "opens from disk" && !name.includes(wanted)) continue;
  try {
    const figures = await test();
    console.log(`ok      ${name}${figures ? `: ${figures}` : ""}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}: ${error.message}`);
  }
}
await browser.close();
fs.rmSync(profile, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
