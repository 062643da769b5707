import type { Actor } from "~/modules/accounts/rules/actor";
import { newFormKey } from "~/platform/form/once.server";
import { dateTime } from "~/platform/language/dates";
import { decisionOf } from "../rules/decision";
import { knots } from "../rules/knots";
import { requestModerationPolicy } from "../rules/moderation-policy";
import { arrivedText, offerCount } from "../rules/offer-count";
import { timeline } from "../rules/timeline";
import { changesOf, questionsFor, responsesFor } from "../store/correspondence.server";
import type { RequestRecord } from "../store/record.server";
import { filesOf } from "../store/request-files.server";
import { reviewOf } from "../store/reviews.server";
import { timelineEntriesOf } from "../store/timeline-entries.server";
import { timelineFacts } from "../views/request-panels.server";
import { responseViews } from "../views/request-responses.server";
import { ownChangeView, reviewView, sheetView } from "../views/request-view.server";

/** Loader data of an ADMIN's page of a request. Of sealed offers it has nothing but how many they are. */
export async function adminRequestView(actor: Actor, request: RequestRecord, at: Date) {
  const responses = await responsesFor(actor, request, at);
  const changes = await changesOf(request.id);
  const review = await reviewOf(actor, request);
  const entries = await timelineEntriesOf(request);
  const offers = offerCount(responses);
  const told = timelineFacts(request, changes, { review, entries, offers });
  const isSealed = responses.some(({ state }) => state === "sealed");
  return {
    sheet: sheetView(request, {
      files: await filesOf(request.id),
      at,
      decision: decisionOf(request, offers, at),
    }),
    moderation: {
      hiddenReason: request.hiddenReason,
      may: requestModerationPolicy.can(actor, request, at),
      showKey: newFormKey(),
    },
    offers: {
      sentence: [
        `${arrivedText(offers, { sealed: isSealed })}.`,
        isSealed ? "Ofertele sigilate nu se citesc înainte să le deschidă autoritatea." : null,
      ]
        .filter((line) => line !== null)
        .join(" "),
      rows: responseViews(request, responses, "pret").map(
        ({ id, partner, status, missed, submittedAt, price, duration, out, text, experience }) => ({
          id,
          partner,
          status,
          missed,
          out,
          text,
          experience,
          facts: [price, duration, `trimisă la ${dateTime(submittedAt)}`],
        }),
      ),
    },
    questions: (await questionsFor(actor, request)).map(({ id, text, askedAt, answer, answeredAt }) => ({
      id,
      text,
      askedAt,
      answer,
      answeredAt,
    })),
    changes: changes.map(ownChangeView),
    review: review && { ...reviewView(review), hiddenReason: review.hiddenReason },
    timeline: timeline(told, at),
    knots: knots(told, at),
  };
}

export type AdminRequestView = Awaited<ReturnType<typeof adminRequestView>>;
