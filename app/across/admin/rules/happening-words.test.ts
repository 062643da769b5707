import { expect, it } from "vitest";
import { happeningDetail } from "./happening-words";

it.each([
  ["a part of a profile by its code", { what: "partner.edited", note: null, to: "services" }, "Servicii"],
  ["one that was kept by its name", { what: "partner.edited", note: "Servicii", to: null }, "Servicii"],
  ["one that there is no more", { what: "partner.edited", note: null, to: "banners" }, null],
  ["a name that changed is no part", { what: "organisation.edited", note: null, to: "services" }, null],
  ["a reason", { what: "organisation.rejected", note: "Nu se citește.", to: "rejected" }, "Nu se citește."],
])("beside what happened stands %s", (_, entry, detail) => {
  expect(happeningDetail(entry)).toBe(detail);
});
