import { getTableColumns } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { DESK, own, save, withCommunity } from "./desk.test-data";
import { type FieldOf, SECTIONS, type Section } from "./rules/sections";
import { communities } from "./tables.server";

/** Columns that no section edits. */
const NO_FIELDS = [
  "id",
  "organisationId",
  "featuredImageId",
  "isTest",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "deletedBy",
];

it("every column of a community is edited in a section, or stands among those that are not", () => {
  const edited = Object.values(SECTIONS).flatMap((fields) => Object.keys(fields));
  const columns = Object.keys(getTableColumns(communities)).map((name) => (name === "areaHectares" ? "area" : name));
  expect(columns.sort()).toEqual([...edited, ...NO_FIELDS].sort());
});

ownPlatform();
let uat: Person;
beforeAll(async () => {
  uat = await withCommunity(await member("UAT"));
});

/** What is typed into each field, and how the public page shows it. */
const shown: { [S in Section]: Record<FieldOf<S>, readonly [typed: string, shown: string]> } = {
  profile: {
    name: ["Comuna Măgura", "Comuna Măgura"],
    description: ["Patru sate.", "Patru sate."],
    objectives: ["Apă în toate.", "Apă în toate."],
  },
  location: {
    kind: ["town", "Oraș"],
    county: ["SJ", "Sălaj"],
    population: ["4.125", "4.125 de locuitori"],
    area: ["84,6", "84,6 km²"],
  },
  statistics: {
    projectsCompleted: ["17", "17"],
    budgetAllocated: ["13 milioane lei", "13 milioane lei"],
    citizensServed: ["4.019", "4.019"],
  },
  contact: {
    address: ["Strada Izvorului nr. 9", "Strada Izvorului nr. 9"],
    phone: ["0260 555 019", "0260 555 019"],
    email: ["primaria@magura.example", "primaria@magura.example"],
    website: ["magura-de-sus.example", "magura-de-sus.example"],
  },
};

it.each(Object.entries(shown))("%s: the public page shows each of its fields", async (section, fields) => {
  const typed = Object.entries(fields).map(([name, [text]]) => [name, text]);
  await save(uat, `${DESK}/${section}`, Object.fromEntries(typed));
  const page = await textOf(await stranger.get(`/comunitati/${(await own(uat)).id}`));
  for (const [, text] of Object.values<readonly [string, string]>(fields)) expect(page).toContain(text);
});
