import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { db } from "../database/connection.server";
import { keepDraft, keptDraft } from "./draft.server";

ownDatabase();

const USER = "0198c0de-0000-7000-8000-000000000001";

const typed = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it("a text kept before the fields had the names of their columns is shown in them", async () => {
  await keepDraft(
    USER,
    "/uat/profile/organisation",
    typed({ denumire: "Comuna Nouă", adresa: "a&denumire=b", cui: "1" }),
  );
  await keepDraft(USER, "/firma/security/person", typed({ nume: "Ana", functia: "secretar", telefon: "0722" }));
  await keepDraft(USER, "/uat/community/location", typed({ area: "84,5", population: "12" }));
  await keepDraft(USER, "/uat/service-requests/new", typed({ nume: "Ana" }));
  await db().execute(sql.raw(await readFile("db/migrations/0089_kept_field_names.sql", "utf8")));
  const valuesOf = async (path: string) => (await keptDraft(USER, path))?.values;
  expect(await valuesOf("/uat/profile/organisation")).toEqual({
    name: "Comuna Nouă",
    address: "a&denumire=b",
    cui: "1",
  });
  expect(await valuesOf("/firma/security/person")).toEqual({ name: "Ana", position: "secretar", phone: "0722" });
  expect(await valuesOf("/uat/community/location")).toEqual({ areaHectares: "84,5", population: "12" });
  expect(await valuesOf("/uat/service-requests/new")).toEqual({ nume: "Ana" });
});
