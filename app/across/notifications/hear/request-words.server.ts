import { opportunityPath, requestPath } from "~/modules/requests/rules/paths";
import type { RequestRecord } from "~/modules/requests/store/record.server";
import { quoted } from "~/platform/language/quotes";
import type { Notice } from "../rules";

/** "solicitarea „Portal de taxe” (PSP-2026-000123)" */
export const named = ({ title, registration }: RequestRecord): string =>
  `solicitarea ${quoted(title)}${registration === null ? "" : ` (${registration})`}`;

type Addressed = Pick<Notice, "to" | "href" | "action">;

/** To the people of the authority, with a link to the request. */
export const toOwner = ({ id, ownerId }: RequestRecord): Addressed => ({
  to: { organisations: [ownerId] },
  href: requestPath(id),
  action: "Vezi solicitarea",
});

/** To the people of these firms, with a link to the opportunity. */
export const toFirms = ({ id }: RequestRecord, ...firms: readonly string[]): Addressed => ({
  to: { organisations: firms },
  href: opportunityPath(id),
  action: "Vezi solicitarea",
});
