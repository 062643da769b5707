import { stepAt, takeStep } from "~/modules/accounts/http/posted-step.server";
import { codesOf } from "~/platform/codes";
import { PostPage } from "~/ui/form/form-page";
import { CONFIRMATIONS } from "../parts/confirmed-action";
import { CONFIRMED } from "../rules/request-moments";
import { offersOf } from "../store/fisa.server";
import { confirmedVerbs } from "../verbs/decisions.server";
import type { Route } from "./+types/request-confirmation.page";
import { stepOf } from "./request-step.server";

const byPath = Object.fromEntries(codesOf(CONFIRMED).map((act) => [CONFIRMED[act], act]));

export async function loader(route: Route.LoaderArgs) {
  const act = stepAt(byPath, route.pattern);
  const { step, request } = await stepOf(act, route);
  const { received } = await offersOf(request);
  return { act, step, about: { title: request.title, partner: request.acceptedPartnerName, received } };
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
  const { act, step, about } = loaderData;
  const { ask, busyLabel, variant } = CONFIRMATIONS[act];
  return <PostPage {...{ ...step, ...ask(about), busyLabel, variant }} />;
}
