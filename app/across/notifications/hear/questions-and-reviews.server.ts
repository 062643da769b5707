import { answersOpen } from "~/modules/requests/rules/request";
import { questionById } from "~/modules/requests/store/questions.server";
import { requestById } from "~/modules/requests/store/record.server";
import { responsesTo } from "~/modules/requests/store/responses.server";
import { reviewById } from "~/modules/requests/store/reviews.server";
import { now } from "~/platform/clock";
import { dateTime } from "~/platform/language/dates";
import type { Family, Hearing } from "../rules";
import { firmToAnswer } from "../store/people.server";
import { isOpenResponse, named, toFirms, toOwner } from "./request-words.server";

/** Nobody learns who asks: the sentence knows only that somebody does. */
const asked: Hearing = async ({ subjectId }) => {
  const question = await questionById(subjectId);
  const request = await requestById(question.requestId);
  if (!request || question.answeredAt !== null || !answersOpen(request, now())) return [];
  const until = request.answersUntil === null ? "" : ` Puteți răspunde până la ${dateTime(request.answersUntil)}.`;
  return [
    {
      type: "question_asked",
      ...toOwner(request),
      title: `Întrebare nouă la „${request.title}”`,
      message: `Un partener întreabă la ${named(request)}.${until} Răspunsul îl văd toți partenerii.`,
      action: "Răspunde la întrebare",
    },
  ];
};

/** The one who asked, and those who have responded: the answer may change their offers. Both mails bear one subject, so that no list of mails tells them apart. */
const answered: Hearing = async ({ subjectId }) => {
  const question = await questionById(subjectId);
  const request = await requestById(question.requestId);
  if (!request) return [];
  const asker = await firmToAnswer(subjectId);
  const responders = (await responsesTo(request)).filter(isOpenResponse).map(({ partnerId }) => partnerId);
  return [
    {
      type: "question_answered",
      ...toFirms(request, asker === null ? [] : [asker]),
      title: `${request.ownerName} a răspuns la o întrebare`,
      message: `Răspunsul este la ${named(request)} și îl văd toți partenerii.`,
      action: "Citește răspunsul",
    },
    {
      type: "opportunity_changed",
      ...toFirms(
        request,
        responders.filter((firm) => firm !== asker),
      ),
      title: `${request.ownerName} a răspuns la o întrebare`,
      message: `Întrebarea unui partener și răspunsul ei sunt la ${named(request)}.`,
      action: "Citește răspunsul",
    },
  ];
};

const written: Hearing = async ({ subjectId }) => {
  const { review, request } = await reviewById(subjectId);
  if (review.hiddenAt !== null) return [];
  return [
    {
      type: "review_written",
      ...toFirms(request, [review.partnerId]),
      title: `${request.ownerName} a scris o recenzie despre colaborare`,
      message: `Recenzia este despre ${named(request)}. Puteți răspunde o singură dată, iar răspunsul este public.`,
      action: "Citește recenzia",
    },
  ];
};

const replied: Hearing = async ({ subjectId }) => {
  const { request } = await reviewById(subjectId);
  const partner = request.acceptedPartnerName ?? "Partenerul";
  return [
    {
      type: "review_replied",
      ...toOwner(request),
      title: `${partner} a răspuns la recenzia dumneavoastră`,
      message: `Recenzia este despre ${named(request)}.`,
      action: "Citește răspunsul",
    },
  ];
};

const hidden: Hearing = async ({ subjectId, note }) => {
  const { review, request } = await reviewById(subjectId);
  if (review.hiddenAt === null) return [];
  return [
    {
      type: "review_replied",
      ...toOwner(request),
      title: "Un administrator a ascuns recenzia dumneavoastră",
      message: `Recenzia este despre ${named(request)}.${note === null ? "" : ` Motivul: ${note}`}`,
    },
  ];
};

export const talkFamily = {
  "question.asked": asked,
  "question.answered": answered,
  "review.written": written,
  "review.replied": replied,
  "review.hidden": hidden,
} satisfies Family;
