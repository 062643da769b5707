import { uatOf } from "~/modules/accounts/http/request.server";
import { accountPath } from "~/modules/accounts/rules/places";
import { now } from "~/platform/clock";
import { textIn } from "~/platform/form/answers";
import { checkForm } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { LineField, TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { letterheadForm } from "../forms/paperwork";
import { LONGEST, signatoryLines } from "../rules/letterhead";
import { LETTERHEAD_PATH } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { letterheadOf } from "../store/letterhead.server";
import { letterheadVersion, saveLetterhead } from "../verbs/letterhead.server";
import type { Route } from "./+types/letterhead.page";

export const shouldRevalidate = onlyElsewhere;

async function stored(organisationId: string) {
  const letterhead = await letterheadOf(organisationId);
  const { head = "", prefix = null, signatories = [] } = letterhead ?? {};
  return {
    version: letterheadVersion(letterhead),
    defaults: { head, prefix: prefix ?? "", signatories: signatoryLines(signatories) },
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = uatOf(context);
  paperworkPolicy.allow("write", actor, { ownerId: actor.organisation.id }, now());
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const { version: current, defaults } = await stored(actor.organisation.id);
  return { formKey, version: version ?? current, draft, typed, defaults };
}

const LABELS = { head: "Antetul", prefix: "Prefixul", signatories: "Semnatarii" };

export async function action({ context, request }: Route.ActionArgs) {
  const actor = uatOf(context);
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, letterheadForm),
    kept: null,
    save: (value, seen) => saveLetterhead(actor, value, seen),
    stored: async ({ values }) => {
      const { version, defaults } = await stored(actor.organisation.id);
      const yours = Object.fromEntries(Object.keys(LABELS).map((name) => [name, textIn(values, name)]));
      return { version, last: null, differences: differencesOf(LABELS, defaults, yours) };
    },
    back: LETTERHEAD_PATH,
    done: { tone: "green", title: "Antetul a fost salvat.", text: "Apare pe documentele făcute de acum înainte." },
  });
}

/** The head of an authority's papers and who signs them. */
export default function Letterhead({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, draft, typed, defaults } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading="Antetul documentelor"
      back={{ href: accountPath("UAT"), label: "Instituția și contul" }}
      intro="Apare pe documentele făcute din solicitări. Ce lăsați necompletat se completează de mână."
      {...{ formKey, draft, typed, defaults }}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Salvează"
      busyLabel="Se salvează…"
    >
      <TextField
        name="head"
        label="Rândurile antetului"
        optional
        rows={4}
        hint="Câte un rând, de exemplu România, județul, denumirea, compartimentul. Dacă lipsesc, apar județul și denumirea."
      />
      <LineField
        name="prefix"
        label="Prefixul numărului de înregistrare"
        optional
        hint="Se scrie înaintea numărului, de exemplu „A/”."
        maxLength={LONGEST.prefix}
      />
      <TextField
        name="signatories"
        label="Semnatarii"
        optional
        rows={5}
        hint="Câte unul pe rând, cu funcția înainte de două puncte: „Primar: Ion Popescu”."
      />
    </PostPage>
  );
}
