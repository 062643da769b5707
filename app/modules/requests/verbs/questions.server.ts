import { type Actor, isFirma, isVerified } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { authorize } from "~/platform/policy";
import { movedOn } from "~/platform/refusal";
import { whyNotYou } from "../rules/hindrance";
import { whyNotAsk } from "../rules/opportunity";
import { questionPolicy } from "../rules/policy";
import { insertQuestion, questionById, saveAnswer } from "../store/questions.server";
import { lockRequest } from "../store/record.server";
import { opportunityRequestOf, requestOf } from "../store/requests.server";
import { wayTo } from "./guard.server";
import { allowTakingPart } from "./responses.server";

const ANSWERED = "Întrebarea a primit deja un răspuns.";
const TOO_LATE = "Termenul pentru răspunsul la întrebări a trecut. Puteți adăuga o clarificare.";

/** Asked in nobody's name: neither the journal nor anybody's page says who. Returns the question's id. */
export async function askQuestion(actor: Actor, requestId: string, { text }: { text: string }): Promise<string> {
  return transaction(async () => {
    await lockRequest(requestId);
    const request = await opportunityRequestOf(actor, requestId);
    const at = now();
    const opportunity = { request, own: null };
    allowTakingPart("ask", actor, opportunity, { why: whyNotAsk(actor, opportunity, at), at, requestId });
    if (!isFirma(actor)) throw new Error("The policy let somebody other than a firm ask");
    const id = await insertQuestion({
      ...{ requestId, text, askedAt: at },
      ...{ askedBy: actor.organisation.id, askedByUser: actor.userId },
    });
    await record({ what: "question.asked", subjectId: id, by: null, at });
    return id;
  });
}

/** Once, for every partner to read. */
export async function answerQuestion(actor: Actor, questionId: string, { text }: { text: string }): Promise<void> {
  await transaction(async () => {
    const { requestId } = await questionById(questionId);
    await lockRequest(requestId);
    const request = await requestOf(actor, requestId);
    const at = now();
    const question = await questionById(questionId);
    const way = wayTo(actor, requestId);
    const subject = { ...question, askedBy: "", request };
    const who = whyNotYou(actor, "clarify", request);
    const standing = question.answeredAt === null ? TOO_LATE : ANSWERED;
    if (who === null && isVerified(actor) && !questionPolicy.answer(actor, subject, at)) throw movedOn(standing, way);
    authorize(questionPolicy, "answer", actor, subject, at, who ?? standing, way);
    const answer = { answer: text, answeredAt: at, answeredBy: actor.userId };
    moved(await saveAnswer(questionId, answer), ANSWERED, way);
    await record({ what: "question.answered", subjectId: questionId, by: actor, at });
  });
}
