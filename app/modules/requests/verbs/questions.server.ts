import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { record } from "~/platform/journal/journal.server";
import { stepsOn } from "~/platform/step.server";
import { ANSWERED, questionPolicy } from "../rules/question-policy";
import { insertQuestion, questionById, saveAnswer } from "../store/questions.server";
import { lockRequest } from "../store/record.server";
import { requestOf } from "../store/requests.server";
import { onOpportunity, wayTo } from "./guard.server";

/** Stores a question; returns its id. Anonymous: the journal entry has no author. */
export async function askQuestion(actor: Actor, requestId: string, { text }: { text: string }): Promise<string> {
  return onOpportunity(actor, requestId, async (_opportunity, { at, allow }) => {
    allow("ask");
    if (!isFirma(actor)) throw new Error("The policy let somebody other than a firm ask");
    const id = await insertQuestion({
      requestId,
      text,
      askedAt: at,
      askedBy: actor.organisation.id,
      askedByUser: actor.userId,
    });
    await record({ what: "question.asked", subjectId: id, by: null, at });
    return id;
  });
}

const onQuestion = stepsOn<Actor>()({
  policy: questionPolicy,
  locked: async (id, actor) => {
    const { requestId } = await questionById(id);
    await lockRequest(requestId);
    const request = await requestOf(actor, requestId);
    return { ...(await questionById(id)), askedBy: "", request };
  },
  way: (actor, { requestId }) => wayTo(actor, requestId),
  changed: ANSWERED,
});

/** Publishes the only answer to a question. */
export async function answerQuestion(actor: Actor, questionId: string, { text }: { text: string }): Promise<void> {
  await onQuestion(actor, questionId, async (_question, { at, allow, moved, log }) => {
    allow("answer");
    moved(await saveAnswer(questionId, { answer: text, answeredAt: at, answeredBy: actor.userId }));
    await log("question.answered");
  });
}
