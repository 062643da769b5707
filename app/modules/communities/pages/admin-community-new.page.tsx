import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { creationForm } from "../forms";
import { ADMIN_COMMUNITIES, adminCommunityPath } from "../rules/paths";
import { SECTIONS } from "../rules/sections";
import { makeCommunity } from "../verbs/creation.server";
import type { Route } from "./+types/admin-community-new.page";

export const loader = ({ context, request }: Route.LoaderArgs) => draftOnPage(request, adminOf(context).userId);

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  const lead = { sentence: "Toate câmpurile sunt obligatorii", fields: ["name", "county"] };
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, creationForm, { lead }),
    kept: null,
    save: (value) => makeCommunity(actor, value),
    stored: null,
    back: (id) => adminCommunityPath(id),
    done: {
      tone: "green",
      title: "Comunitatea a fost creată!",
      text: "Adăugați mai jos imaginea, locul, atracțiile și proiectele.",
    },
    failed: "A apărut o eroare la salvarea comunității.",
  });
}

const { name, description } = SECTIONS.profile;
const { kind, county } = SECTIONS.location;
const { address } = SECTIONS.contact;
const FIELDS = {
  name,
  county,
  kind: { ...kind, beside: true } as typeof kind,
  address,
  description: { ...description, rows: 6 },
};

export default function AdminCommunityNew({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, draft, typed } = loaderData;
  return (
    <PostPage
      heading="Comunitate nouă"
      back={{ href: ADMIN_COMMUNITIES, label: "Comunități" }}
      intro="Apare în director imediat, fără administrator. Autoritatea o poate revendica după ce se înscrie."
      answered={actionData}
      typed={typed}
      formKey={formKey}
      draft={draft}
      submit="Creează comunitatea"
      busyLabel="Se creează…"
      note="Imaginea, statisticile, atracțiile, proiectele și galeria se adaugă pe pagina ei."
    >
      <TableFields
        table={FIELDS}
        given={{ name: { hint: "De exemplu: Comuna Fântâna Albastră." }, description: { hint: "" } }}
      />
    </PostPage>
  );
}
