import { data } from "react-router";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { refusedSentence } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { type Received, receiveFiles } from "~/modules/media/verbs/receive.server";
import { alsoWrong, checkForm, formOf } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { madeBefore, Wrong } from "~/platform/form/edit.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Field } from "~/ui/field/field";
import { FileInput } from "~/ui/field/file-input";
import { TableFields } from "~/ui/field/table-fields";
import { Notice } from "~/ui/flash/flash";
import { PostPage } from "~/ui/form/form-page";
import { importForm } from "../forms/resource";
import { MOST_IMPORTED } from "../rules/files";
import { ADMIN_LIBRARY, adminResourcePath } from "../rules/paths";
import { IN_COMMON } from "../rules/resource-fields";
import { administrators } from "../store/resources.server";
import { type Imported, importFiles } from "../verbs/resources.server";
import type { Route } from "./+types/resource-import.page";
import { filesField, wrongAdministrators } from "./resource-input.server";

const sent = (actor: Parameters<typeof uploaderOf>[0]) => ({
  purpose: "resource" as const,
  by: uploaderOf(actor),
  most: MOST_IMPORTED,
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return {
    formKey,
    draft,
    typed,
    kept: typed === null ? [] : (await receiveFiles(formOf(typed.values), "files", sent(actor))).kept,
    defaults: { ownerId: actor.userId, months: "12" },
    administrators: await administrators(),
    limits: filesField(MOST_IMPORTED),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  const { files, kept, refused } = await receiveFiles(form, "files", sent(actor));
  const checked = alsoWrong(form, checkForm(form, importForm), {
    ...(await wrongAdministrators(form)),
    files: files.length + refused.length === 0 ? "Alegeți fișierele" : null,
  });
  if (!checked.ok) return data({ refused: checked.refused, kept, imported: [], notStored: refused }, { status: 400 });
  let imported: Imported[] = [];
  const store = async () => {
    imported = await importFiles(actor, files, checked.value);
    return ADMIN_LIBRARY;
  };
  try {
    if (files.length > 0) await once(form, actor.userId, store, madeBefore(form));
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return data({ refused: error.refused, kept, imported, notStored: refused }, { status: error.status });
  }
  if (refused.length > 0)
    return data({ refused: null, kept: [], imported, notStored: refused }, { status: files.length === 0 ? 400 : 200 });
  return goTo(ADMIN_LIBRARY, {
    tone: "green",
    title: `${plural(files.length, "document a fost adăugat", "documente au fost adăugate")}.`,
    text: "Scrieți-le rezumatul și temeiul legal. Sunt neverificate până le comparați cu sursa lor.",
  });
}

const INTRO =
  "Fiecare fișier devine un document, cu titlul luat din numele fișierului; autoritățile îl citesc imediat. Ce nu se poate adăuga este spus pe nume, iar restul rămâne adăugat.";

export default function ResourceImport({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, draft, typed, kept, defaults, administrators, limits } = loaderData;
  const { hint, ...accepted } = limits;
  const people = { options: administrators };
  return (
    <PostPage
      key={formKey} // what was stored leaves the form
      heading="Documente din fișiere"
      back={{ href: ADMIN_LIBRARY, label: "Bibliotecă" }}
      intro={INTRO}
      formKey={formKey}
      draft={draft}
      typed={typed}
      defaults={defaults}
      answered={actionData?.refused ? { refused: actionData.refused } : undefined}
      before={actionData ? <Result {...actionData} /> : null}
      submit="Adaugă documentele"
      busyLabel="Se adaugă…"
      files
    >
      <Field name="files" label="Fișiere" hint={hint}>
        <FileInput
          multiple
          {...accepted}
          mostTogether={MOST_IMPORTED * limits.mostBytes}
          kept={actionData?.kept ?? kept}
        />
      </Field>
      <TableFields table={IN_COMMON} given={{ ownerId: people, deputyId: people }} />
    </PostPage>
  );
}

/** What became of the files that were sent, when some were refused. */
function Result({ imported, notStored }: { imported: readonly Imported[]; notStored: Received["refused"] }) {
  return (
    <>
      {imported.length > 0 ? (
        <Notice tone="green">
          <p>{plural(imported.length, "document a fost adăugat", "documente au fost adăugate")}:</p>
          <ul>
            {imported.map(({ id, title }) => (
              <li key={id}>
                <Anchor href={adminResourcePath(id)}>{title}</Anchor>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {notStored.length > 0 ? (
        <Notice tone="red">
          <p>{plural(notStored.length, "fișier nu a fost adăugat", "fișiere nu au fost adăugate")}:</p>
          <ul>
            {notStored.map(({ name, sentence }) => (
              <li key={name + sentence}>{refusedSentence([{ name, sentence }])}.</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
