import { answersOf } from "~/platform/form/answers";
import { pageMeta } from "~/platform/page-meta";
import { resendLimits } from "../limits.server";
import { requestLink } from "../link-request.server";
import { AddressPage } from "../parts/form-page";
import { onwardOf } from "../rules/doors";
import { resendConfirmation } from "../verbs/registration.server";
import type { Route } from "./+types/public-resend.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Retrimite confirmarea",
    description: "Cereți din nou linkul care confirmă adresa de e-mail a contului din PSP.",
    path: "/retrimite-confirmarea",
    noindex: true,
    ownTitle: true,
  });

export const action = (route: Route.ActionArgs) =>
  requestLink(route, {
    limits: resendLimits,
    send: (email) => resendConfirmation(email, onwardOf(route.url.searchParams)),
    onward: "/retrimite-confirmarea/trimis",
  });

export default function ResendPage({ actionData }: Route.ComponentProps) {
  return (
    <AddressPage
      heading="Retrimite confirmarea"
      intro="Dacă linkul de confirmare s-a pierdut sau a expirat, vă trimitem altul."
      answers={answersOf(actionData?.refused)}
    />
  );
}
