import { answersOf } from "~/platform/form/answers";
import { pageMeta } from "~/platform/page-meta";
import { resetLimits } from "../limits.server";
import { requestLink } from "../link-request.server";
import { AddressPage } from "../parts/form-page";
import { onwardOf } from "../rules/doors";
import { requestReset } from "../verbs/password.server";
import type { Route } from "./+types/public-reset-request.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Am uitat parola",
    description: "Cereți un link cu care alegeți o parolă nouă pentru contul din PSP.",
    path: "/parola-uitata",
    noindex: true,
    ownTitle: true,
  });

export const action = (route: Route.ActionArgs) =>
  requestLink(route, {
    limits: resetLimits,
    send: (email) => requestReset(email, onwardOf(route.url.searchParams)),
    onward: "/parola-uitata/trimis",
  });

export default function ResetRequestPage({ actionData }: Route.ComponentProps) {
  return (
    <AddressPage
      heading="Am uitat parola"
      intro="Vă trimitem un link cu care alegeți o parolă nouă."
      answers={answersOf(actionData?.refused)}
    />
  );
}
