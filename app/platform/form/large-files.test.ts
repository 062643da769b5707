import { describe, expect, it } from "vitest";
import { fittingFiles, leftOutSentence, notReceivedType, sentSize } from "./large-files";

const MEGA = 1024 * 1024;
const file = (name: string, megabytes: number) => ({ name, size: megabytes * MEGA });

describe("the files chosen in a field", () => {
  it("are sent when each is within the limit and they are within that of the form", () => {
    const files = [file("a.pdf", 10), file("b.pdf", 2)];
    expect(fittingFiles(files, 10 * MEGA)).toEqual({ fitting: files, error: null });
  });

  it("are sent without the one that is too large, which is named with its size and the limit", () => {
    const small = file("anexa.pdf", 1);
    const large = file("caiet de sarcini.pdf", 14);
    expect(fittingFiles([large, small], 10 * MEGA)).toEqual({
      fitting: [small],
      error: "Fișierul „caiet de sarcini.pdf” are 14 MB, iar limita este de 10 MB. Alegeți unul mai mic",
    });
  });

  it("are sent without the one that does not fit beside the others", () => {
    const first = file("a.pdf", 8);
    const second = file("b.pdf", 5.5);
    const third = file("c.pdf", 3);
    expect(fittingFiles([first, second, third], 10 * MEGA)).toEqual({
      fitting: [first, third],
      error:
        "Fișierul „b.pdf” (5,5 MB) nu a fost adăugat: fișierele trimise odată au împreună cel mult 12 MB. Trimiteți-l separat",
    });
  });

  it("are named in few words, however long the name is", () => {
    const { error } = fittingFiles([file(`${"ă".repeat(3_000)}.pdf`, 14)], 10 * MEGA);
    expect(error).toMatch(/^Fișierul „ă{60}…ă{16}\.pdf” are 14 MB/);
  });

  it.each([
    [1, "fără acest fișier."],
    [2, "fără aceste fișiere."],
  ])("are counted where the next press leaves them out: %i", (left, words) => {
    expect(leftOutSentence(left)).toContain(words);
  });

  it("are never said to be as large as the limit that they exceed", () => {
    const { error } = fittingFiles([{ name: "a.pdf", size: 10 * MEGA + 1 }], 10 * MEGA);
    expect(error).toBe("Fișierul „a.pdf” are peste 10 MB, iar limita este de 10 MB. Alegeți unul mai mic");
  });
});

it("a file that was not received still has its size", () => {
  expect(sentSize(new File([], "a.pdf", { type: notReceivedType(14 * MEGA) }))).toBe(14 * MEGA);
  expect(sentSize(new File(["abc"], "a.pdf", { type: "application/pdf" }))).toBe(3);
  expect(sentSize(new File(["abc"], "a.pdf", { type: notReceivedType(1) }))).toBe(3);
});
