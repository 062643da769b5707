import { redirect } from "react-router";
import { goTo } from "~/platform/http/go.server";
import { PostPage } from "~/ui/form/form-page";
import { UNPLACED_PATH } from "../rules/places";
import { unplacedHere, unplacedOf } from "../signed-in/request.server";
import { joinRequestOf } from "../store/person.server";
import { withdrawApplication } from "../verbs/membership.server";
import type { Route } from "./+types/public-request-withdrawal.page";

export const meta = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const request = await joinRequestOf(unplacedHere(context).userId);
  if (!request) throw redirect(UNPLACED_PATH);
  return { organisation: request.organisation };
}

export async function action({ context }: Route.ActionArgs) {
  await withdrawApplication(unplacedOf(context).userId);
  return goTo(UNPLACED_PATH, {
    tone: "green",
    title: "Cererea a fost retrasă.",
    text: "Contul dumneavoastră există în continuare.",
  });
}

export default function RequestWithdrawal({ loaderData: { organisation } }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Retrageți cererea de acces?"
      back={{ href: UNPLACED_PATH, label: "Cererea dumneavoastră" }}
      intro={`Cererea nu se mai vede în contul ${organisation}. Contul dumneavoastră rămâne, cu aceeași adresă și aceeași parolă: puteți trimite altă cerere sau înregistra altă organizație.`}
      submit="Retrage cererea"
      variant="danger"
      reloadDocument
    />
  );
}
