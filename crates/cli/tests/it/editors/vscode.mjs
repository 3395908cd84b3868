// Expands every snippet of $PLACE with VS Code's own parser, and again with something typed at
// each stop. The texts go to $FOLDER.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const PARSER = "esm/vs/editor/contrib/snippet/browser/snippetParser.js";
const { SnippetParser, Text } = await import(
    resolve("target/editors/node_modules/monaco-editor", PARSER)
);
const { PLACE, FOLDER } = process.env;

for (const { prefix, body } of Object.values(JSON.parse(readFileSync(PLACE, "utf8")))) {
    const snippet = new SnippetParser().parse(body.join("\n"));
    writeFileSync(`${FOLDER}/${prefix}.expanded`, snippet.toString());
    for (const stop of snippet.placeholders) {
        snippet.replace(stop, [new Text(`x${stop.index}`)]);
    }
    writeFileSync(`${FOLDER}/${prefix}.typed`, snippet.toString());
}
