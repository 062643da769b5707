import { type SQL, sql } from "drizzle-orm";
import { organisations } from "../tables.server";

/**
 * The name of an organisation of a query as others are shown it: an authority's with its county where another place has that
 * name (db/functions/organisation_name.sql).
 */
export const organisationName = (of: unknown = organisations): SQL<string> => sql<string>`organisation_name(${of})`;

/** The columns by which others know an organisation. */
export const shownOrganisation = {
  id: organisations.id,
  name: organisationName(),
  kind: organisations.kind,
  verification: organisations.verification,
};
