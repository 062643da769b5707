import { describe, expect, it } from "vitest";
import { columnClasses } from "./store/column-classes.server";

const named = <Class>(classes: Readonly<Record<string, Class>>, which: (one: Class) => boolean) =>
  Object.keys(classes).filter((column) => which(classes[column] as Class));

describe("what is known of people", () => {
  const { users } = columnClasses;

  it("is forgotten when they ask, but for what names nobody or was decided or agreed to", () => {
    expect(named(users, ({ erasure }) => erasure !== "delete")).toEqual([
      ...["id", "role", "organisationId", "suspendedAt", "suspendedReason"],
      ...["termsVersion", "termsAcceptedAt", "createdAt", "updatedAt"],
    ]);
  });

  it("is given to them, but for what only guards their sign-in", () => {
    expect(named(users, (one) => !one.export)).toEqual(["lastTotpStep"]);
  });
});

describe("what is known of organisations", () => {
  it("is given to them, but for who of the moderators decided", () => {
    expect(named(columnClasses.organisations, (one) => !one.export)).toEqual(["verifiedBy"]);
  });
});
