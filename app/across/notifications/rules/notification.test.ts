import { describe, expect, it } from "vitest";
import {
  centreOf,
  defaultPreference,
  effectivePreference,
  groupsFor,
  isAlways,
  NOTIFICATION_TYPE_CODES,
  typesFor,
} from "./notification";

describe("types of notifications", () => {
  it.each([
    [
      "UAT",
      ["response_received", "message", "organisation"],
      ["opportunity", "response_outcome", "organisation_waiting"],
    ],
    [
      "FIRMA",
      ["opportunity", "response_outcome", "message"],
      ["response_received", "question_asked", "organisation_waiting"],
    ],
    ["ADMIN", ["organisation_waiting"], ["message", "opportunity", "response_received"]],
  ] as const)("%s is told of its own things only", (role, among, not) => {
    const types = typesFor(role);
    expect(types).toEqual(expect.arrayContaining([...among]));
    for (const type of not) expect(types).not.toContain(type);
    expect(
      groupsFor(role)
        .flatMap((group) => group.types.map(({ type }) => type))
        .sort(),
    ).toEqual([...types].sort());
  });

  it("has somebody for every type", () => {
    const told = new Set((["UAT", "FIRMA", "ADMIN"] as const).flatMap(typesFor));
    expect([...NOTIFICATION_TYPE_CODES].filter((type) => !told.has(type))).toEqual([]);
  });

  it.each(["response_outcome", "response_to_confirm", "organisation", "colleague"] as const)(
    "%s cannot be switched off",
    (type) => {
      expect(isAlways(type)).toBe(true);
      expect(effectivePreference(type, { inApp: false, email: "off" })).toEqual(defaultPreference(type));
    },
  );

  it("follows the choice in everything else", () => {
    const off = { inApp: false, email: "off" } as const;
    expect(effectivePreference("opportunity", off)).toEqual(off);
    expect(effectivePreference("opportunity", undefined)).toEqual({ inApp: true, email: "immediate" });
    expect(effectivePreference("response_moved", undefined)).toEqual({ inApp: true, email: "off" });
  });

  it.each([
    ["UAT", "/uat/notificari"],
    ["FIRMA", "/firma/notificari"],
    ["ADMIN", "/admin/notificari"],
  ] as const)("the centre of %s is %s", (role, path) => expect(centreOf(role)).toBe(path));
});
