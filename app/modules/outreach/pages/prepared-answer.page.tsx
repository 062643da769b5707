import { adminOf } from "~/modules/accounts/http/request.server";
import { textIn } from "~/platform/form/answers";
import { checkForm } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { pick } from "~/platform/pick";
import { ButtonLink } from "~/ui/button/button";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { preparedAnswerForm } from "../forms";
import { PREPARED, PREPARED_PLACES, preparedRemovalPath } from "../rules";
import { type PreparedAnswer, preparedById, preparedList } from "../store/prepared-answers.server";
import { preparedVersion, savePrepared } from "../verbs/prepared-answers.server";
import type { Route } from "./+types/prepared-answer.page";

export const shouldRevalidate = onlyElsewhere;

/** Null on the page of a new answer. */
const answerAt = async (id: string | undefined) => (id === undefined ? null : preparedById(idFromPath(id)));

const valuesOf = ({ question, answer, isPublic, position }: PreparedAnswer) => ({
  ...{ question, answer, position: String(position) },
  place: isPublic ? "support" : "team",
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const stored = await answerAt(params.id);
  const { version, draft, typed, formKey } = await draftOnPage(request, actor.userId);
  const position = String(((await preparedList()).at(-1)?.position ?? 0) + 1);
  return {
    ...{ draft, typed, formKey },
    id: stored?.id ?? null,
    version: version ?? (stored ? preparedVersion(stored) : ""),
    values: stored ? valuesOf(stored) : { position, place: "support" },
  };
}

const LABELS = { question: "Întrebarea", answer: "Răspunsul" };

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const id = (await answerAt(params.id))?.id ?? null;
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, preparedAnswerForm),
    kept: null,
    save: (value, seen) => savePrepared(actor, id, value, seen),
    stored:
      id === null
        ? null
        : async ({ values }) => {
            const stored = await preparedById(id);
            const theirs = pick(stored, "question", "answer");
            const yours = { question: textIn(values, "question"), answer: textIn(values, "answer") };
            return { version: preparedVersion(stored), last: null, differences: differencesOf(LABELS, theirs, yours) };
          },
    back: PREPARED,
    done: { tone: "green", title: "Răspunsul a fost salvat." },
  });
}

export default function PreparedAnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, values, draft, typed, formKey } = loaderData;
  const version = actionData?.version ?? loaderData.version;
  return (
    <FormPage
      heading={id === null ? "Răspuns nou" : "Răspuns pregătit"}
      back={{ href: PREPARED, label: "Răspunsuri pregătite" }}
      answered={actionData}
      typed={typed}
      defaults={values}
    >
      {actionData?.overtaken ? <Overtaken {...actionData.overtaken} /> : null}
      <KeptForm draft={draft} answered={actionData} fields={{ formKey, version }}>
        <LineField name="question" label="Întrebarea" hint="Așa cum o pune cine nu știe răspunsul." />
        <TextField name="answer" label="Răspunsul" rows={8} />
        <SelectField
          name="place"
          label="Cine îl citește"
          options={Object.entries(PREPARED_PLACES).map(([value, label]) => ({ value, label }))}
        />
        <LineField name="position" label="Locul în listă" hint="1 este primul." inputMode="numeric" figures />
        <PostEnd submit="Salvează" busyLabel="Se salvează…" cancel={PREPARED} />
      </KeptForm>
      {id === null ? null : (
        <ButtonLink variant="danger" href={preparedRemovalPath(id)}>
          Șterge răspunsul
        </ButtonLink>
      )}
    </FormPage>
  );
}
