import { useRef } from "react";
import { data } from "react-router";
import { hourOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { refuse } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { Overtaken as IsOvertaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { Refusal } from "~/platform/refusal";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Notice } from "~/ui/flash/flash";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Stack } from "~/ui/layout/layout";
import { ArticleForm } from "../parts/article-form";
import { OvertakenArticle } from "../parts/article-overtaken";
import { Saving } from "../parts/article-saving";
import { type Autosaved, useAutosave } from "../parts/use-autosave";
import type { Author } from "../rules/author";
import { deskPath } from "../rules/paths";
import { articlePolicy } from "../rules/policy";
import { articleOf } from "../store/own.server";
import { allow } from "../verbs/guard.server";
import { saveArticle, submitArticle, versionOf } from "../verbs/writing.server";
import type { Route } from "./+types/article-edit.page";
import { around, faultAnswer, type ReadArticle, readArticle, shownAgain, standing } from "./article-input.server";
import { overtakenView } from "./article-overtaken.server";
import { SENT } from "./article-words";
import { type Desk, deskOf } from "./writing-desk.server";

const FAILED = "Nu s-a putut actualiza articolul.";
const SAVED = { tone: "green", title: "Articolul a fost actualizat!" } as const;

export const shouldRevalidate = onlyElsewhere;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, base } = deskOf(context);
  const at = now();
  const article = await articleOf(actor, idFromPath(params.id), at);
  allow("edit", { actor, at }, article);
  const { defaults, written } = await standing(article);
  const path = deskPath(base, article.id);
  return {
    title: article.title,
    isPublished: article.status === "published",
    form: {
      ...around(actor),
      ...written,
      path: url.pathname,
      formKey: newFormKey(),
      version: versionOf(article),
      back: { href: path, label: "Înapoi la articol" },
      maySubmit: articlePolicy.submit(actor, { ...article, status: "draft", revision: null }),
    },
    defaults,
    path,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { actor, base } = deskOf(context);
  const id = idFromPath(params.id);
  const at = now();
  allow("edit", { actor, at }, await articleOf(actor, id, at)); // before any picture of this form is taken in
  const form = await readForm(request);
  const seen = seenVersion(form);
  const read = await readArticle(form, actor, id);
  if (form.get("intent") === "autosave") return autosave(actor, id, { read, seen, at });
  if (!read.ok) return data({ refused: read.refused, written: read.written, overtaken: null }, { status: 400 });
  return save({ actor, base }, id, { form, seen, read });
}

type Sent = { form: FormData; seen: string | null; read: Extract<ReadArticle, { ok: true }> };

/**
 * Saved, and sent when that was asked. When somebody else has saved meanwhile, the form with both texts; when the article
 * cannot be saved or sent as it stands now, the form with why.
 */
async function save({ actor, base }: Desk, id: string, { form, seen, read }: Sent) {
  const isSent = form.get("intent") === "submit";
  try {
    const location = await once(form, actor.userId, async () => {
      await saveArticle(actor, id, read.input, { seen });
      if (isSent) await submitArticle(actor, id);
      return deskPath(base, id);
    });
    return goTo(location, isSent ? SENT : SAVED);
  } catch (error) {
    if (error instanceof Refusal && error.status === 409)
      return shownAgain({ form, written: read.written }, error.message, 409);
    if (!(error instanceof IsOvertaken)) return faultAnswer(error, { form, written: read.written, sentence: FAILED });
    const overtaken = await overtakenView(actor, id, read.input);
    return data({ refused: refuse(form, {}), written: read.written, overtaken }, { status: 409 });
  }
}

type Typed = { read: ReadArticle; seen: string | null; at: Date };

/** What is typed is only stored when it could be saved by the button too. */
async function autosave(actor: Author, id: string, { read, seen, at }: Typed): Promise<Autosaved> {
  if (!read.ok) return { unsaved: `Nesalvat încă: ${Object.values(read.refused.errors)[0] ?? "verificați câmpurile"}` };
  try {
    return { saved: hourOf(at), version: await saveArticle(actor, id, read.input, { seen, auto: true }) };
  } catch (error) {
    if (error instanceof IsOvertaken) return { unsaved: UNSAVED_ELSEWHERE };
    if (error instanceof Refusal) return { unsaved: error.message };
    throw error;
  }
}

const UNSAVED_ELSEWHERE =
  "Articolul a fost salvat între timp în altă parte. Nimic nu s-a pierdut: apăsați „Salvează” ca să vedeți ambele texte.";

export default function ArticleEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, form, defaults, path, isPublished } = loaderData;
  const box = useRef<HTMLFormElement>(null);
  const sent = actionData && "refused" in actionData ? actionData : null;
  const saving = useAutosave(box, form.path, Boolean(sent?.overtaken));
  const answers = answersOf(sent?.refused, defaults);
  const typedVersion = answers.refused ? answers.field("version").defaultValue : "";
  const version = sent?.overtaken?.version ?? saving.version ?? (typedVersion || form.version);
  return (
    <Stack gap={3}>
      <title>{`${answers.errors.length > 0 || answers.lead ? "Eroare: " : ""}Editează articolul – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Crumb href={path}>{title}</Crumb>
      <h1>Editează articolul</h1>
      {sent?.overtaken ? <OvertakenArticle view={sent.overtaken} /> : null}
      {isPublished ? (
        <Notice>
          Publicul citește mai departe textul aprobat. Ce schimbați aici ajunge la el după o nouă revizie.
        </Notice>
      ) : null}
      <ArticleForm
        form={{ ...form, ...sent?.written, version }}
        answers={answers}
        submit="Salvează"
        note="Imaginile pe care nu le mai arată niciun text se șterg la salvare."
        box={box}
        saving={sent?.overtaken ? null : <Saving saving={saving} />}
      />
    </Stack>
  );
}
