import type { Budget } from "~/modules/requests/rules/changes";
import { daysAfter } from "~/modules/requests/rules/deadline";
import { OWNER_REMINDERS, type OwnerReminder } from "~/modules/requests/rules/reminders";
import { requestChanges } from "~/modules/requests/tables/changes.server";
import { questions } from "~/modules/requests/tables/questions.server";
import { opportunityViews, requestReminders, requests } from "~/modules/requests/tables/requests.server";
import type { Writer } from "./batches";
import type { Change, Life } from "./life";
import { answersUntil, deadlineOn, questionsUntil, type Tick } from "./office-time";
import { type SentLife, sentOnes } from "./registration";
import type { Making } from "./world";

type RequestRow = typeof requests.$inferInsert;

export async function writeRequests(writer: Writer, making: Making, lives: readonly Life[]): Promise<void> {
  const sent = sentOnes(lives);
  await writer.write(
    requests,
    lives.map((life) => requestRow(making, life)),
  );
  await writer.write(
    requestChanges,
    sent.flatMap((life) => life.sent.changes.map((change) => changeRow(making, life, change))),
  );
  await writer.write(
    questions,
    sent.flatMap((life) => questionRows(making, life)),
  );
  await writer.write(
    opportunityViews,
    sent.flatMap((life) => viewRows(making, life)),
  );
  await writer.write(
    requestReminders,
    sent.flatMap((life) => reminderRows(making, life)),
  );
}

function requestRow(making: Making, life: Life): RequestRow {
  const { time } = making;
  const moment = (tick: Tick | null | undefined): Date | null => (tick == null ? null : time.moment(tick));
  const { id, title, category, description, budget, urgency, county, sealed, author } = life;
  return {
    id,
    title,
    category,
    description,
    urgency,
    county,
    sealed,
    budgetMin: budget.min,
    budgetMax: budget.max,
    currency: budget.currency,
    ownerId: life.owner.id,
    createdBy: author.id,
    onlyPartnerId: life.addressee?.id ?? null,
    queuedAt: moment(life.queuedAt),
    queuedBy: life.queuedAt === null ? null : author.id,
    ...(life.sent ? sentColumns(making, life as SentLife) : {}),
    cancelledAt: moment(life.cancelled?.at),
    cancelReason: life.cancelled?.reason ?? null,
    createdAt: time.moment(life.createdAt),
    updatedAt: time.moment(lastMove(life)),
  };
}

function sentColumns({ time }: Making, { sent, author }: SentLife): Partial<RequestRow> {
  const moment = (tick: Tick | null | undefined): Date | null => (tick == null ? null : time.moment(tick));
  return {
    sentAt: time.moment(sent.at),
    sentBy: author.id,
    registrationYear: time.year(sent.at),
    registrationNumber: sent.number,
    deadlineAt: time.moment(deadlineOn(sent.deadlineDay)),
    questionsUntil: time.moment(questionsUntil(sent.deadlineDay)),
    answersUntil: time.moment(answersUntil(sent.deadlineDay)),
    openedAt: moment(sent.openedAt),
    openedBy: sent.openedAt === null ? null : author.id,
    decidedAt: moment(sent.decision?.at),
    completedAt: moment(sent.completedAt),
  };
}

function lastMove({ createdAt, queuedAt, sent, cancelled }: Life): Tick {
  const moves = [queuedAt, cancelled?.at, sent?.at, sent?.openedAt, sent?.decision?.at, sent?.completedAt];
  const changes = sent?.changes.map(({ at }) => at) ?? [];
  return Math.max(createdAt, ...changes, ...moves.map((at) => at ?? 0));
}

function changeRow({ time }: Making, life: Life, change: Change): typeof requestChanges.$inferInsert {
  const base = {
    id: change.id,
    requestId: life.id,
    kind: change.kind,
    madeAt: time.moment(change.at),
    madeBy: life.author.id,
  };
  switch (change.kind) {
    case "clarification":
    case "still_evaluating":
      return { ...base, text: change.text };
    case "extension": {
      const [deadlineFrom, deadlineTo] = [change.fromDay, change.toDay].map((day) => time.moment(deadlineOn(day)));
      return { ...base, deadlineFrom, deadlineTo };
    }
    case "edit":
      if (change.descriptionBefore === null) return { ...base, ...budgetColumns(change.budgetBefore, life.budget) };
      return { ...base, descriptionFrom: change.descriptionBefore, descriptionTo: life.description };
  }
}

const budgetColumns = (from: Budget, to: Budget) => ({
  budgetMinFrom: from.min,
  budgetMinTo: to.min,
  budgetMaxFrom: from.max,
  budgetMaxTo: to.max,
  currencyFrom: from.currency,
  currencyTo: to.currency,
});

const questionRows = ({ time }: Making, { id, author, sent }: SentLife): (typeof questions.$inferInsert)[] =>
  sent.questions.map((question) => ({
    id: question.id,
    requestId: id,
    askedBy: question.firm.id,
    askedByUser: question.asker.id,
    text: question.words[0],
    askedAt: time.moment(question.at),
    answer: question.answeredAt === null ? null : question.words[1],
    answeredAt: question.answeredAt === null ? null : time.moment(question.answeredAt),
    answeredBy: question.answeredAt === null ? null : author.id,
  }));

const viewRows = ({ time }: Making, { id, sent }: SentLife): (typeof opportunityViews.$inferInsert)[] =>
  sent.views.map(({ firm, at }) => ({ requestId: id, organisationId: firm.id, firstSeenAt: time.moment(at) }));

/** Due reminders are marked as sent; otherwise a running server would send thousands of them at once. */
function reminderRows({ time }: Making, { id, sent, cancelled }: SentLife): (typeof requestReminders.$inferInsert)[] {
  const deadlineAt = time.moment(deadlineOn(sent.deadlineDay));
  const present = time.moment(time.now);
  if (cancelled || sent.decision || deadlineAt > present) return [];
  const stamp = deadlineAt.toISOString();
  const steps = (Object.keys(OWNER_REMINDERS) as OwnerReminder[])
    .map((step) => ({ key: `${id}:${step}:${stamp}`, sentAt: daysAfter(deadlineAt, OWNER_REMINDERS[step].days) }))
    .filter(({ sentAt }) => sentAt <= present);
  const toAuthors = sent.offers
    .filter(({ isUnconfirmed, withdrawnAt }) => isUnconfirmed && withdrawnAt === null)
    .map((offer) => ({ key: `${offer.id}:unconfirmed:${stamp}`, sentAt: deadlineAt }));
  return [...steps, ...toAuthors].map((reminder) => ({ ...reminder, requestId: id }));
}
