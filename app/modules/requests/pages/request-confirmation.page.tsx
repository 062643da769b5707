import { stepAt, takeStep } from "~/modules/accounts/http/posted-step.server";
import { codesOf } from "~/platform/codes";
import { PostPage } from "~/ui/form/form-page";
import { CONFIRMATIONS } from "../parts/confirmed-action";
import { CONFIRMED } from "../rules/request-moments";
import { offerCountOf } from "../store/fisa.server";
import { confirmedVerbs } from "../verbs/decisions.server";
import type { Route } from "./+types/request-confirmation.page";
import { stepOf } from "./request-step.server";

const byPath = Object.fromEntries(codesOf(CONFIRMED).map((confirmed) => [CONFIRMED[confirmed], confirmed]));

export async function loader(route: Route.LoaderArgs) {
  const confirmed = stepAt(byPath, route.pattern);
  const { step, request } = await stepOf(confirmed, route);
  const { received } = await offerCountOf(request);
  return { confirmed, step, about: { title: request.title, partner: request.acceptedPartnerName, received } };
}

export const action = (route: Route.ActionArgs) => {
  const confirmed = stepAt(byPath, route.pattern);
  const { next, done } = CONFIRMATIONS[confirmed];
  return takeStep(route, {
    back: ({ id }) => next(id),
    done,
    work: ({ actor, id }) => confirmedVerbs[confirmed](actor, id),
  });
};

/** One page serves every action that is only confirmed. */
export default function RequestConfirmation({ loaderData }: Route.ComponentProps) {
  const { confirmed, step, about } = loaderData;
  const { ask, busyLabel, variant } = CONFIRMATIONS[confirmed];
  return <PostPage {...{ ...step, ...ask(about), busyLabel, variant }} />;
}
