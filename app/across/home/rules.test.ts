import { describe, expect, it } from "vitest";
import { loggable } from "./http/unknown-path.server";
import { countsSentence, serviceOnCard } from "./rules/landing";
import { type Collaboration, loomBands, shortName } from "./rules/loom-bands";

const size = { columns: 3, rows: 3, short: false };
const one = (id: string) => ({ id, name: `Numele ${id}` });
const tie = (authority: string, firm: string): Collaboration => ({ authority: one(authority), firm: one(firm) });
const nobody = { authorities: [], firms: [] };

describe("the loom of the landing page", () => {
  it("hangs without names while nobody is here", () => {
    expect(loomBands(size, [], nobody)).toEqual({
      warp: [null, null, null],
      weft: [null, null, null],
      knots: [],
      string: null,
    });
  });

  it("has no knot where nobody has finished anything", () => {
    const others = { authorities: [one("a")], firms: [one("f"), one("g")] };
    expect(loomBands(size, [], others)).toEqual({
      warp: ["Numele a", null, null],
      weft: ["Numele f", "Numele g", null],
      knots: [],
      string: null,
    });
  });

  it("ties the newest collaboration to its card, above it", () => {
    const bands = loomBands(size, [tie("a", "f")], { authorities: [one("a"), one("b")], firms: [one("f"), one("g")] });
    expect(bands.warp).toEqual(["Numele a", "Numele b", null]);
    expect(bands.weft).toEqual(["Numele g", "Numele f", null]);
    expect(bands.string).toEqual([0, 1]);
    expect(bands.knots).toEqual([[0, 1]]);
  });

  it("keeps the string on its firm when there is no other", () => {
    const bands = loomBands(size, [tie("a", "f")], nobody);
    expect(bands.weft[bands.string?.[1] ?? -1]).toBe("Numele f");
  });

  it("ties each pair once, and only those that hang here", () => {
    const all = [tie("a", "f"), tie("a", "f"), tie("b", "f"), tie("c", "g"), tie("d", "h"), tie("a", "k")];
    const bands = loomBands(size, all, nobody);
    expect(bands.warp).toEqual(["Numele a", "Numele b", "Numele c"]);
    expect(bands.weft).toEqual(["Numele g", "Numele f", "Numele h"]);
    expect(bands.knots).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
    ]);
  });

  it.each([
    ["Asociația de Dezvoltare Intercomunitară „Valea Celor Șapte Ape”", false, "ADI Valea Celor Șapte Ape"],
    ["Comuna Fântâna Albastră", false, "Comuna Fântâna Albastră"],
    ["Comuna Fântâna Albastră", true, "Fântâna Albastră"],
    ["Registru Deschis SRL", true, "Registru Deschis"],
    ["Registru Deschis S.R.L.", true, "Registru Deschis"],
  ])("says %s (short: %s) as %s", (name, short, said) => {
    expect(shortName(name, short)).toBe(said);
  });
});

describe("what is counted now", () => {
  it.each([
    [
      { openRequests: 14, communities: 128, partners: 61 },
      "14 solicitări deschise, 128 de comunități, 61 de parteneri verificați",
    ],
    [{ openRequests: 1, communities: 1, partners: 1 }, "1 solicitare deschisă, 1 comunitate, 1 partener verificat"],
    [{ openRequests: 0, communities: 20, partners: 0 }, "20 de comunități"],
  ])("%o is said as it is", (counts, said) => {
    expect(countsSentence(counts)).toBe(`Acum, pe platformă: ${said}.`);
  });

  it("boasts of nothing while there is nothing", () => {
    expect(countsSentence({ openRequests: 0, communities: 0, partners: 0 })).toBe(
      "Comunitățile și partenerii apar aici pe măsură ce sunt verificați.",
    );
  });
});

it("says of a partner's work its first service, or the word for none", () => {
  expect(serviceOnCard(["Registratură electronică", "Portal"])).toBe("Registratură electronică");
  expect(serviceOnCard([])).toBe("Servicii IT");
});

describe("an address nobody knows, in the log", () => {
  it.each([
    ["/nimic/aici", "/nimic/aici"],
    ["/a\nfake: line", "/a\\u{a}fake: line"],
    ["/a\u001b[31mred\u009b2J", "/a\\u{1b}[31mred\\u{9b}2J"],
    ["/a\u2028b\u202e\u0000", "/a\\u{2028}b\\u{202e}\\u{0}"],
    ["/%0a%1b[2J", "/%0a%1b[2J"],
  ])("%j is written as %j", (path, written) => {
    expect(loggable(path)).toBe(written);
  });

  it("is cut", () => {
    expect(loggable(`/${"x".repeat(10_240)}`)).toHaveLength(201);
  });
});
