import { desc, eq } from "drizzle-orm";
import { NEW_REQUEST, opportunityPath, requestPath } from "~/modules/requests/rules/paths";
import { REQUEST } from "~/modules/requests/rules/request-fields";
import { RESPONSE } from "~/modules/requests/rules/response-fields";
import { sentBy } from "~/modules/requests/stories.test-data";
import { requests } from "~/modules/requests/tables/requests.server";
import { responses, responseVersions } from "~/modules/requests/tables/responses.server";
import { db } from "~/platform/database/connection.server";
import { valuesIn } from "~/platform/form/field-table.server";
import { orNotFound } from "~/platform/refusal";
import { member } from "../support/people";
import { lastOf, type Noun } from "./noun";

const request: Noun = {
  table: REQUEST,
  who: () => member("UAT"),
  create: () => NEW_REQUEST,
  last: () => lastOf(requests),
  stored: async (id) => {
    const [row] = await db().select().from(requests).where(eq(requests.id, id));
    return valuesIn(REQUEST, orNotFound(row ?? null));
  },
  edit: (id) => requestPath(id, "edit"),
  page: (id) => requestPath(id),
  notShown: {},
  samples: {
    sealed: [
      ["on", "sigilate"],
      ["", ""],
    ],
  },
};

/** Of a firm, by the id of the request that it answers. */
const offer: Noun = {
  table: RESPONSE,
  own: { priceMin: { label: "Preț", typed: ["12.000", "13.000"] }, duration: { label: "Durata", typed: ["3", "4"] } },
  who: () => member("FIRMA"),
  create: async () => opportunityPath(await sentBy((await member("UAT")).actor), "response"),
  last: () => lastOf(requests),
  stored: async (id) => {
    const [row] = await db()
      .select({ text: responseVersions.text, experience: responseVersions.experience })
      .from(responseVersions)
      .innerJoin(responses, eq(responses.id, responseVersions.responseId))
      .where(eq(responses.requestId, id))
      .orderBy(desc(responseVersions.version))
      .limit(1);
    return orNotFound(row ?? null);
  },
  edit: (id) => opportunityPath(id, "response"),
  page: (id) => opportunityPath(id),
  notShown: {},
  samples: {},
};

export const REQUEST_NOUNS: Readonly<Record<string, Noun>> = { "a request": request, "an offer": offer };
