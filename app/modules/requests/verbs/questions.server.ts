import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { ANSWERED, questionPolicy } from "../rules/question-policy";
import { insertQuestion, questionById, saveAnswer } from "../store/questions.server";
import { lockRequest } from "../store/record.server";
import { opportunityRequestOf, requestOf } from "../store/requests.server";
import { wayTo } from "./guard.server";

/** Stores a question; returns its id. Anonymous: the journal entry has no author. */
export async function askQuestion(actor: Actor, requestId: string, { text }: { text: string }): Promise<string> {
  return transaction(async () => {
    await lockRequest(requestId);
    const request = await opportunityRequestOf(actor, requestId);
    const at = now();
    opportunityPolicy.allow("ask", actor, { request, own: null }, at, wayTo(actor, requestId));
    if (!isFirma(actor)) throw new Error("The policy let somebody other than a firm ask");
    const id = await insertQuestion({
      ...{ requestId, text, askedAt: at },
      ...{ askedBy: actor.organisation.id, askedByUser: actor.userId },
    });
    await record({ what: "question.asked", subjectId: id, by: null, at });
    return id;
  });
}

/** Publishes the only answer to a question. */
export async function answerQuestion(actor: Actor, questionId: string, { text }: { text: string }): Promise<void> {
  await transaction(async () => {
    const { requestId } = await questionById(questionId);
    await lockRequest(requestId);
    const request = await requestOf(actor, requestId);
    const at = now();
    const question = await questionById(questionId);
    const way = wayTo(actor, requestId);
    questionPolicy.allow("answer", actor, { ...question, askedBy: "", request }, at, way);
    const answer = { answer: text, answeredAt: at, answeredBy: actor.userId };
    moved(await saveAnswer(questionId, answer), ANSWERED, way);
    await record({ what: "question.answered", subjectId: questionId, by: actor, at });
  });
}
