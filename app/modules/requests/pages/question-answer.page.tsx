import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { storedFirst } from "~/modules/accounts/store/last-edit.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { movedOn, notFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { FormPage } from "~/ui/form/form-page";
import { answerForm as answerFields } from "../forms/questions";
import { answerForm } from "../parts/question-panel";
import { TextForm } from "../parts/text-form";
import { questionsPath, requestPath } from "../rules/paths";
import { ANSWERED } from "../rules/question-policy";
import { readBy } from "../rules/recipients";
import { questionsFor } from "../store/correspondence.server";
import { requestOf } from "../store/requests.server";
import { answerQuestion } from "../verbs/questions.server";
import { questionViews } from "../views/request-panels.server";
import type { Route } from "./+types/question-answer.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  const rows = (await questionsFor(actor, request)).filter(({ id }) => id === idFromPath(params.questionId));
  const [question] = questionViews(request, rows, { actor, at: now() });
  if (question === undefined) throw notFound();
  const { id, text, formKey, late } = question;
  if (formKey === null)
    throw movedOn(late ?? ANSWERED, { href: questionsPath(request.id), label: "Înapoi la întrebări" });
  const about = { href: requestPath(request.id), label: request.title };
  return { about, requestId: request.id, id, text, formKey, readers: readBy("Îl", request) };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, answerFields, {
    back: ({ id }) => questionsPath(id),
    done: async ({ actor, id }) => ({
      title: "Răspunsul a fost publicat.",
      text: `${readBy("Îl", await requestOf(actor, id))}.`,
    }),
    work: ({ actor, params, value }) => answerQuestion(actor, idFromPath(params.questionId), value),
    first: async ({ actor, id, params }) => {
      const questionId = idFromPath(params.questionId);
      const question = (await questionsFor(actor, await requestOf(actor, id))).find((one) => one.id === questionId);
      if (!question?.answer) return null;
      return storedFirst(actor, { what: "question.answered", subjectId: questionId }, [question.answer]);
    },
  });

export default function QuestionAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { about, requestId, id, text, formKey, readers } = loaderData;
  const form = answerForm(requestId, id, formKey);
  return (
    <FormPage
      back={about}
      answered={actionData}
      field={form.id}
      heading="Răspundeți la întrebare"
      intro={`Răspunsul se publică la solicitare. ${readers}.`}
    >
      <Card className="form stack">
        <p className="lines">
          <b>{text}</b>
        </p>
        <TextForm {...form} />
      </Card>
    </FormPage>
  );
}
