import { expect, it } from "vitest";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { quotable } from "./blanks";
import { LONGEST_PASSAGE, passagesOf, passagesOfPage, summaryOf } from "./chunks";

const cut = (html: string) => passagesOf(bodyOf(html));
const passage = (heading: string, text: string, unquoted = "") => ({ heading, text, unquoted, isSummary: false });

it("has the headings above each passage, and marks the items of lists", () => {
  expect(
    cut(
      "<p>Întâi.</p><h2>Pașii</h2><h3>Primul</h3><ul><li>unu</li><li>doi</li></ul><h2>Gol</h2><h2>După</h2><p>Gata.</p>",
    ),
  ).toEqual([passage("", "Întâi."), passage("Pașii › Primul", "• unu\n• doi"), passage("După", "Gata.")]);
});

it("is at most so long, and loses nothing", () => {
  const sentence = "Comisia verifică fiecare document al dosarului. ";
  const long = `${sentence.repeat(60)}${"x".repeat(3_000)}`;
  const passages = cut(`<h2>Lung</h2><p>Scurt.</p><p>${long}</p><p>${sentence.repeat(20)}</p>`);
  expect(passages.every(({ text }) => text.length <= LONGEST_PASSAGE)).toBe(true);
  const words = (text: string) => text.replace(/\s+/g, "");
  expect(words(passages.map(({ text }) => text).join(""))).toBe(words(`Scurt.${long}${sentence.repeat(20)}`));
});

it("keeps the numbers of steps", () => {
  expect(cut("<h2>Pașii</h2><ol><li>cereți<ol><li>actul</li><li>copia</li></ol></li><li>verificați</li></ol>")).toEqual(
    [passage("Pașii", "1. cereți\n1.1. actul\n1.2. copia\n2. verificați")],
  );
});

it("quotes no lines that are to be filled in, and finds by them", () => {
  expect(cut("<p>Subsemnatul ……, domiciliat în ……</p><p>Cererea se depune la registratură.</p>")).toEqual([
    passage("", "Cererea se depune la registratură.", "Subsemnatul ……, domiciliat în ……"),
  ]);
  expect(cut("<p>JUDEȚUL ……</p><p>COMUNA ……</p>")).toEqual([passage("", "", "JUDEȚUL ……\nCOMUNA ……")]);
});

it("quotes no summary that is to be filled in either", () => {
  expect(summaryOf("", "Nr. ……… din ………")).toMatchObject({ text: "", unquoted: "Nr. ……… din ………" });
  expect(summaryOf("", "Pentru o achiziție.")).toMatchObject({ text: "Pentru o achiziție.", unquoted: "" });
});

it.each<[string, string | null]>([
  ["Nr. ……… din ………", null],
  ["Numele ...............", null],
  ["Semnătura ______", null],
  ["REFERAT DE NECESITATE", null],
  ["☐ produse ☐ servicii ☐ lucrări", null],
  [
    "Prestatorul datorează penalități de …… % din valoarea serviciului pentru fiecare zi",
    "Prestatorul datorează penalități de […] % din valoarea serviciului pentru fiecare zi",
  ],
  ["Răspunsul se dă în 10 zile.", "Răspunsul se dă în 10 zile."],
])("of %s quotes %s", (line, quoted) => expect(quotable(line)).toBe(quoted));

it("puts the lines of a page together, and says which page it is", () => {
  const page = {
    name: "Ghid.pdf",
    kind: "pdf",
    number: 2,
    text: "Cererea se depune\nla registratură.\n2. Se verifică.",
  };
  expect(passagesOfPage(page)).toEqual([
    passage("Ghid.pdf, pagina 2", "Cererea se depune la registratură.\n2. Se verifică."),
  ]);
  expect(passagesOfPage({ ...page, kind: "docx", text: "Unu." })).toEqual([passage("Ghid.pdf", "Unu.")]);
});
