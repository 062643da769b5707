import { expect, it } from "vitest";
import { paperPartsOf } from "./body-paper";
import { bodyOf } from "./body-read";

it("keeps the order, the lists and the addresses of links on paper", () => {
  const html = `<h2>Pași</h2><ol><li><p>Cererea</p><ul><li><p>un <strong>act</strong></p></li></ul></li></ol>
    <blockquote><p>Citat</p></blockquote><p>Vedeți <a href="https://exemplu.ro/">lista</a>.</p>`;
  const run = (text: string, bold = false) => ({ text, bold, italic: false });
  expect(paperPartsOf(bodyOf(html))).toEqual([
    { kind: "heading", text: "Pași" },
    { kind: "paragraph", runs: [run("Cererea")], mark: "1.", depth: 0 },
    { kind: "paragraph", runs: [run("un "), run("act", true)], mark: "–", depth: 1 },
    { kind: "paragraph", runs: [run("Citat")], depth: 1 },
    { kind: "paragraph", runs: [run("Vedeți "), run("lista (https://exemplu.ro/)"), run(".")] },
  ]);
});
