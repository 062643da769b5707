import { readBy } from "~/modules/requests/rules/recipients";
import { answersOpen, isOpen } from "~/modules/requests/rules/request";
import { questionById } from "~/modules/requests/store/questions.server";
import { type RequestRecord, requestById } from "~/modules/requests/store/record.server";
import { offersToldOf } from "~/modules/requests/store/responses.server";
import { reviewById } from "~/modules/requests/store/reviews.server";
import { now } from "~/platform/clock";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { lowered } from "~/platform/language/text";
import type { NoticesByEvent, NoticesOf } from "../rules/notice";
import { nameOf, rule, type Sentence, says, textOf, titleOf } from "../rules/sentence";
import { firmToAnswer } from "../store/people.server";
import { named, nextForResponder, numberOf, owner, requestFacts, toFirms, toOwner } from "./request-words.server";

/** The firm that asks is never named. */
const asked: NoticesOf = async ({ subjectId }) => {
  const question = await questionById(subjectId);
  const request = await requestById(question.requestId);
  if (!request || question.answeredAt !== null || !answersOpen(request, now())) return null;
  const until = request.answersUntil === null ? "" : says` Puteți răspunde până la ${request.answersUntil}.`;
  return {
    type: "question_asked",
    ...toOwner(request),
    title: says`Întrebare nouă la ${titleOf("request", request.id)}`,
    message: says`Un partener întreabă la ${named(request)}.${until} Răspunsul ${rule(lowered(readBy("Îl", request)))}.`,
    details: {
      facts: [
        ...numberOf(request),
        ...(request.answersUntil === null ? [] : [["Răspundeți până la", dateTime(request.answersUntil)] as const]),
      ],
    },
    action: "Răspunde la întrebare",
  };
};

/**
 * To the firm that asked, and to those that have responded, because the answer may change their offers. Both mails have one
 * subject, so that the firm that asked cannot be recognised in a list of mails.
 */
const answered: NoticesOf = async ({ subjectId }) => {
  const question = await questionById(subjectId);
  const request = await requestById(question.requestId);
  if (!request) return null;
  const asker = await firmToAnswer(subjectId);
  const responders = (await offersToldOf(request)).map(({ partnerId }) => partnerId);
  const others = responders.filter((firm) => firm !== asker);
  const words = { title: says`${owner(request)} a răspuns la o întrebare`, action: "Citește răspunsul" };
  const details = {
    facts: requestFacts(request),
    quotes: [
      { name: "Întrebarea", text: question.text, of: nameOf("question", subjectId) },
      ...(question.answer === null
        ? []
        : [{ name: "Răspunsul autorității", text: question.answer, of: nameOf("answer", subjectId) }]),
    ],
  };
  const askerHasOffered = asker !== null && responders.includes(asker);
  return [
    {
      type: "question_answered",
      ...toFirms(request, ...(asker === null ? [] : [asker])),
      ...words,
      message: says`Răspunsul este la ${named(request)}.${request.onlyPartnerId === null ? " Îl văd toți partenerii." : ""}`,
      details: { ...details, next: askerHasOffered ? nextForResponder(request) : nextForAsker(request) },
    },
    {
      type: "opportunity_changed",
      ...toFirms(request, ...others),
      ...words,
      message: says`Întrebarea unui partener și răspunsul autorității sunt la ${named(request)}.`,
      details: { ...details, next: nextForResponder(request) },
    },
  ];
};

const nextForAsker = (request: RequestRecord): string | null =>
  isOpen(request, now()) && request.deadlineAt !== null
    ? `Puteți trimite o ofertă până la ${dateTime(request.deadlineAt)}.`
    : null;

const written: NoticesOf = async ({ subjectId }) => {
  const { review, request } = await reviewById(subjectId);
  if (review.hiddenAt !== null) return null;
  const addressed = toFirms(request, review.partnerId);
  return {
    type: "review_written",
    ...addressed,
    href: `${addressed.href}#recenzie`,
    title: says`${owner(request)} a scris o recenzie despre colaborare`,
    message: says`Recenzia este despre ${named(request)}. Puteți răspunde o singură dată, iar răspunsul este public.`,
    action: "Citește recenzia",
  };
};

const replied: NoticesOf = async ({ subjectId }) => {
  const { request } = await reviewById(subjectId);
  const partner = request.acceptedPartnerId === null ? "Partenerul" : nameOf("organisation", request.acceptedPartnerId);
  return {
    type: "review_replied",
    ...toOwner(request),
    title: says`${partner} a răspuns la recenzia dumneavoastră`,
    message: says`Recenzia este despre ${named(request)}.`,
    action: "Citește răspunsul",
  };
};

/** To the authority that wrote the review and to the firm that it is about, unless it was shown or hidden again meanwhile. */
const moderated =
  (
    isHidden: boolean,
    titles: { author: string; firm: string },
    messageOf: (entry: JournalEntry) => Sentence,
  ): NoticesOf =>
  async (entry) => {
    const { subjectId } = entry;
    const { review, request } = await reviewById(subjectId);
    if ((review.hiddenAt !== null) !== isHidden) return null;
    const message = says`Recenzia este despre ${named(request)}. ${messageOf(entry)}`;
    return [
      { type: "review_replied", ...toOwner(request), title: rule(titles.author), message },
      { type: "review_written", ...toFirms(request, review.partnerId), title: rule(titles.firm), message },
    ];
  };

const hidden = moderated(
  true,
  {
    author: "Un administrator a ascuns recenzia dumneavoastră",
    firm: "Un administrator a ascuns o recenzie despre firma dumneavoastră",
  },
  ({ id, note }) =>
    says`${note === null ? "" : says`Motivul: ${textOf("journal_note", id)} `}Nu mai este publică și nu se ia în calculul notei.`,
);

const shown = moderated(
  false,
  {
    author: "Recenzia dumneavoastră este din nou publică",
    firm: "O recenzie despre firma dumneavoastră este din nou publică",
  },
  () => rule("Se ia din nou în calculul notei."),
);

export const questionAndReviewNotices = {
  "question.asked": asked,
  "question.answered": answered,
  "review.written": written,
  "review.replied": replied,
  "review.hidden": hidden,
  "review.shown": shown,
} satisfies NoticesByEvent;
