import { expect, test } from "vitest";
import { nodesOf } from "./body-nodes";
import { sheetIn } from "./sheet";

test.each([
  ["<p>Un ghid.</p>", null],
  ["<p>Se completează așa.</p><p>COMUNA ……</p><p>REFERAT</p><p>☐ produse</p><h2>Cum</h2><p>din ……</p>", [1, 4]],
  ["<p>Nr. ……</p><ul><li><p>……</p></li></ul><p>La final.</p>", [0, 2]],
] as const)("the sheet in %s is %o", (html, expected) => {
  const part = sheetIn(nodesOf(html));
  expect(part && [part.from, part.to]).toEqual(expected);
});
