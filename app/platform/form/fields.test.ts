import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { worked } from "../../../tests/support/cost";
import { checkForm } from "./check-form.server";
import {
  choice,
  choices,
  county,
  cui,
  currency,
  day,
  email,
  idOf,
  line,
  optional,
  phone,
  readable,
  sum,
  text,
  tick,
  tradeRegisterNumber,
  website,
  wholeNumber,
} from "./fields";
import { checkRows } from "./rows";

/** What a field makes of the values that a form sends for it: the value, or the sentence. */
function sent(field: z.ZodType, ...values: (string | File)[]): unknown {
  const form = new FormData();
  for (const value of values) form.append("field", value);
  const checked = checkForm(form, z.object({ field }));
  return checked.ok ? checked.value.field : { refused: Object.values(checked.refused.errors)[0] };
}
const refused = (sentence: string) => ({ refused: sentence });

const TWICE = refused("Completați o singură dată, cu text");
const figures = readable((typed) => (/^\d+$/.test(typed) ? Number(typed) : null), "Scrieți numai cifre");

const REQUIRED: [string, z.ZodType, string][] = [
  ["a line", line("titlul"), "Introduceți titlul"],
  ["a text", text("mesajul", 10), "Scrieți mesajul"],
  ["a text with its own sentence", text("oferta", 10, "Descrieți ce oferiți"), "Descrieți ce oferiți"],
  ["a choice", choice(["a", "b"], "rolul"), "Alegeți rolul"],
  ["a county", county, "Alegeți județul"],
  ["an e-mail address", email, "Introduceți adresa de e-mail"],
  ["a phone number", phone, "Introduceți numărul de telefon"],
  ["a CUI", cui, "Introduceți CUI-ul"],
  ["a number of the trade register", tradeRegisterNumber, "Introduceți numărul din registrul comerțului"],
  ["a day", day("ziua începerii"), "Alegeți ziua începerii"],
  ["a whole number", wholeNumber("durata", 1, 999), "Introduceți durata"],
  ["what is read by a rule of its own", figures, "Scrieți numai cifre"],
];

describe("left out", () => {
  it.each(REQUIRED)("%s is asked for", (_, field, sentence) => {
    expect(sent(field)).toEqual(refused(sentence));
    expect(sent(field, "")).toEqual(refused(sentence));
  });

  it.each([
    ...REQUIRED,
    ["a sum", sum("prețul"), ""],
    ["a site", website, ""],
    ["an id", idOf("partenerul"), ""],
  ] as typeof REQUIRED)("%s may be optional", (_, field) => {
    expect(sent(optional(field))).toBeNull();
    expect(sent(optional(field), " \u200b\t")).toBeNull();
    expect(
      checkRows([{ other: "x" }], { schema: z.object({ field: optional(field) }), said: ["other"], most: 1 }),
    ).toEqual({ ok: true, value: [{ field: null }] });
  });

  test("a checkbox, a currency and many choices have a value", () => {
    expect([sent(tick), sent(currency), sent(choices(["a"], "rolurile"))]).toEqual([false, "RON", []]);
  });
});

it("an e-mail takes no more time for a long run of signs that is not its end", () => {
  const began = process.threadCpuUsage();
  expect(sent(email, `${".".repeat(200_000)}x`)).toMatchObject({ refused: expect.stringContaining("adresa") });
  expect(worked(began)).toBeLessThan(1_000);
});

test.each<[string, z.ZodType]>([
  ["a sum", sum("bugetul")],
  ["a sum that may be left out", optional(sum("bugetul"))],
  ["a day", day("ziua")],
  ["a site", website],
  ["a number", wholeNumber("numărul", 1, 9, ["ore"])],
  ["a phone", phone],
  ["a CUI", cui],
])("%s of 900 KB is refused without being looked through", (_, field) => {
  for (const sign of ["1", " ", "1 ", "lei ", "."]) {
    const value = `${sign.repeat(900_000 / sign.length)}x`;
    const began = process.threadCpuUsage();
    expect(sent(field, value)).toMatchObject({ refused: expect.any(String) });
    expect(worked(began), sign).toBeLessThan(100);
  }
});

describe("as it is kept", () => {
  test.each<[string, z.ZodType, unknown]>([
    ["  Comuna  Iaşi\u202e ", line("titlul"), "Comuna Iași"],
    [" Două\r\nrânduri ", text("mesajul", 50), "Două\nrânduri"],
    [" Ana@Primarie.RO ", email, "ana@primarie.ro"],
    ["mailto:ana@primarie.ro", email, "ana@primarie.ro"],
    ["<ana@primarie.ro>;", email, "ana@primarie.ro"],
    ["\u200eana@primarie.ro\u2060.", email, "ana@primarie.ro"],
    ["\u202a0264 123 456\u202c", phone, "+40264123456"],
    ["RO 14399840", cui, "14399840"],
    ["\u200f1439\u200d9840\u2060", cui, "14399840"],
    ["0264\u00ad 123\u200e 456\u200c", phone, "+40264123456"],
    ["5\u200e.12.\u20602026", day("ziua"), "2026-12-05"],
    ["1\u200d.234,50\u200f lei", sum("prețul"), { minor: 123_450, currency: "RON" }],
    ["digi\u00adtali\u00adzare \ufffe\uffff👩‍🔧", line("titlul"), "digitalizare 👩‍🔧"],
    ["www.firma.ro", website, "https://www.firma.ro"],
    ["1.234,50 lei", sum("prețul"), { minor: 123_450, currency: "RON" }],
    ["5.12.2026", day("ziua"), "2026-12-05"],
    ["0190A0B0-0000-7000-8000-000000000001", idOf("partenerul"), "0190a0b0-0000-7000-8000-000000000001"],
    ["3", wholeNumber("durata", 1, 999), 3],
    ["4 120", wholeNumber("populația", 1, 9_999), 4120],
    ["45 %", wholeNumber("progresul", 0, 100, ["%"]), 45],
    ["6 ore", wholeNumber("numărul de ore", 1, 40, ["ore", "oră", "h"]), 6],
    ["1 ora.", wholeNumber("numărul de ore", 1, 40, ["ore", "oră", "h"]), 1],
    ["20 de locuri", wholeNumber("numărul de locuri", 1, 40, ["locuri"]), 20],
    [" 42 ", figures, 42],
    ["CJ", county, "CJ"],
    ["on", tick, true],
    ["0", optional(figures), 0],
  ])("%j", (typed, field, value) => {
    expect(sent(field, typed)).toEqual(value);
  });
});

describe("refused", () => {
  test.each<[string, z.ZodType, string]>([
    ["Scurtați titlul la cel mult 3 caractere", line("titlul", 3), "a".repeat(4)],
    ["Scurtați titlul la cel mult 200 de caractere", line("titlul"), "a".repeat(201)],
    ["Scurtați mesajul la cel mult 5.000 de caractere", text("mesajul", 5000), "a".repeat(5001)],
    ["Alegeți rolul din listă", choice(["a", "b"], "rolul"), "toString"],
    ["Alegeți rolurile din listă", choices(["a", "b"], "rolurile"), "c"],
    ["Alegeți județul din listă", county, "XX"],
    ["Alegeți partenerul din listă", idOf("partenerul"), "1"],
    ["Alegeți moneda din listă", currency, "USD"],
    ["Bifați sau lăsați nebifat", tick, "poate"],
    ["Introduceți adresa de e-mail întreagă, de exemplu nume@exemplu.ro", email, "ana"],
    ["Introduceți adresa de e-mail întreagă, de exemplu nume@exemplu.ro", email, `${"a".repeat(250)}@psp.test`],
    ["Introduceți adresa site-ului întreagă, de exemplu www.exemplu.ro", website, "javascript:alert(1)"],
    ["Numărul de telefon are 10 cifre, de exemplu 0264 123 456", phone, "12"],
    ["Scrieți prețul numai cu cifre, de exemplu 90.000 sau 1.234,50", sum("prețul"), "mult"],
    ["Scrieți termenul ca dată din calendar, de exemplu 05.12.2026", day("termenul"), "31.02.2026"],
    ["Scrieți durata ca număr întreg, numai cu cifre, de la 1 la 1.999", wholeNumber("durata", 1, 1999), "2,5"],
    // a dot groups thousands: this was read as 1
    ["Scrieți durata ca număr întreg, numai cu cifre, de la 1 la 999", wholeNumber("durata", 1, 999), "1.000"],
    ["Scrieți durata ca număr întreg, numai cu cifre, de la 1 la 999", wholeNumber("durata", 1, 999), "1e2"],
    ["Scrieți durata ca număr întreg, numai cu cifre, de la 1 la 999", wholeNumber("durata", 1, 999), "45 %"],
    ["Scrieți numai cifre", figures, "multe"],
  ])("%s", (sentence, field, typed) => {
    expect(sent(field, typed)).toEqual(refused(sentence));
    expect(sent(optional(field), typed)).toEqual(refused(sentence));
  });

  test.each([line("titlul"), text("mesajul", 9), email, phone, website, sum("prețul"), day("ziua"), figures])(
    "%#: the same field twice, or a file",
    (field) => {
      expect(sent(field, "a", "b")).toEqual(TWICE);
      expect(sent(optional(field), new File(["x"], "x.txt"))).toEqual(TWICE);
    },
  );
});
