import { redirect } from "react-router";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { questionForm } from "../forms/questions";
import { OpportunityStep } from "../parts/opportunity-step";
import { AskForm } from "../parts/public-questions";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { opportunityPath } from "../rules/opportunity-query";
import { opportunityOf } from "../store/opportunity.server";
import { askQuestion } from "../verbs/questions.server";
import type { Route } from "./+types/opportunity-questions.page";
import { askView } from "./opportunity-view.server";
import { partnerOf } from "./partner.server";

const ASKING_LIMIT = {
  name: "question",
  most: 20,
  seconds: 3_600,
  sentence: "Ați pus foarte multe întrebări într-o oră. Încercați din nou mai târziu.",
};

/** The form of the opportunity's page, on a page of its own for a question that was refused. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const partner = partnerOf(context);
  const { row, subject } = await opportunityOf(partner, idFromPath(params.id));
  if (!opportunityPolicy.may("ask", partner, subject, now())) throw redirect(`${opportunityPath(row.id)}#intrebari`);
  return { id: row.id, title: row.title, ask: askView(row.id) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const partner = partnerOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  await opportunityOf(partner, id);
  await countTry(ASKING_LIMIT, partner.userId);
  const checked = checkForm(form, questionForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const location = await once(form, partner.userId, async () => {
    await askQuestion(partner, id, checked.value);
    return opportunityPath(id);
  });
  return goTo(location, {
    tone: "green",
    title: "Întrebarea a fost trimisă.",
    text: "Numele dumneavoastră nu îl vede nimeni; răspunsul apare aici.",
  });
}

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  const question = answers.field("text");
  return (
    <OpportunityStep opportunity={loaderData} heading="Întreabă public" answers={answers} field="intrebare">
      <AskForm ask={loaderData.ask} text={question.defaultValue} error={question.error} />
    </OpportunityStep>
  );
}
