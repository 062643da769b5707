import { opportunityPath, requestPath } from "~/modules/requests/rules/paths";
import { isOpen } from "~/modules/requests/rules/request";
import type { RequestRecord } from "~/modules/requests/store/record.server";
import { now } from "~/platform/clock";
import { dateTime } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import type { Notice } from "../rules/notification";

/** "solicitarea „Portal de taxe” (PSP-2026-000123)" */
export const named = ({ title, registration }: RequestRecord): string =>
  `solicitarea ${quoted(title)}${registration === null ? "" : ` (${registration})`}`;

/** The number of the request, and its deadline while offers can be sent or changed. */
export const requestFacts = (request: RequestRecord): Fact[] => [
  ...(request.registration === null ? [] : [["Numărul solicitării", request.registration] as const]),
  ...(isOpen(request, now()) && request.deadlineAt !== null
    ? [["Termen pentru oferte", dateTime(request.deadlineAt)] as const]
    : []),
];

/** What a firm with an offer does about a change of the request, while it can. */
export const nextForResponder = (request: RequestRecord): string | null =>
  isOpen(request, now()) && request.deadlineAt !== null
    ? `Verificați dacă oferta dumneavoastră rămâne potrivită. Până la ${dateTime(request.deadlineAt)} o puteți modifica; dacă așteaptă confirmarea, confirmați-o, altfel nu se ia în considerare.`
    : null;

type Fact = readonly [name: string, value: string];
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
