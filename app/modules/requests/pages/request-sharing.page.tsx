import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { PostPage } from "~/ui/form/form-page";
import { sharingPolicy } from "../rules/sharing-policy";
import { requestOf } from "../store/requests.server";
import { wayTo } from "../verbs/guard.server";
import { shareRequest } from "../verbs/sharing.server";
import type { Route } from "./+types/request-sharing.page";
import { requestAddress, stepView } from "./request-step.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  sharingPolicy.allow("share", actor, request, now(), wayTo(actor, request.id));
  return stepView(request);
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: requestAddress,
    done: { title: "Solicitarea se vede la „Cine a mai făcut asta?”.", text: "Puteți renunța oricând." },
    work: ({ actor, id }) => shareRequest(actor, id, true),
  });

export default function RequestSharing({ loaderData: step }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      heading="Arătați solicitarea altor autorități?"
      intro="Autoritățile conectate văd titlul, descrierea, categoria, județul, instituția, prețul ofertei alese, cât a durat, firma și câte oferte au venit, împreună cu numele dumneavoastră; vă pot scrie aici, la „Mesaje”. Ofertele celorlalți nu se arată."
      submit="Arată solicitarea"
      busyLabel="Se salvează…"
    />
  );
}
