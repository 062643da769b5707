import { z } from "zod";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { TextField } from "~/ui/field/answered-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { optionsOf } from "~/ui/field/options";
import { PostPage } from "~/ui/form/form-page";
import { cancelForm } from "../forms/requests";
import { CANCELLATION_REASONS } from "../rules/reason";
import { whoIsTold } from "../rules/recipients";
import { requestOf } from "../store/requests.server";
import { offersToldOf } from "../store/responses.server";
import { type CancelInput, cancelRequest } from "../verbs/decisions.server";
import type { Route } from "./+types/request-cancellation.page";
import { requestAddress, stepOf } from "./request-here.server";

const CHOICES = optionsOf(CANCELLATION_REASONS);

export async function loader(route: Route.LoaderArgs) {
  const { step, request } = await stepOf("cancel", route);
  return { step, wasSent: request.sentAt !== null, told: whoIsTold(request, await offersToldOf(request), WITH_REASON) };
}

const WITH_REASON = "cu motivul";

/** A draft is cancelled without a reason: nobody else has seen it. */
const NO_FIELDS = z.unknown().transform(() => null);

export const action = (route: Route.ActionArgs) =>
  takeForm(
    route,
    async ({ actor, id }): Promise<z.ZodType<CancelInput | null>> =>
      (await requestOf(actor, id)).sentAt === null ? NO_FIELDS : cancelForm,
    {
      back: requestAddress,
      work: ({ actor, id, value }) => cancelRequest(actor, id, value),
      done: (_, did) => ({
        title: "Solicitarea a fost anulată.",
        ...(did && { text: whoIsTold(did.request, did.offers, WITH_REASON) }),
      }),
    },
  );

export default function RequestCancellation({ loaderData: { step, wasSent, told }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      {...step}
      answered={actionData}
      heading="Anulați solicitarea"
      intro={
        wasSent
          ? `${told} Solicitarea rămâne în dosar, anulată; o puteți duplica oricând.`
          : "Ciorna rămâne în listă, anulată; o puteți duplica oricând."
      }
      variant="danger"
      submit="Anulează solicitarea"
      busyLabel="Se anulează…"
    >
      {wasSent ? (
        <>
          <ChoiceGroup name="reason" legend="De ce o anulați" choose="one" look="plain" choices={CHOICES} />
          <TextField
            name="reasonText"
            label="Cu cuvintele dumneavoastră"
            optional
            hint="Îl citesc firmele care au trimis oferte. Obligatoriu la „Alt motiv”."
            rows={3}
          />
        </>
      ) : null}
    </PostPage>
  );
}
