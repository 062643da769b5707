import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cuiDigits, cuiSentence, cuiWithCheckDigit, parseCui } from "./cui";

const bodies = fc.integer({ min: 1, max: 999_999_999 }).map(String);

describe("parseCui", () => {
  it.each(["4305857", "4267117", "4270740", "4221306", "18189442", "18547290"])("takes %s", (cui) => {
    expect(parseCui(cui)).toEqual({ ok: true, cui });
  });

  it.each(["RO18189442", "ro 18189442", "Ro-1818 9442", " 18.189.442 ", "RO\u00a018189442", "18\u201118944\u20132"])(
    "cleans %j",
    (text) => {
      expect(parseCui(text)).toEqual({ ok: true, cui: "18189442" });
    },
  );

  it.each([
    ["", "empty"],
    [" RO ", "empty"],
    ["43O5857", "characters"],
    ["４３０５８５７", "characters"],
    ["BG4305857", "characters"],
    ["RORO4305857", "characters"],
    ["4305857\u0000", "characters"],
    ["RO1", "length"],
    ["12345678901", "length"],
    ["01234567", "leading-zero"],
    ["4305858", "check-digit"],
    ["12345678", "check-digit"],
  ])("refuses %j", (text, problem) => {
    expect(parseCui(text)).toEqual({ ok: false, problem });
  });

  it("accepts every body with its check digit and with no other", () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 1, max: 9 }), (body, off) => {
        const cui = cuiWithCheckDigit(body);
        expect(parseCui(`RO ${cui}`)).toEqual({ ok: true, cui });
        const wrong = (Number(cui.at(-1)) + off) % 10;
        expect(parseCui(body + wrong)).toEqual({ ok: false, problem: "check-digit" });
      }),
    );
  });

  it("detects any single wrong digit, except where the remainder 10 becomes 0", () => {
    fc.assert(
      fc.property(bodies, fc.nat(8), fc.integer({ min: 1, max: 9 }), (body, place, off) => {
        const cui = cuiWithCheckDigit(body);
        const index = place % body.length;
        const wrong = cui.slice(0, index) + ((Number(cui[index]) + off) % 10) + cui.slice(index + 1);
        fc.pre(!cui.endsWith("0") && !wrong.startsWith("0"));
        expect(parseCui(wrong).ok).toBe(false);
      }),
    );
  });
});

it("is read from a search as it is shown, with and without RO", () => {
  const bodies = fc.integer({ min: 1, max: 999_999_999 }).map(String);
  fc.assert(
    fc.property(bodies, fc.constantFrom("", "RO", "RO ", "CUI ", "CUI: RO", "cif ro"), (body, before) => {
      expect(cuiDigits(before + cuiWithCheckDigit(body))).toBe(cuiWithCheckDigit(body));
    }),
  );
  expect(["", "lot 2", "Comuna 12", "RO", "12345678901"].map(cuiDigits)).toEqual([null, null, null, null, null]);
});

it("says what is wrong", () => {
  expect(cuiSentence("empty")).toBe("Introduceți CUI-ul");
  expect(cuiSentence("length")).toBe("CUI-ul are între 2 și 10 cifre");
});

it.each(["", "0123", "1234567890", "12a"])("makes no code of %j", (body) => {
  expect(() => cuiWithCheckDigit(body)).toThrow(RangeError);
});
