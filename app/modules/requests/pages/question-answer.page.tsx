import { takeForm } from "~/modules/accounts/posted-step.server";
import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { movedOn, notFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { answerForm } from "../forms/questions";
import { AnswerForm } from "../parts/question-panel";
import { RequestStep } from "../parts/request-step";
import { requestPath } from "../rules/request-query";
import { questionsFor } from "../store/fisa.server";
import { requestOf } from "../store/requests.server";
import { answerQuestion } from "../verbs/questions.server";
import type { Route } from "./+types/question-answer.page";
import { questionView } from "./request-panels.server";
import { stepRequest } from "./request-step.server";

const tabPath = (id: string): string => `${requestPath(id)}?tab=intrebari`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  const row = (await questionsFor(actor, request)).find(({ id }) => id === idFromPath(params.questionId));
  if (row === undefined) throw notFound();
  const question = questionView(request, row, { actor, at });
  if (question.answering === null) {
    const why = question.answer === null ? question.late : "Întrebarea a primit deja un răspuns.";
    throw movedOn(why ?? "Nu se mai poate răspunde.", { href: tabPath(request.id), label: "Înapoi la întrebări" });
  }
  return { step: stepRequest(request), text: question.text, id: question.id, answering: question.answering };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, answerForm, {
    back: ({ id }) => tabPath(id),
    done: { title: "Răspunsul a fost publicat.", text: "Îl văd toți partenerii." },
    work: ({ actor, params, value }) => answerQuestion(actor, idFromPath(params.questionId), value),
  });

export default function QuestionAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { step, id, text, answering } = loaderData;
  const answers = answersOf(actionData?.refused);
  const errors = answers.errors.map(({ sentence }) => ({ field: `raspuns-${id}`, sentence }));
  return (
    <RequestStep
      request={step}
      answers={{ ...answers, errors }}
      heading="Răspundeți la întrebare"
      lead="Răspunsul îl văd toți partenerii. Numele celui care întreabă nu îl vede nimeni."
    >
      <Card className="form stack">
        <p className="lines">
          <b>{text}</b>
        </p>
        <AnswerForm id={id} {...answering} text={answers.field("text").defaultValue} error={answers.error("text")} />
      </Card>
    </RequestStep>
  );
}
