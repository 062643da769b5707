import { limitedAnswer, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { ticketPath } from "~/modules/outreach/rules";
import { openTicket } from "~/modules/outreach/verbs/support.server";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { Card } from "~/ui/card/card";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { packageForm } from "../forms";
import { LONGEST_MESSAGE, networkPath, PACKAGE_SUBJECT } from "../rules/network";
import type { Route } from "./+types/partner-package.page";

const LIMIT: Limit = {
  name: "partner-package",
  most: 10,
  seconds: 3_600,
  sentence: "Ați trimis multe cereri într-un timp scurt. Ce ați scris a rămas mai jos, netrimis.",
};

export async function loader({ context, request }: Route.LoaderArgs) {
  return draftOnPage(request, firmaOf(context).userId);
}

/** The request is a message to the association's desk, which answers it as any other. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = firmaOf(context);
  const form = await readForm(request);
  const checked = checkForm(form, packageForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit([LIMIT, actor.userId]);
  if (over) return limitedAnswer(form, over);
  const message = { nume: actor.name, email: actor.email, subiect: PACKAGE_SUBJECT, mesaj: checked.value.message };
  return goTo(await once(form, actor.userId, async () => ticketPath(await openTicket(message, actor))));
}

export default function PartnerPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, typed, formKey } = loaderData;
  return (
    <PostPage
      heading="Pachetul de partener"
      intro="Cât costă se stabilește cu asociația, pentru fiecare firmă. Platforma nu încasează nimic."
      back={{ href: networkPath({ tab: "beneficii" }), label: "Beneficii" }}
      answered={actionData}
      draft={draft}
      typed={typed}
      formKey={formKey}
      before={
        <Card heading="Cum se face">
          <ol>
            <li>Scrieți mai jos ce vă interesează.</li>
            <li>Cererea ajunge la asociație, cu numele, e-mailul și firma dumneavoastră.</li>
            <li>Răspunsul vine pe e-mail și rămâne la „Suport”.</li>
          </ol>
        </Card>
      }
      submit="Trimite cererea"
      busyLabel="Se trimite…"
    >
      <TextField
        name="message"
        label="Ce vă interesează"
        hint="De exemplu: vizibilitate în județ, instruiri, un eveniment împreună."
        rows={6}
        maxLength={LONGEST_MESSAGE}
      />
    </PostPage>
  );
}
