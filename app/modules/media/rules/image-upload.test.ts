import { describe, expect, it } from "vitest";
import { ACCEPTED } from "~/ui/image-field/plain-images";
import { altText, IMAGE_KINDS, imageHint, imageSentence } from "./image-upload";

const limits = { megabytes: 10, megapixels: 40 };

it("says before choosing what may be chosen", () => {
  expect(imageHint(limits)).toBe("JPEG, PNG, WebP sau GIF, cel mult 10 MB și 40 de megapixeli");
  for (const kind of IMAGE_KINDS) expect(ACCEPTED.split(",")).toContain(`.${kind}`);
});

it.each([
  ["pixels", { megabytes: 2, megapixels: 1 }, "mai mult de 1 megapixel "],
  ["pixels", limits, "40 de megapixeli"],
  ["size", { megabytes: 2, megapixels: 1 }, "mai mult de 2 MB"],
  ["heic", limits, "Salvați-o ca JPEG"],
  ["kind", limits, "nu este JPEG, PNG, WebP sau GIF"],
] as const)("a refusal for its %s names the operator's limit or the way on", (problem, given, words) => {
  expect(imageSentence(problem, given)).toContain(words);
});

describe("altText", () => {
  it.each([
    ["  Podul\n vechi ", "Podul vechi"],
    ["", ""],
    ["ș".repeat(300), "ș".repeat(200)],
    ["a\u202eb", "ab"],
  ])("%j is %j", (written, kept) => {
    expect(altText(written)).toBe(kept);
  });
});
