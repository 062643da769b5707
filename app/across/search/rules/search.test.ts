import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACES, spellingsOf } from "../questions.test-data";
import { lineAround, marked } from "./marks";
import { searchAddress, searchQuery } from "./search";
import { askedWords, foldedPhrase, newSpelling, respelled } from "./words";

const question = (address: string) => searchQuery.read(new URLSearchParams(address));

describe("a question in an address", () => {
  it.each([
    ["q=ap%C4%83", { text: "apă", kind: null, county: null, page: 1 }],
    ["q=+ap%C4%83++Vie+&tip=parteneri&judet=SJ&pagina=3", { text: "apă Vie", kind: "partner", county: "SJ", page: 3 }],
    ["q=x&tip=altceva&judet=ZZ&pagina=-1", { text: "x", kind: null, county: null, page: 1 }],
    ["q=Ia%C5%9Fi", { text: "Iași", kind: null, county: null, page: 1 }],
    ["q=x&exact=da", { text: "x", exact: "da", kind: null, county: null, page: 1 }],
    ["", { text: "", kind: null, county: null, page: 1 }],
  ])("%s", (address, expected) => {
    expect(question(address)).toEqual({ exact: null, ...expected });
  });

  it("has at most two hundred characters, none of them cut in two", () => {
    expect([...question(`q=${"ă".repeat(300)}`).text]).toHaveLength(200);
    expect(question(`q=${"🏠".repeat(201)}`).text).toBe("🏠".repeat(200));
  });

  it("is the same in the address that is made of it", () => {
    const asked = question("q=ap%C4%83+%26+canal&tip=oportunitati&judet=CJ&pagina=2");
    expect(question(searchAddress(asked, { page: 2 }).split("?")[1] ?? "")).toEqual(asked);
    expect(searchAddress(asked, { kind: null, county: null })).toBe("/cauta?q=ap%C4%83+%26+canal");
  });
});

describe("the words of a question", () => {
  const spellings = (text: string) => askedWords(text).map((word) => word.spellings.join("|"));

  it.each([
    ["Apă și canal în Sălaj", ["apa", "canal", "salaj"]],
    ["apa, apă; APĂ", ["apa"]],
    ["Apă Vie S.R.L.", ["apa", "vie"]],
    ["de la", ["de", "la"]],
    ["Cluj-Napoca", ["cluj", "napoca"]],
    ["sîmbăta", ["simbata|sambata"]],
    ["înființare", ["infiintare"]],
    ["reîncărcare", ["reincarcare|reancarcare"]],
    ["100%_sigur\\'", ["100", "sigur"]],
    ["a&b | !(c:*)", ["a", "b", "c"]],
    ["🙂 ☂", []],
    ["%", []],
  ])("%s", (text, expected) => {
    expect(spellings(text)).toEqual(expected);
  });

  it("are twenty-four at most", () => {
    const many = Array.from({ length: 30 }, (_, number) => `cuvântul${number}`).join(" ");
    expect(askedWords(many)).toHaveLength(24);
  });

  it("hold nothing but letters and digits, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        for (const spelling of askedWords(text).flatMap((word) => word.spellings)) {
          expect(spelling).toMatch(/^[\p{L}\p{M}\p{Nd}]+$/u);
        }
      }),
    );
  });

  it.each(PLACES)("%s is one phrase in every spelling", (place) => {
    expect(new Set(spellingsOf(place).map(foldedPhrase)).size).toBe(1);
  });

  it("of the old spelling are known in today's", () => {
    expect(newSpelling("Tîrgu")).toBe("Târgu");
    expect(newSpelling("Înfrățirea")).toBe("Înfrățirea");
    expect(respelled("Comuna Sîngeorgiu de Pădure")).toEqual(["Sângeorgiu"]);
  });
});

describe("the line around a hit", () => {
  const terms = {
    spellings: ["digitalizare", "apa", "scolile"],
    stems: ["digitaliz", "ap"],
    forms: ["digitalizar", "apa", "scol"],
    wholeWords: true,
  };
  const said = (pieces: { text: string; marked: boolean }[]) =>
    pieces.map(({ text, marked: hit }) => (hit ? `[${text}]` : text)).join("");

  it.each([
    ["Digitalizării arhivei", "[Digitalizării] arhivei"],
    ["Apă, apei și apelor; aparat, alte", "[Apă], [apei] și [apelor]; aparat, alte"],
    ["Școala veche, a școlii, școlar", "[Școala] veche, a [școlii], școlar"],
    ["<b>apă</b> & altele", "<b>[apă]</b> & altele"],
    ["nimic", "nimic"],
  ])("%s", (text, expected) => {
    expect(said(marked(text, terms))).toBe(expected);
  });

  it("shows the beginning of a name that is longer", () => {
    expect(said(marked("Fântânele", { spellings: ["fant"], stems: ["fant"], forms: ["fant"] }))).toBe("[Fântânele]");
    expect(said(marked("Fântânele", { spellings: ["fa"], stems: ["fa"], forms: ["fa"] }))).toBe("Fântânele");
  });

  it("is short, begins and ends between words, and holds the hit", () => {
    const text = `${"Vorbe fără rost multe la rând. ".repeat(20)}Rețeaua de apă a satului. ${"Altele după ea stau. ".repeat(20)}`;
    const line = said(lineAround(text, terms));
    expect(line).toContain("[apă]");
    expect(line.length).toBeLessThan(210);
    expect(line).toMatch(/^… \p{L}.*\p{L}…$/u);
  });

  it("is the beginning where nothing was hit, and the whole where it is short", () => {
    expect(said(lineAround("Un text scurt.", terms))).toBe("Un text scurt.");
    expect(said(lineAround("Vorbe fără rost. ".repeat(30), terms))).toMatch(/^Vorbe fără rost\..*…$/);
  });
});
