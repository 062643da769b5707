import { opportunityPath, requestPath } from "~/modules/requests/rules/paths";
import { cancellationReason } from "~/modules/requests/rules/reason";
import { isOpen } from "~/modules/requests/rules/request";
import type { RequestRecord } from "~/modules/requests/store/record.server";
import { now } from "~/platform/clock";
import { dateTime } from "~/platform/language/dates";
import { asSentence } from "~/platform/language/text";
import type { Notice } from "../rules/notice";
import { nameOf, rule, type Sentence, says, textOf, titleOf } from "../rules/sentence";

/** "solicitarea „Portal de taxe” (PSP-2026-000123)" */
export const named = ({ id, registration }: RequestRecord): Sentence =>
  says`solicitarea ${titleOf("request", id)}${rule(registration === null ? "" : ` (${registration})`)}`;

/** The authority that wrote it. */
export const owner = ({ ownerId }: RequestRecord): Sentence => nameOf("organisation", ownerId);

/** " Motivul: …" of a request that was cancelled; empty where no reason was given. */
export function why(request: RequestRecord): Sentence {
  const chosen = cancellationReason({ ...request, cancelText: null });
  if (chosen === null) return rule("");
  if (request.cancelText === null) return rule(` Motivul: ${asSentence(chosen)}`);
  const label = request.cancelReason === "other" ? "" : `${chosen}. `;
  return says` Motivul: ${rule(label)}${textOf("request_cancellation", request.id)}`;
}

export const numberOf = ({ registration }: RequestRecord): Fact[] =>
  registration === null ? [] : [["Numărul solicitării", registration]];

/** The number of the request, and its deadline while offers can be sent or changed. */
export const requestFacts = (request: RequestRecord): Fact[] => [
  ...numberOf(request),
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
