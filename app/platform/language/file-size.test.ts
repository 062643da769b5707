import { expect, it } from "vitest";
import { sizeText } from "./file-size";

it.each([
  [1, "1 KB"],
  [820 * 1024, "820 KB"],
  [1_258_291, "1,2 MB"],
  [10 * 1024 * 1024, "10 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
