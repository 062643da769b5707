import type { RequestRecord } from "~/modules/requests/store/record.server";
import type { ResponseRecord } from "~/modules/requests/store/responses.server";
import type { Notice } from "../rules";

/** "Solicitarea „Portal de taxe” (PSP-2026-000123)" */
export const named = ({ title, registration }: RequestRecord): string =>
  `solicitarea „${title}”${registration === null ? "" : ` (${registration})`}`;

/** To the people of the authority, leading to the request. */
export const toOwner = (request: RequestRecord) => ({
  to: { organisations: [request.ownerId] },
  href: `/uat/service-requests/${request.id}`,
  action: "Vezi solicitarea",
});

/** To the people of these firms, leading to the opportunity. */
export const toFirms = (request: RequestRecord, firms: readonly string[]) =>
  ({
    to: { organisations: firms },
    href: `/firma/opportunities/${request.id}`,
    action: "Vezi solicitarea",
  }) satisfies Partial<Notice>;

/** Whose offer it is, unless nobody may know yet: sealed offers name nobody before they are opened. */
export const authorOf = ({ request, partnerName }: ResponseRecord): string | null =>
  request.sealed && request.openedAt === null ? null : partnerName;

/** The responses whose authors still wait for something. */
export const isOpenResponse = ({ status }: ResponseRecord): boolean =>
  status === "submitted" || status === "to_confirm";
