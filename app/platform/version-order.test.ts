import { expect, it } from "vitest";
import { compareVersions } from "./version-order";

it("versions are compared number by number", () => {
  const inOrder = ["0.0.0", "0.9.0", "1.0.0", "1.0.10", "1.9.0", "1.10.0", "10.0.0"];
  expect(inOrder.toReversed().toSorted(compareVersions)).toEqual(inOrder);
  expect(compareVersions("1.2.3", "1.2.3")).toBe(0);
});
