import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { checkForm } from "~/platform/form/check-form.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { storedIn, writingView } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { ButtonLink } from "~/ui/button/button";
import { TableFields } from "~/ui/field/table-fields";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken } from "~/ui/form/overtaken";
import { preparedAnswerForm } from "../forms";
import { PREPARED, preparedRemovalPath } from "../rules";
import { PREPARED_ANSWER } from "../rules/prepared-answer-fields";
import { preparedById, preparedList } from "../store/prepared-answers.server";
import { preparedInputOf, savePrepared } from "../verbs/prepared-answers.server";
import type { Route } from "./+types/prepared-answer.page";

export const shouldRevalidate = onlyElsewhere;

/** Null on the page of a new answer. */
const answerAt = async (id: string | undefined) => (id === undefined ? null : preparedById(idFromPath(id)));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const stored = await answerAt(params.id);
  const position = ((await preparedList()).at(-1)?.position ?? 0) + 1;
  const input = stored && preparedInputOf(stored);
  const view = await writingView(request, actor.userId, PREPARED_ANSWER, input, { position, place: "support" });
  return { ...view, id: stored?.id ?? null };
}

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
      id === null ? null : async (typed) => storedIn(PREPARED_ANSWER, preparedInputOf(await preparedById(id)), typed),
    back: PREPARED,
    done: { tone: "green", title: "Răspunsul a fost salvat." },
  });
}

export default function PreparedAnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, draft, typed, defaults, formKey } = loaderData;
  return (
    <FormPage
      heading={id === null ? "Răspuns nou" : "Răspuns pregătit"}
      back={{ href: PREPARED, label: "Răspunsuri pregătite" }}
      answered={actionData}
      typed={typed}
      defaults={defaults}
    >
      {actionData?.overtaken ? <Overtaken {...actionData.overtaken} /> : null}
      <KeptForm draft={draft} answered={actionData} fields={{ formKey, version: actionData?.version ?? version ?? "" }}>
        <TableFields table={PREPARED_ANSWER} />
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
