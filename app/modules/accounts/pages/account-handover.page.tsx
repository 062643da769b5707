import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { colleagueStep } from "../colleague-view.server";
import { passwordForm } from "../forms";
import { ColleagueStep } from "../parts/colleague-step";
import { passwordStep } from "../password-step.server";
import { actorOf } from "../request.server";
import { accountPath } from "../rules/places";
import { handOver } from "../verbs/colleague.server";
import type { Route } from "./+types/account-handover.page";

export const loader = ({ context, params }: Route.LoaderArgs) => colleagueStep(actorOf(context), "handOver", params.id);

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  await colleagueStep(actor, "handOver", params.id);
  const step = await passwordStep(request, actor, passwordForm);
  if (!step.ok) return step.answer;
  const { name } = await handOver(actor, idFromPath(params.id));
  return goTo(`${accountPath(actor.role)}#colegi`, {
    tone: "green",
    title: "Contul a fost predat.",
    text: `${name} este titular, iar dumneavoastră sunteți editor.`,
  });
}

export default function AccountHandover({
  loaderData: { back, colleague, email, organisation },
  actionData,
}: Route.ComponentProps) {
  return (
    <ColleagueStep
      heading={`Predați contul către ${colleague.name}?`}
      intro={`${colleague.name} devine titular al contului ${organisation}: schimbă datele organizației, invită colegi și le hotărăște rolurile. Dumneavoastră rămâneți editor. Înapoi nu puteți lua contul singur: vi-l poate preda numai un titular.`}
      answers={answersOf(actionData?.refused)}
      email={email}
      back={back}
      submit="Predă contul"
    />
  );
}
