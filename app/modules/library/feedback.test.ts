import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { documentOf, published, rowOf } from "./library.test-data";
import { resourceRatings } from "./tables/feedback.server";
import { editResource, versionOf, withdrawResource } from "./verbs/resources.server";

ownPlatform();
const START = new Date("2026-11-21T09:00:00Z");

let admin: Person;
let uats: Person[];
let unverified: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  uats = [await member("UAT"), await member("UAT"), await member("UAT")];
  unverified = await member("UAT", "pending");
});
beforeEach(() => setClock(START));

const page = (id: string, part = "") => `/uat/resource/${id}${part}`;
const words = async (who: Person, path: string) => textOf(await who.get(path));
const rate = async (who: Person, id: string, stars: string, edition = "1") =>
  (await who.post(page(id, "/rating"), { edition, stars })).status;
const [uat, other, third] = [0, 1, 2].map((place) => () => uats[place] as Person) as [
  () => Person,
  () => Person,
  () => Person,
];

describe("the rating of a document", () => {
  it("is one for each person, which they may change, and is shown from three on", async () => {
    const id = await published(admin);
    expect(await rate(uat(), id, "5")).toBe(303);
    expect(await rate(uat(), id, "4")).toBe(303);
    expect(await rate(other(), id, "5")).toBe(303);
    const two = await words(uat(), page(id));
    expect(two).toContain("2 note. Media se arată de la 3 note.");
    expect(two).toContain("Schimbă nota");
    expect(two).not.toContain("din 5");
    expect(await rate(third(), id, "5")).toBe(303);
    expect(await words(uat(), page(id))).toContain("4,7 din 5 3 note");
    expect(await db().$count(resourceRatings)).toBe(3);
  });

  it("is of one edition", async () => {
    const id = await published(admin);
    for (const who of uats) await rate(who, id, "2");
    await editResource(admin.actor, id, documentOf(admin, { title: "Alt titlu" }), versionOf(await rowOf(id)));
    expect(await words(uat(), page(id))).toContain("Nicio notă, deocamdată.");
    expect(await words(uat(), page(id, "/v/1"))).not.toContain("V-a fost de folos?");
    expect(await rate(uat(), id, "5")).toBe(303); // the edition that was on the page
    expect(await words(uat(), page(id))).toContain("Nicio notă, deocamdată.");
  });

  it("is not taken from others, for a withdrawn document, or without a choice", async () => {
    const id = await published(admin);
    const before = await db().$count(resourceRatings);
    expect(await rate(unverified, id, "5")).toBe(403);
    expect(await words(unverified, page(id))).not.toContain("Trimite nota");
    expect(await rate(await member("FIRMA"), id, "5")).toBe(403);
    for (const stars of ["0", "6", "x"]) expect(await rate(uat(), id, stars)).toBe(400);
    expect(await rate(uat(), id, "5", "2")).toBe(404);
    const empty = await uat().post(page(id, "/rating"), { edition: "1" });
    expect([empty.status, await textOf(empty)]).toEqual([400, expect.stringContaining("Alegeți nota")]);
    await withdrawResource(admin.actor, id);
    expect(await rate(uat(), id, "5")).toBe(404);
    expect(await db().$count(resourceRatings)).toBe(before);
  });
});
