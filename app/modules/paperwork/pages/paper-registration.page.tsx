import { localDateOf } from "~/platform/calendar/local-date";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import { savedOrShown, Wrong } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { quoted } from "~/platform/language/quotes";
import { LineField } from "~/ui/field/answered-field";
import { Pair } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { registrationForm } from "../forms/paperwork";
import { LONGEST } from "../rules/longest";
import { letterheadOf } from "../store/letterhead.server";
import { paperOf } from "../store/papers.server";
import { registerPaper } from "../verbs/chain.server";
import type { Route } from "./+types/paper-registration.page";
import { papersOfRoute } from "./papers-of.server";

export async function loader(route: Route.LoaderArgs) {
  const { at, request, back } = await papersOfRoute(route);
  const { title, number, on } = await paperOf(request.id, idFromPath(route.params.paperId));
  const today = localDateOf(at);
  const prefix = (await letterheadOf(request.ownerId))?.prefix ?? null;
  const hint = prefix && `Prefixul ${quoted(prefix)} din antet se adaugă automat.`;
  return { back, title, hint, formKey: newFormKey(), today, defaults: { number: number ?? "", on: on ?? today } };
}

const TAKEN = "Alt document al instituției are deja numărul acesta în anul acela. Verificați registrul";

export async function action(route: Route.ActionArgs) {
  const { actor, at, request, back } = await papersOfRoute(route);
  const paper = await paperOf(request.id, idFromPath(route.params.paperId));
  const form = await readForm(route.request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, registrationForm(localDateOf(at))),
    kept: null,
    save: async (value) => {
      if (!(await registerPaper(actor, request.id, paper.id, value))) throw new Wrong(refuse(form, { number: TAKEN }));
    },
    // a second note is the correction of the first
    stored: async () => null,
    back: back.href,
    done: { tone: "green", title: "Numărul a fost notat.", text: "Documentele următoare îl pot cita." },
  });
}

/** The number that a paper has in the register of its authority. */
export default function PaperRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const { back, title, hint, formKey, today, defaults } = loaderData;
  return (
    <PostPage
      heading="Numărul de înregistrare"
      back={back}
      intro={`${title}. Numărul din registrul instituției; în fișierul făcut se scrie de mână.`}
      answered={actionData}
      formKey={formKey}
      defaults={defaults}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <Pair>
        <LineField name="number" label="Numărul" hint={hint ?? undefined} maxLength={LONGEST.number} figures />
        <LineField name="on" label="Data" type="date" max={today} figures />
      </Pair>
    </PostPage>
  );
}
