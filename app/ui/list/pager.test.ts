import { expect, test } from "vitest";
import { pagesAround } from "./pager";

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [8, 104, [1, null, 7, 8, 9, null, 104]],
  [104, 104, [1, null, 103, 104]],
])("page %i of %i", (page, pages, named) => {
  expect(pagesAround(page, pages)).toEqual(named);
});
