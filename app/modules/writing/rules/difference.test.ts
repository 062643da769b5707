import { describe, expect, it } from "vitest";
import { worked } from "../../../../tests/support/cost";
import { differenceOf } from "./difference";

const said = (before: string, after: string) =>
  differenceOf(before, after).map(({ change, words }) => {
    const text = words.map(({ text: word, change: of }) =>
      of === "added" ? `+${word}+` : of === "removed" ? `-${word}-` : word,
    );
    return `${change}: ${text.join("")}`;
  });

describe("the difference of two texts", () => {
  it("is none between equal ones", () => {
    expect(said("<p>Unu</p><h2>Doi</h2>", "<p>Unu</p><h2>Doi</h2>")).toEqual(["same: Unu", "same: Doi"]);
  });

  it("is by word within a changed paragraph", () => {
    expect(said("<p>Drumul are doi kilometri.</p>", "<p>Drumul are trei kilometri.</p>")).toEqual([
      "changed: Drumul are -doi-+trei+ kilometri.",
    ]);
  });

  it.each([
    [
      "a number with its separator",
      "A costat 7,4 milioane.",
      "A costat 8,1 milioane.",
      "A costat -7,4-+8,1+ milioane.",
    ],
    ["thousands", "În 2024, 20.000 de lei.", "În 2025, 25.000 de lei.", "În -2024-+2025+, -20.000-+25.000+ de lei."],
    ["an hour", "De la 12:30 la 14.", "De la 13:30 la 14.", "De la -12:30-+13:30+ la 14."],
    [
      "a word with its hyphen",
      "Școala stă într-un loc din deal.",
      "Școala stă într-o parte din deal.",
      "Școala stă -într-un loc-+într-o parte+ din deal.",
    ],
    ["words that follow one another", "Are doi pași mari.", "Are trei mile mari.", "Are -doi pași-+trei mile+ mari."],
    ["no space after", "Apa ajunge în sat.", "Apa a ajuns în sat.", "Apa -ajunge-+a ajuns+ în sat."],
    ["a word that is gone", "Un drum bun și lat.", "Un drum lat.", "Un drum -bun și -lat."],
    ["a comma", "Da, vine mâine.", "Da vine mâine.", "Da-,- vine mâine."],
  ])("takes %s whole", (_, before, after, told) => {
    expect(said(`<p>${before}</p>`, `<p>${after}</p>`)).toEqual([`changed: ${told}`]);
  });

  it("shows a paragraph without shared words as removed and added", () => {
    expect(said("<p>Despre drum.</p>", "<p>Ceva cu totul nou, fără legătură</p>")).toEqual([
      "removed: -Despre drum.-",
      "added: +Ceva cu totul nou, fără legătură+",
    ]);
  });

  it("finds an inserted paragraph", () => {
    expect(said("<p>Unu</p><p>Trei</p>", "<p>Unu</p><ul><li>Doi</li></ul><p>Trei</p>")).toEqual([
      "same: Unu",
      "added: +Doi+",
      "same: Trei",
    ]);
  });

  it("includes link targets, which can change while the words stay", () => {
    const link = (href: string) => `<p>Vezi <a href="${href}">aici</a> toate actele depuse la dosar.</p>`;
    const [line] = said(link("https://bun.ro"), link("https://rau.ro"));
    expect(line).toContain("changed: Vezi aici (https://");
    expect(line).toContain("-bun-+rau+");
  });

  it("marks a paragraph with changed formatting only", () => {
    expect(said("<p>Un cuvânt</p>", "<p>Un <strong>cuvânt</strong></p>")).toEqual(["restyled: Un cuvânt"]);
  });

  it("finds another picture with the same alt text", () => {
    const picture = (end: string) =>
      `<figure><img src="/imagini/0198c5a0-0000-7000-8000-00000000000${end}/800.jpg" alt="Podul" width="1600" height="900"></figure>`;
    expect(said(picture("1"), picture("1"))).toEqual(["same: Podul"]);
    expect(said(picture("1"), picture("2"))).toEqual(["restyled: Podul"]);
  });

  it("shows neighbours of one kind as one line when there would be very many", () => {
    const many = (word: string) => Array.from({ length: 700 }, () => `<p>${word}</p>`).join("");
    const one = (sign: string, word: string) => `${sign}${Array.from({ length: 700 }, () => word).join("\n")}${sign}`;
    expect(said(`${many("a")}<h2>Titlu</h2>`, `${many("b")}<h2>Final</h2>`)).toEqual([
      `removed: ${one("-", "a")}`,
      "removed: -Titlu-",
      `added: ${one("+", "b")}`,
      "added: +Final+",
    ]);
  });

  it("ends in time for two long texts that have nothing in common", () => {
    const long = (word: string) =>
      Array.from({ length: 800 }, (_, at) => `<p>${word}${at} ${`${word} `.repeat(12)}</p>`).join("");
    const began = process.threadCpuUsage();
    expect(said(long("unu"), long("doi")).join("\n").split("\n").length).toBe(1_600);
    expect(worked(began)).toBeLessThan(5000);
  });
});
