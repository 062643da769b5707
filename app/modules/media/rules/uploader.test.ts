import { expect, it } from "vitest";
import { organisationOf, uploaderMark, uploaderOf } from "./uploader";

it("keeps people and registrations apart", () => {
  expect(uploaderMark({ userId: "7", organisationId: null })).toBe("user:7");
  expect(uploaderMark({ registration: "7" })).toBe("registration:7");
});

it("counts for the organisation of a person, and for nobody's otherwise", () => {
  expect(organisationOf(uploaderOf({ userId: "7", organisation: { id: "3" } }))).toBe("3");
  expect(organisationOf(uploaderOf({ userId: "7", organisation: null }))).toBeNull();
  expect(organisationOf({ registration: "7" })).toBeNull();
});
