import { expect, test } from "vitest";
import { currentHref } from "./workspace";

const hrefs = ["/uat", "/uat/cereri", "/uat/cereri-vechi", "/mesaje"];

test.each([
  ["/uat", "/uat"],
  ["/uat/cereri", "/uat/cereri"],
  ["/uat/cereri/12/oferte", "/uat/cereri"],
  ["/uat/cereri-vechi/3", "/uat/cereri-vechi"],
  ["/uat/altceva", "/uat"],
  ["/uatx", undefined],
  ["/", undefined],
])("%s belongs to %s", (path, href) => {
  expect(currentHref(hrefs, path)).toBe(href);
});
