import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { colleagueStep } from "../colleague-view.server";
import { passwordForm } from "../forms";
import { ColleagueStep } from "../parts/colleague-step";
import { passwordStep } from "../password-step.server";
import { actorOf } from "../request.server";
import { accountPath } from "../rules/places";
import { removeColleague } from "../verbs/colleague.server";
import type { Route } from "./+types/colleague-removal.page";

export const loader = ({ context, params }: Route.LoaderArgs) => colleagueStep(actorOf(context), "remove", params.id);

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  await colleagueStep(actor, "remove", params.id);
  const step = await passwordStep(request, actor, passwordForm);
  if (!step.ok) return step.answer;
  const { name } = await removeColleague(actor, idFromPath(params.id));
  return goTo(`${accountPath(actor.role)}#colegi`, {
    tone: "green",
    title: `${name} nu mai lucrează în contul organizației.`,
    text: "Sesiunile deschise au fost închise, iar persoana a fost anunțată prin e-mail.",
  });
}

export default function ColleagueRemoval({
  loaderData: { back, colleague, email, organisation },
  actionData,
}: Route.ComponentProps) {
  return (
    <ColleagueStep
      heading={`Scoateți pe ${colleague.name} din organizație?`}
      intro={`Persoana nu mai vede nimic din contul ${organisation}, iar sesiunile deschise se închid pe loc. Ce a lucrat, ciornele și ele, rămâne al organizației. O puteți invita din nou oricând.`}
      answers={answersOf(actionData?.refused)}
      email={email}
      back={back}
      submit="Scoate din organizație"
      variant="danger"
    />
  );
}
