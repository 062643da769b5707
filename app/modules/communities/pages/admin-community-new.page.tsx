import { useNavigation } from "react-router";
import { adminOf } from "~/modules/accounts/http/request.server";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { TextField } from "~/ui/field/answered-field";
import { CountyField } from "~/ui/field/county-field";
import { Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import { Stack } from "~/ui/layout/layout";
import { creationForm } from "../forms";
import { AddressField, KindField, NameField } from "../parts/section-fields";
import { SECTIONS } from "../rules/editing";
import { ADMIN_COMMUNITIES, adminCommunityPath, NEW_COMMUNITY } from "../rules/paths";
import { makeCommunity } from "../verbs/creation.server";
import type { Route } from "./+types/admin-community-new.page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  return { formKey: newFormKey(), ...(await draftOnPage(request, actor.userId)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  const lead = { sentence: "Toate câmpurile sunt obligatorii", fields: ["name", "county"] };
  const checked = checkForm(form, creationForm, { lead });
  if (!checked.ok) return refusedAnswer(checked.refused);
  return orFault(NEW_COMMUNITY, "A apărut o eroare la salvarea comunității.", async () => {
    const led = await once(form, actor.userId, async () =>
      adminCommunityPath(await makeCommunity(actor, checked.value)),
    );
    return goTo(led, {
      tone: "green",
      title: "Comunitatea a fost creată!",
      text: "Adăugați mai jos imaginea, locul, atracțiile și proiectele.",
    });
  });
}

export default function AdminCommunityNew({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, draft, typed } = loaderData;
  const answers = answersOf(actionData && "refused" in actionData ? actionData.refused : typed);
  const busy = useNavigation().state === "submitting";
  return (
    <Stack gap={3}>
      <title>{`${answers.wrong ? "Eroare: " : ""}Comunitate nouă – PSP`}</title>
      <Crumb href={ADMIN_COMMUNITIES}>Comunități</Crumb>
      <ErrorSummary errors={answers.errors} lead={answers.lead} heard={actionData} />
      <Stack gap={1}>
        <h1>Comunitate nouă</h1>
        <p className="muted">
          Apare în director de îndată, fără administrator. Autoritatea o poate revendica după ce se înscrie.
        </p>
      </Stack>
      <KeptForm draft={draft} answered={actionData} fields={{ formKey }}>
        <NameField answers={answers} hint="De exemplu: Comuna Fântâna Albastră." />
        <Pair>
          <CountyField answers={answers} name="county" />
          <KindField answers={answers} checked={null} />
        </Pair>
        <AddressField answers={answers} />
        <TextField optional answers={answers} name="description" label={SECTIONS.profile.description} rows={6} />
        <FormEnd
          submit="Creează comunitatea"
          busy={busy}
          busyLabel="Se creează…"
          cancel={ADMIN_COMMUNITIES}
          note="Imaginea, statisticile, atracțiile, proiectele și galeria se adaugă pe pagina ei."
        />
      </KeptForm>
    </Stack>
  );
}
