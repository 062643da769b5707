import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleArticles } from "../../../db/library/articles/all";
import { landResources } from "../../../db/library/land";
import { peopleResources } from "../../../db/library/people";
import { populationResources } from "../../../db/library/population";
import { procurementResources } from "../../../db/library/procurement";
import { taxResources } from "../../../db/library/taxes";
import { withoutPersonalData, withoutPersonalWords } from "./mask";

it.each([
  ["CNP-ul 1900101123456 cere certificat", "CNP-ul [CNP] cere certificat"],
  ["cnp 1 900101 123456, ce fac", "cnp [CNP], ce fac"],
  ["sună la 0722 123 456 sau +40 722-123-456", "sună la [telefon] sau [telefon]"],
  ["contul RO49 AAAA 1B31 0075 9384 0000 este blocat", "contul [IBAN] este blocat"],
  ["ro49aaaa1b31007593840000", "[IBAN]"],
  ["scrie-i la ion.popescu@primaria-x.ro azi", "scrie-i la [e-mail] azi"],
  ["card 4111111111111111", "card [număr]"],
  ["mobil 0722–123–456, fix 021‑312‑45‑67", "mobil [telefon], fix [telefon]"],
  ["tel. 40 722 123 456 sau (+4)0722.123.456 sau 004 0722 123 456", "tel. [telefon] sau ([telefon] sau [telefon]"],
  ["tel. 0722\u202f123\u2009456 și 0722_123_456, 0722 / 123 / 456", "tel. [telefon] și [telefon], [telefon]"],
  ["Tel:0722.12.34.56; 0 7 2 2 1 2 3 4 5 6", "Tel:[telefon]; [telefon]"],
  ["cnp 1900101‑123456 și 190\u202f0101\u2009123456", "cnp [CNP] și [CNP]"],
  ["RO49\u202fAAAA\u202f1B31\u202f0075\u202f9384\u202f0000", "[IBAN]"],
  ["ion.popescu [at] primaria.ro, ion(at)primaria.ro, ion.popescu＠primaria.ro", "[e-mail], [e-mail], [e-mail]"],
  ["domnul Popescu Ion vrea certificat", "domnul [nume] vrea certificat"],
  ["doamna maria ionescu din satul Valea Rece nr. 45", "doamna [nume] din [adresă]"],
  ["dl. Ionescu V. are CI seria SJ nr. 123456", "dl. [nume] are CI seria [act]"],
  ["numele: POPESCU VASILE, buletin XT 654321", "numele: [nume], buletin [act]"],
  ["subsemnata Ana Pop-Rusu, str. Florilor nr. 12, bl. 3, sc. A, ap. 4", "subsemnata [nume], [adresă]"],
  ["vecinul Gheorghe Marin de pe strada Mihai Eminescu 14A", "vecinul [nume] de pe [adresă]"],
  ["cererea lui Ion Popescu, bloc 4 sc. B ap. 3; mă numesc Dan Pop", "cererea lui [nume], [adresă]; mă numesc [nume]"],
  ["D-na Popa, seria xt 654321", "D-na [nume], seria [act]"],
  ["numele meu este ion popescu, d-ra Ana, d.na Ionescu", "numele meu este [nume], d-ra [nume], d.na [nume]"],
  ["colega Elena Rusu, inginerul Pop Dan, calea Victoriei 12", "colega [nume], inginerul [nume], [adresă]"],
  ["cartea de identitate 654321 și MH123456", "cartea de identitate [act] și [act]"],
])("leaves out of %s what names a person", (text, masked) => expect(withoutPersonalData(text)).toBe(masked));

it.each([
  "numele străzii se schimbă, iar domnul primar și doamna de la ghișeu semnează",
  "vecinul vrea să vândă 2 ha; pe strada Florilor 3 case nu au apă",
  "Hotărârea nr. 12 din 3 mai, drumul comunal nr. 12, calea de atac în 15 zile",
  "CF 102345, nr. cadastral 51234, art. 5 al Legii nr. 53/2003",
  "domnul care a venit ieri cere o adeverință",
  "Ce spune art. 7 alin. (5) din Legea 98/2016 despre pragul de 270.120 lei?",
  "Termenul din 25.08.2026 și suma de 26.960.556 lei",
  "Cererea nr. 1245 din 12.03.2026",
  "între 200.000 și 300.000 lei, adică 1.200.000–1.500.000 lei cu tot cu 2027",
  "art. 40 alin. (2), 40 de zile, 40 722 lei, 40 200 123 lei",
  "Contractul din 01.09.2025 - 31.08.2026",
  "perioada 05.10.2025-04.10.2026",
  "perioada 02.10.2025 – 01.10.2026, apoi 03.02.2026-02.02.2027",
  "de la 09.01.2026 la 10.01.2026",
])("leaves %s as it is", (text) => expect(withoutPersonalData(text)).toBe(text));

it("leaves the library as it is, and what it has masked once", () => {
  const texts = [
    ...[landResources, peopleResources, populationResources, procurementResources, taxResources].flatMap((resources) =>
      resources.flatMap(({ title, summary, text }) => [title, summary, text]),
    ),
    ...exampleArticles.flatMap(({ articles }) => articles.map(([, , text]) => text)),
  ].flatMap((text) => text.split("\n"));
  expect(texts.filter((text) => withoutPersonalData(text) !== text)).toEqual([]);
  const once = withoutPersonalData("domnul Popescu, str. Florilor nr. 12, CI seria SJ 123456, 0722 123 456");
  expect(withoutPersonalData(once)).toBe(once);
});

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const gap = fc.constantFrom("", "", "", " ", "-", ".", "\u00a0", "\u2011");
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
