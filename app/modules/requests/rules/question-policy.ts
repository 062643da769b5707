import { belongsTo, isFirma } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { about, first, notNow, requires, UNSEEN } from "~/platform/policy";
import { visibleTo } from "./opportunity";
import type { Question } from "./question";
import { answersOpen } from "./request";
import { isPossible, type RequestMoment } from "./request-moments";
import { directs, notHidden, requestPolicy, SUSPENDED } from "./request-policy";

/** Why an answer comes too late, with the way that is left. */
export const lateAnswer = (request: RequestMoment, now: Date): string =>
  `Termenul pentru clarificări a trecut.${isPossible("clarify", request, now) ? " Puteți adăuga o completare." : ""}`;

export const ANSWERED = "Întrebarea a primit deja un răspuns.";

export const questionPolicy = rightsOn<Question>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: requires(
      (actor, question, now) =>
        requestPolicy.may("read", actor, question.request, now) ||
        (isFirma(actor) &&
          (belongsTo(actor, question.askedBy) ||
            (question.answeredAt !== null && visibleTo(question.request, actor.organisation.id)))),
      UNSEEN,
    ),
    answer: first(
      about(({ request }) => request, first(directs, notHidden)),
      requires((_actor, question) => question.answeredAt === null, notNow(ANSWERED)),
      (_actor, { request }, now) => (answersOpen(request, now) ? null : notNow(lateAnswer(request, now))),
    ),
  },
);
