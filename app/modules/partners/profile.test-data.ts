import { eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { hiddenField, organisation, type Person, person } from "../../../tests/support/people";
import { type SECTION_CODES, sectionPath } from "./rules/sections";
import { partnerCategories, partnerServices, partners } from "./tables.server";
import { createPartner } from "./verbs.server";

export const at = new Date("2026-11-21T08:00:00Z");
export const SAVED = "Profilul a fost salvat cu succes!";

/** The owner of a firm whose profile is as registration left it. */
export async function firm(
  verification: "verified" | "pending" | "suspended" | "rejected" = "verified",
): Promise<Person> {
  const firma = await organisation("FIRMA", verification);
  await createPartner({
    organisationId: firma,
    website: null,
    portfolio: "Scriem strategii.",
    domains: ["it"],
    tradeRegisterNumber: "J26/415/2015",
    at,
  });
  return person("FIRMA", firma);
}

export const ownId = (someone: Person) => someone.actor.organisation?.id ?? "";

/** What a refusal leaves as it was. */
export const everythingOf = async (id: string) => ({
  partner: await db().select().from(partners).where(eq(partners.id, id)),
  services: await db().select().from(partnerServices),
  categories: await db().select().from(partnerCategories),
});

export type Fields = Record<string, string | readonly string[]>;
type Part = (typeof SECTION_CODES)[number];

/** Rows as the form of a list sends them. */
export const rows = (list: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    list.flatMap((row, index) => Object.entries(row).map(([name, value]) => [`rows[${index}].${name}`, value])),
  );

export const saveAs = (by: Person, section: Part, fields: Fields) =>
  by.post(sectionPath(section), { formKey: newFormKey(), _pagina: sectionPath(section), ...fields });

/** The version that the form of a part shows. */
export const versionFor = async (by: Person, section: Part, query = "") =>
  hiddenField(await (await by.get(sectionPath(section) + query)).text(), "version");

export const flashOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
