import { redirect } from "react-router";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { actorOf } from "../request.server";
import { accountPath } from "../rules/places";
import { askForVerification } from "../verbs/organisation.server";
import type { Route } from "./+types/verification-request.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(accountPath(actorOf(context).role));

export async function action({ context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (!actor.organisation) throw notFound();
  await askForVerification(actor, actor.organisation.id);
  return goTo(accountPath(actor.role), {
    tone: "green",
    title: "Ați cerut din nou verificarea.",
    text: "Vă anunțăm prin e-mail când este gata.",
  });
}

export default function VerificationRequest() {
  return null;
}
