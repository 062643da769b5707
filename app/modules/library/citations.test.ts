import { describe, expect, it } from "vitest";
import { slowTextsFor } from "../../../tests/support/worst-signs";
import { CITED, shapesOf } from "./citations.test-data";
import { actsNamedIn, isOf, mayNameActs, readCitations } from "./rules/citations";

describe("a citation", () => {
  it.each([
    ["Legea 98/2016", "lege 98 2016"],
    ["Legea nr.98/2016", "lege 98 2016"],
    ["L98/2016", "lege 98 2016"],
    ["L. 98/2016", "lege 98 2016"],
    ["lg. 50/1991", "lege 50 1991"],
    ["legea 50/91", "lege 50 1991"],
    ["legea 50", "lege 50 -"],
    ["Legii nr. 98 din 19 mai 2016", "lege 98 2016"],
    ["legea 98 2016", "lege 98 2016"],
    ["Legea 544/2001.", "lege 544 2001"],
    ["Legea-cadru nr. 153/2017", "lege 153 2017"],
    ["Legea administrației publice locale nr. 215/2001", "lege 215 2001"],
    ["OUG 57/2019", "oug 57 2019"],
    ["O.U.G. nr.57/2019", "oug 57 2019"],
    ["oug57/2019", "oug 57 2019"],
    ["Ordonanța de urgență a Guvernului nr. 57 din 2019", "oug 57 2019"],
    ["ordonanta de urgenta nr 57/3.07.2019", "oug 57 2019"],
    ["OG 27/2002", "og 27 2002"],
    ["Ordonanța Guvernului nr. 27/2002", "og 27 2002"],
    ["H.G. nr. 395/2016", "hg 395 2016"],
    ["hotararea guvernului 395-2016", "hg 395 2016"],
    ["Ordinul ministrului finanțelor publice nr. 2.861/2009", "ordin 2861 2009"],
    ["OMFP 2861/2009", "ordin 2861 2009"],
    ["O.M.F.P. nr. 2861/2009", "ordin 2861 2009"],
    ["Regulamentul (UE) 2016/679", "regulament-ue 679 2016"],
    ["Regulamentul (UE) nr. 910/2014", "regulament-ue 910 2014"],
    ["regulament ue 679/2016", "regulament-ue 679 2016"],
    ["98/2016", "- 98 2016"],
    ["nr. 98 din 2016", "- 98 2016"],
    ["2016/679", "- 679 2016"],
    ["Legea 98/2016, HG 395/2016 și OUG 57", "lege 98 2016|hg 395 2016|oug 57 -"],
  ])("%s", (text, expected) => {
    const { citations, rest } = readCitations(text);
    expect(citations.map(({ kind, number, year }) => `${kind ?? "-"} ${number} ${year ?? "-"}`).join("|")).toBe(
      expected,
    );
    expect(rest.replace(/[,\s]|și/g, "")).toBe("");
  });

  it.each([
    ["art. 7 alin. (5) din Legea 98/2016", "7", "5", ""],
    ["Articolul 7, alineatul (5), lit. a) din Legea nr. 98/2016", "7", "5", ""],
    ["Legea 98/2016, art. 7 alin. 5", "7", "5", ""],
    ["Legea 98/2016 art.291", "291", null, ""],
    ["praguri art. 7 din L98/2016 pentru lucrări", "7", null, "praguri pentru lucrări"],
  ])("has its place: %s", (text, article, paragraph, rest) => {
    expect(readCitations(text)).toEqual({
      citations: [{ kind: "lege", number: "98", year: "2016", article, paragraph }],
      rest,
    });
  });

  it.each([
    "HCL 12/2024",
    "H.C.L. nr. 12/2024",
    "Hotărârea Consiliului Local nr. 12/2024",
    "Dispoziția primarului nr. 12/2024",
    "Decretul-lege nr. 118/1990",
    "PSP-2026-000123",
    "05/07/2019",
    "05.07.2019",
    "plan 2027",
    "Strada Morii nr. 4",
    "art. 7 alin. (5)",
    "drum 3 km",
    "CUI 18189442",
  ])("is not %s", (text) => {
    expect(readCitations(text)).toEqual({ citations: [], rest: text });
  });
});

it("is of the act with its kind and number, as far as it goes", () => {
  const act = { kind: "regulament-ue", number: "2016/679" } as const;
  const cited = (text: string) => readCitations(text).citations.some((one) => isOf(one, act));
  expect(["Regulamentul 2016/679", "Regulamentul (UE) 679/2016", "679/2016"].map(cited)).toEqual([true, true, true]);
  expect(["Legea 679/2016", "Regulamentul 2016/680"].map(cited)).toEqual([false, false]);
});

it.each(["", "Legea 98/2016", "Legea 98/2016, art. 7", "art. 7", "legea "])(
  "is looked for in linear time after %j",
  { timeout: 400_000 },
  (beginning) => expect(slowTextsFor(readCitations, beginning)).toEqual([]),
);

describe("the acts that a text names", () => {
  it.each(CITED.flatMap((act) => shapesOf(act).map((shape) => [shape, act] as const)))("%s", (shape, act) => {
    expect(actsNamedIn(shape, CITED)).toContain(act);
    expect(mayNameActs(shape)).toBe(true);
  });

  it("are named by what their title calls them, in other forms too", () => {
    const named = (text: string) => actsNamedIn(text, CITED).map(({ number }) => number);
    expect(named("ce spune Codului administrativ despre ședințe?")).toEqual(["57/2019"]);
    expect(named("cod administrativ")).toEqual(["57/2019"]);
    expect(named("codul de bune practici")).toEqual([]);
  });
});
