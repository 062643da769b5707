import { expect, it } from "vitest";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { LONGEST_PASSAGE, passagesOf } from "./chunks";

const cut = (html: string) => passagesOf(bodyOf(html));

it("has the headings above each passage, and marks the items of lists", () => {
  expect(
    cut(
      "<p>Întâi.</p><h2>Pașii</h2><h3>Primul</h3><ul><li>unu</li><li>doi</li></ul><h2>Gol</h2><h2>După</h2><p>Gata.</p>",
    ),
  ).toEqual([
    { heading: "", text: "Întâi." },
    { heading: "Pașii › Primul", text: "• unu\n• doi" },
    { heading: "După", text: "Gata." },
  ]);
});

it("is at most so long, and loses nothing", () => {
  const sentence = "Comisia verifică fiecare document al dosarului. ";
  const long = `${sentence.repeat(60)}${"x".repeat(3_000)}`;
  const passages = cut(`<h2>Lung</h2><p>Scurt.</p><p>${long}</p><p>${sentence.repeat(20)}</p>`);
  expect(passages.every(({ text }) => text.length <= LONGEST_PASSAGE)).toBe(true);
  const words = (text: string) => text.replace(/\s+/g, "");
  expect(words(passages.map(({ text }) => text).join(""))).toBe(words(`Scurt.${long}${sentence.repeat(20)}`));
});
