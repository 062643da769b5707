import { answersOf } from "~/platform/form/answers";
import { goTo } from "~/platform/http/go.server";
import { colleagueStep } from "../colleague-view.server";
import { ColleagueStep } from "../parts/colleague-step";
import { actorOf } from "../request.server";
import { UNPLACED_PATH } from "../rules/places";
import { leaveOrganisation } from "../verbs/colleague.server";
import type { Route } from "./+types/organisation-leaving.page";

export const loader = ({ context }: Route.LoaderArgs) => colleagueStep(actorOf(context), "leave");

export async function action({ context }: Route.ActionArgs) {
  await leaveOrganisation(actorOf(context));
  return goTo(UNPLACED_PATH, {
    tone: "green",
    title: "Ați părăsit organizația.",
    text: "Contul dumneavoastră există în continuare.",
  });
}

export default function OrganisationLeaving({ loaderData: { back, organisation } }: Route.ComponentProps) {
  return (
    <ColleagueStep
      heading={`Părăsiți ${organisation}?`}
      intro="Nu mai vedeți nimic din contul organizației și nu mai primiți mesajele ei. Ce ați lucrat, ciornele și ele, rămâne al organizației. Contul dumneavoastră există în continuare, fără organizație: vă puteți întoarce numai dacă sunteți invitat din nou."
      answers={answersOf(null)}
      back={back}
      submit="Părăsesc organizația"
      variant="danger"
      leaves
    />
  );
}
