import { redirect } from "react-router";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { FormPage } from "~/ui/form/form-page";
import { questionForm } from "../forms/questions";
import { askForm } from "../parts/public-questions";
import { TextForm } from "../parts/text-form";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { opportunityPath } from "../rules/paths";
import { opportunityOf } from "../store/opportunity.server";
import { askQuestion } from "../verbs/questions.server";
import type { Route } from "./+types/opportunity-questions.page";

const ASKING_LIMIT = {
  name: "question",
  most: 20,
  seconds: 3_600,
  sentence: "Ați pus foarte multe întrebări într-o oră.",
};

/** Where the questions stand on the page of the opportunity. */
const questionsOf = (id: string): string => `${opportunityPath(id)}#intrebari`;

/** The question form of the opportunity's page, shown again with its errors. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const partner = firmaOf(context);
  const opportunity = await opportunityOf(partner, idFromPath(params.id));
  const { id, title, onlyPartnerId } = opportunity.request;
  if (!opportunityPolicy.may("ask", partner, opportunity, now())) throw redirect(questionsOf(id));
  return { id, title, isAddressed: onlyPartnerId !== null, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(
    route,
    async ({ context, id }) => {
      const partner = firmaOf(context);
      await opportunityOf(partner, id);
      await countTry(ASKING_LIMIT, partner.userId);
      return questionForm;
    },
    {
      back: ({ id }) => questionsOf(id),
      done: async ({ actor, id }) => {
        const { onlyPartnerId } = (await opportunityOf(actor, id)).request;
        const who = onlyPartnerId === null ? "Numele dumneavoastră nu îl vede nimeni; răspunsul" : "Răspunsul";
        return { title: "Întrebarea a fost trimisă.", text: `${who} apare aici.` };
      },
      work: async ({ actor, id, value }) => {
        await askQuestion(actor, id, value);
      },
    },
  );

export default function QuestionsPage({
  loaderData: { id, title, isAddressed, formKey },
  actionData,
}: Route.ComponentProps) {
  const form = askForm(id, formKey, isAddressed);
  return (
    <FormPage
      back={{ href: opportunityPath(id), label: title }}
      heading="Întrebați autoritatea"
      answered={actionData}
      field={form.id}
    >
      <TextForm {...form} />
    </FormPage>
  );
}
