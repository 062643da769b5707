import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutPersonalData, withoutPersonalWords } from "./mask";

it.each([
  ["CNP-ul 1900101123456 cere certificat", "CNP-ul [CNP] cere certificat"],
  ["cnp 1 900101 123456, ce fac", "cnp [CNP], ce fac"],
  ["sună la 0722 123 456 sau +40 722-123-456", "sună la [telefon] sau [telefon]"],
  ["contul RO49 AAAA 1B31 0075 9384 0000 este blocat", "contul [IBAN] este blocat"],
  ["ro49aaaa1b31007593840000", "[IBAN]"],
  ["scrie-i la ion.popescu@primaria-x.ro azi", "scrie-i la [e-mail] azi"],
  ["card 4111111111111111", "card [număr]"],
])("leaves out of %s what names a person", (text, masked) => expect(withoutPersonalData(text)).toBe(masked));

it.each([
  "Ce spune art. 7 alin. (5) din Legea 98/2016 despre pragul de 270.120 lei?",
  "Termenul din 25.08.2026 și suma de 26.960.556 lei",
  "Cererea nr. 1245 din 12.03.2026",
  "Contractul din 01.09.2025 - 31.08.2026",
  "perioada 05.10.2025-04.10.2026",
  "perioada 02.10.2025 – 01.10.2026, apoi 03.02.2026-02.02.2027",
  "de la 09.01.2026 la 10.01.2026",
])("leaves %s as it is", (text) => expect(withoutPersonalData(text)).toBe(text));

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const gap = fc.constantFrom("", "", "", " ", "-", ".");
/** Digits with something between some of them. */
const grouped = (first: fc.Arbitrary<string>, count: number) =>
  fc
    .tuple(first, fc.array(fc.tuple(gap, digit), { minLength: count, maxLength: count }))
    .map(([start, rest]) => start + rest.map(([between, one]) => between + one).join(""));
const personal = fc.oneof(
  grouped(fc.constantFrom("1", "2", "5", "6"), 12),
  grouped(fc.constantFrom("07", "02", "03"), 8),
  grouped(fc.constantFrom("+407", "00402"), 8),
  fc
    .tuple(grouped(fc.constant("RO4"), 1), fc.constantFrom("RNCB", "btrl"), grouped(digit, 15))
    .map((all) => all.join("")),
);
const around = fc.constantFrom("", "cererea lui ", "Legea 544/2001: ", "(", "tel:", "nr. 12 din 3 mai, ");

it("leaves no personal number, however it is written and whatever stands around it", () => {
  fc.assert(
    fc.property(around, personal, fc.constantFrom("", ".", " și altele", ", urgent", ")"), (before, number, after) => {
      const masked = withoutPersonalData(before + number + after);
      expect(masked).not.toContain(number);
      expect(masked.match(/\d/g)?.length ?? 0).toBeLessThanOrEqual((before.match(/\d/g)?.length ?? 0) + 1);
    }),
    { numRuns: 2_000 },
  );
});

it("leaves of a question what is looked for", () => {
  const written = "Cât costă? CNP 1960229123456, tel. 0745 123 456, ion@primarie.ro";
  expect(withoutPersonalWords(written).match(/\p{L}+/gu)).toEqual(["Cât", "costă"]);
  expect(withoutPersonalWords("Cum verific un IBAN?")).toBe("Cum verific un IBAN?");
});
