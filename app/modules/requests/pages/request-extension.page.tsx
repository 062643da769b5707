import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { dateTime } from "~/platform/language/dates";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { extensionForm } from "../forms/requests";
import { DeadlineFields } from "../parts/request-fields";
import { earliestDeadlineDate } from "../rules/deadline";
import { readBy, whoIsTold } from "../rules/recipients";
import { requestOf } from "../store/requests.server";
import { offersToldOf } from "../store/responses.server";
import { extendRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-extension.page";
import { requestAddress, stepOf } from "./request-here.server";
import { deadlineDays } from "./request-input.server";

export async function loader(route: Route.LoaderArgs) {
  const { actor, step, request, at } = await stepOf("extend", route);
  const current = request.deadlineAt ?? at;
  const offers = await offersToldOf(request);
  const mayChange = offers.length === 0 ? "" : " Ofertele se pot modifica până la noul termen.";
  const earliest = earliestDeadlineDate(at);
  const day = localDateOf(current);
  const [, first = earliest] = [day, earliest].sort();
  return {
    step,
    ...(await draftOnPage(route.request, actor.userId)),
    current: dateTime(current),
    hour: hourOf(current),
    sealed: request.sealed,
    effect: `${whoIsTold(request, offers)}${mayChange}`,
    readers: `${readBy("Îl", request)}.`,
    ...deadlineDays(at, "", first),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(
    route,
    async ({ actor, id }) => {
      const at = now();
      return extensionForm((await requestOf(actor, id)).deadlineAt ?? at, at);
    },
    {
      back: requestAddress,
      work: ({ actor, id, value }) => extendRequest(actor, id, value),
      done: ({ value }, did) => ({
        title: "Termenul a fost prelungit.",
        text: [`Noul termen: ${dateTime(value.deadlineAt)}.`, did && whoIsTold(did.request, did.offers)]
          .filter(Boolean)
          .join(" "),
      }),
    },
  );

export default function RequestExtension({ loaderData, actionData }: Route.ComponentProps) {
  const { step, formKey, current, hour, days, hint, sealed, effect, readers, draft, typed } = loaderData;
  return (
    <PostPage
      {...step}
      formKey={formKey}
      answered={actionData}
      typed={typed}
      defaults={{ deadlineHour: hour }}
      heading="Prelungiți termenul"
      intro={`Termenul de acum: ${current}. ${effect}${sealed ? " Ofertele rămân sigilate până atunci." : ""}`}
      submit="Prelungește termenul"
      busyLabel="Se prelungește…"
      draft={draft}
    >
      <DeadlineFields days={days} label="Noul termen" hint={hint} />
      <TextField name="text" label="De ce" optional hint={readers} rows={3} />
    </PostPage>
  );
}
