import { expect, it } from "vitest";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { member, organisation, type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { lastEdit } from "./store/last-edit.server";

ownPlatform();

const at = new Date("2026-11-02T09:00:00Z");
const later = new Date("2026-11-21T09:00:00Z");
const what = "organisation.edited";

it("the last edit of a part is told with its author's name to colleagues and ADMIN, without it to its author and others", async () => {
  const house = await organisation("UAT");
  const ana = await person("UAT", house);
  const dan = await person("UAT", house, "colleague");
  const admin = await person("ADMIN");
  const stranger = await member("UAT");
  const saidTo = (reader: Person, to?: string) =>
    lastEdit(reader.actor, { what, subjectId: house, ...(to ? { to } : {}) }, later);
  const did = (by: Person, to: string, when: Date) =>
    transaction(() => record({ what, subjectId: house, by: by.actor, at: when, to }));
  expect(await saidTo(ana)).toBeNull();
  await did(dan, "contact", at);
  await did(admin, "location", new Date(at.getTime() + 1));
  const when = "la 2 noiembrie 2026";
  expect(await saidTo(ana, "contact")).toEqual({ by: dan.actor.name, when });
  expect(await saidTo(admin, "contact")).toEqual({ by: dan.actor.name, when });
  for (const reader of [dan, stranger]) expect(await saidTo(reader, "contact")).toEqual({ by: null, when });
  expect(await saidTo(ana, "location")).toEqual({ by: "Un administrator", when });
  expect(await saidTo(ana)).toEqual({ by: "Un administrator", when });
  expect(await saidTo(ana, "profile")).toBeNull();
});
