import { now } from "~/platform/clock";
import { since } from "~/platform/language/dates";
import { countyByCode } from "~/platform/romania/counties";
import type { OrganisationRow } from "./parts/organisation-rows";
import type { organisationsPage } from "./store/organisations.server";

type Row = Awaited<ReturnType<typeof organisationsPage>>["rows"][number];

/** A row in the words of its page. */
export function organisationRow({ createdAt, verifiedAt: _, county, ...row }: Row): OrganisationRow {
  return { ...row, county: county ? (countyByCode(county)?.name ?? county) : null, since: since(createdAt, now()) };
}
