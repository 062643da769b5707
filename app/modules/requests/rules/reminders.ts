import { daysAfter } from "./deadline";
import { awaitsDecision, type ServiceRequest } from "./request";
import { missedConfirmation, type PartnerResponse } from "./response";

/** Reminders for the owner of an undecided request: at the deadline, 7 and 28 days later. What may be done then is said by `waysOn`. */
export const OWNER_REMINDERS = {
  deadline: { days: 0, text: "" },
  week: { days: 7, text: "A trecut o săptămână de la termen, iar partenerii așteaptă o decizie." },
  month: { days: 28, text: "Au trecut 28 de zile de la termen." },
} as const;

export type OwnerReminder = keyof typeof OWNER_REMINDERS;
export type Reminder = { key: string; organisationId: string } & (
  | { kind: "owner"; step: OwnerReminder }
  | { kind: "unconfirmed"; responseId: string }
);

const STEPS = ["month", "week", "deadline"] as const satisfies readonly OwnerReminder[];

/**
 * Reminders that are due and not yet sent. Of several that a stopped server missed, only the latest is due.
 * Keys contain the deadline, so an extension starts a new series.
 */
export function dueReminders(
  request: ServiceRequest & { id: string },
  responses: readonly (PartnerResponse & { id: string })[],
  sentKeys: ReadonlySet<string>,
  now: Date,
): Reminder[] {
  const { deadlineAt } = request;
  if (deadlineAt === null || !awaitsDecision(request, now)) return [];
  const stamp = deadlineAt.toISOString();
  const step = STEPS.find((candidate) => now >= daysAfter(deadlineAt, OWNER_REMINDERS[candidate].days));
  const toOwner: Reminder[] =
    step === undefined
      ? []
      : [{ kind: "owner", step, key: `${request.id}:${step}:${stamp}`, organisationId: request.ownerId }];
  const toAuthors = responses
    .filter((response) => missedConfirmation(response, request, now))
    .map((response): Reminder => {
      const key = `${response.id}:unconfirmed:${stamp}`;
      return { kind: "unconfirmed", key, organisationId: response.partnerId, responseId: response.id };
    });
  return [...toOwner, ...toAuthors].filter((reminder) => !sentKeys.has(reminder.key));
}
