import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, parsePhone, phoneLinks, phoneSentence } from "./phone";

describe("parsePhone", () => {
  it.each([
    ["0264123456", "+40264123456"],
    ["0264/123.456", "+40264123456"],
    ["0264-123-456", "+40264123456"],
    ["021 123 4567", "+40211234567"],
    ["(021) 123.45.67", "+40211234567"],
    ["+40 (0) 21 123 4567", "+40211234567"],
    ["+40 712 345 678", "+40712345678"],
    ["+40712345678", "+40712345678"],
    ["0040712345678", "+40712345678"],
    ["40712345678", "+40712345678"],
    ["712 345 678", "+40712345678"],
    ["0800 123 456", "+40800123456"],
    ["0372\u00a0123\u2011456", "+40372123456"],
    ["0264 123 456 int. 12", "+40264123456;ext=12"],
    ["0264 123 456, interior 12", "+40264123456;ext=12"],
    ["0264 123 456 (int 12)", "+40264123456;ext=12"],
    ["0264123456int12", "+40264123456;ext=12"],
    ["0264 123 456, 0722 123 456", "+40264123456,+40722123456"],
    ["0264 123 456; 0722 123 456", "+40264123456,+40722123456"],
    ["0264 123 456 / 0722 123 456", "+40264123456,+40722123456"],
    ["0264123456/0722123456", "+40264123456,+40722123456"],
    ["0264/123.456 sau 0722/123.456", "+40264123456,+40722123456"],
    ["0264 123 456 int. 12, 0722 123 456", "+40264123456;ext=12,+40722123456"],
    ["0264 123 456,", "+40264123456"],
  ])("reads %j", (text, phone) => {
    expect(parsePhone(text)).toEqual({ ok: true, phone });
  });

  it.each([
    ["", "empty"],
    [" - ", "empty"],
    ["0712 345 678 secretariat", "characters"],
    ["0712 345 678 int.", "characters"],
    ["0712 345 678 int. 1234567", "characters"],
    ["0264 123 456, 12", "length"],
    ["0264 123 456 0722 123 456", "length"],
    ["0264 123 456, 0722 123 456, 0722 123 457", "many"],
    ["(".repeat(100_000), "many"],
    [",", "empty"],
    ["０712345678", "characters"],
    ["0712+345678", "characters"],
    ["+373 22 123 456", "foreign"],
    ["0049 30 123456", "foreign"],
    ["0712 345 67", "length"],
    ["0712 345 6789", "length"],
    ["112", "length"],
    ["0112345678", "prefix"],
    ["0512345678", "prefix"],
    ["0912345678", "prefix"],
  ])("refuses %j", (text, problem) => {
    expect(parsePhone(text)).toEqual({ ok: false, problem });
  });

  it("gives examples that are accepted", () => {
    for (const problem of ["foreign", "length"] as const) {
      expect(parsePhone(/\d[\d ]{11}/.exec(phoneSentence(problem))?.[0] ?? "").ok).toBe(true);
    }
  });
});

describe("formatPhone", () => {
  it("groups as people do", () => {
    expect(["+40211234567", "+40311234567", "+40264123456", "+40712345678", "+40800123456"].map(formatPhone)).toEqual([
      "021 123 4567",
      "031 123 4567",
      "0264 123 456",
      "0712 345 678",
      "0800 123 456",
    ]);
    expect(formatPhone("+37322123456")).toBe("+37322123456");
  });

  it("says the extension, and one number after the other", () => {
    expect(formatPhone("+40264123456;ext=12,+40712345678")).toBe("0264 123 456 int. 12, 0712 345 678");
  });

  it("dials each alone", () => {
    expect(phoneLinks("+40264123456;ext=12,+40712345678")).toEqual([
      { href: "tel:+40264123456;ext=12", label: "0264 123 456 int. 12" },
      { href: "tel:+40712345678", label: "0712 345 678" },
    ]);
  });

  it("is parsed to the same number", () => {
    fc.assert(
      fc.property(fc.constantFrom("2", "3", "6", "7", "8"), fc.integer({ min: 0, max: 99_999_999 }), (first, rest) => {
        const one = `+40${first}${String(rest).padStart(8, "0")}`;
        const phone = `${one};ext=${rest % 1000},${one}`;
        expect(parsePhone(formatPhone(phone))).toEqual({ ok: true, phone });
      }),
    );
  });
});
