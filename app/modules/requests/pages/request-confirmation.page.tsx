import { stepAt, takeStep } from "~/modules/accounts/http/posted-step.server";
import { codesOf } from "~/platform/codes";
import { PostPage } from "~/ui/form/form-page";
import { CONFIRMATIONS } from "../parts/request-actions";
import { CONFIRMED } from "../rules/request-moments";
import { confirmedVerbs } from "../verbs/decisions.server";
import type { Route } from "./+types/request-confirmation.page";
import { stepOf } from "./request-step.server";

const byPath = Object.fromEntries(codesOf(CONFIRMED).map((act) => [CONFIRMED[act], act]));

export async function loader(route: Route.LoaderArgs) {
  const act = stepAt(byPath, route.pattern);
  const { step, request } = await stepOf(act, route);
  return { act, ...step, partner: request.acceptedPartnerName };
}

export const action = (route: Route.ActionArgs) => {
  const act = stepAt(byPath, route.pattern);
  const { next, done } = CONFIRMATIONS[act];
  return takeStep(route, {
    back: ({ id }) => next(id),
    done,
    work: ({ actor, id }) => confirmedVerbs[act](actor, id),
  });
};

/** One page serves every act that is only confirmed. */
export default function RequestConfirmation({ loaderData }: Route.ComponentProps) {
  const { act, partner, ...step } = loaderData;
  const { heading, lead, submit, busyLabel, variant } = CONFIRMATIONS[act];
  const intro = lead({ title: step.back.label, partner });
  return <PostPage {...{ ...step, heading, intro, submit, busyLabel, variant }} />;
}
