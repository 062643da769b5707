import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { movedOn } from "~/platform/refusal";
import { TextField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { PostPage } from "~/ui/form/form-page";
import { replacementForm } from "../forms/requests";
import { responsesFor } from "../store/correspondence.server";
import { replacePartner } from "../verbs/decisions.server";
import { wayTo } from "../verbs/guard.server";
import { responseViews } from "../views/request-responses.server";
import type { Route } from "./+types/request-replacement.page";
import { requestAddress, stepOf } from "./request-here.server";

/** Changes the partner of a running collaboration, with the reason that its firm reads. */
export async function loader(route: Route.LoaderArgs) {
  const { actor, at, request, step } = await stepOf("replace", route);
  const offers = (await responsesFor(actor, request, at)).filter(({ choice }) => choice === "replace");
  if (offers.length === 0) throw movedOn("Nu există altă ofertă care se poate accepta.", wayTo(actor, request.id));
  return {
    step,
    partner: request.acceptedPartnerName ?? "",
    replaced: request.acceptedResponseId ?? "",
    offers: responseViews(request, offers, "pret").map(({ id, partner, price, duration }) => ({
      value: id,
      label: partner.name,
      hint: `${price}, fără TVA${duration === null ? "" : `, în ${duration}`}`,
    })),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, replacementForm, {
    back: requestAddress,
    done: { title: "Partenerul a fost schimbat.", text: "Ambele firme sunt anunțate." },
    work: ({ actor, id, value }) => replacePartner(actor, id, value),
  });

export default function RequestReplacement({ loaderData, actionData }: Route.ComponentProps) {
  const { step, partner, replaced, offers } = loaderData;
  return (
    <PostPage
      {...step}
      answered={actionData}
      heading="Schimbați partenerul"
      intro={`Colaborarea cu ${partner} încetează, iar solicitarea continuă cu firma pe care o alegeți acum. Ambele firme sunt anunțate.`}
      variant="danger"
      submit="Schimbă partenerul"
      busyLabel="Se schimbă…"
      fields={{ replaced }}
    >
      <ChoiceGroup name="response" legend="Cu ce firmă continuați" choose="one" choices={offers} />
      <TextField
        name="reason"
        label="De ce schimbați partenerul"
        hint={`Motivul se păstrează în istoric și îl citește ${partner}.`}
        rows={4}
      />
    </PostPage>
  );
}
