import { lazy, Suspense, useRef } from "react";
import { now } from "~/platform/clock";
import { textIn } from "~/platform/form/answers";
import { isAutosave } from "~/platform/form/autosave";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { neverThrown } from "~/platform/form/unsaved";
import { seenVersion } from "~/platform/form/version.server";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken } from "~/ui/form/overtaken";
import { Saving } from "~/ui/form/saving";
import { useAutosave } from "~/ui/form/use-autosave";
import { ArticleForm } from "../parts/article-form";
import { deskPath } from "../rules/paths";
import { articlePolicy } from "../rules/policy";
import { articleOf } from "../store/own.server";
import { wayTo } from "../verbs/guard.server";
import { versionOf } from "../verbs/writing.server";
import type { Route } from "./+types/article-edit.page";
import { formView, readArticle, storedForm } from "./article-input.server";
import { autosave, isShownAgain, type overtakenView, save } from "./article-save.server";
import { deskOf } from "./writing-desk.server";

export const shouldRevalidate = onlyElsewhere;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, base } = deskOf(context);
  const at = now();
  const article = await articleOf(actor, idFromPath(params.id), at);
  if (!isShownAgain(context)) articlePolicy.allow("edit", actor, article, at, wayTo(actor, article.id));
  const { defaults, written } = await storedForm(article);
  const path = deskPath(base, article.id);
  return {
    title: article.title,
    isPublished: article.status === "published",
    form: formView(actor, written, {
      path: url.pathname,
      formKey: newFormKey(),
      version: versionOf(article),
      back: { href: path, label: "Înapoi la articol" },
      maySubmit: articlePolicy.may("submit", actor, { ...article, status: "draft", revision: null }, at),
    }),
    defaults,
    path,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const desk = deskOf(context);
  const { actor } = desk;
  const id = idFromPath(params.id);
  const at = now();
  const article = await articleOf(actor, id, at);
  if (articlePolicy.whyNot("edit", actor, article, at)?.status === 403)
    articlePolicy.allow("edit", actor, article, at, wayTo(actor, id)); // before pictures of this form are stored
  const form = await readForm(request);
  const sent = { article, form, seen: seenVersion(form), read: await readArticle(form, actor, article) };
  return isAutosave(form) ? autosave(actor, sent, at) : save(context, desk, sent);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return isAutosave(await request.clone().formData()) ? neverThrown(serverAction) : serverAction();
}

export default function ArticleEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, form, defaults, path, isPublished } = loaderData;
  const formRef = useRef<HTMLFormElement>(null);
  const sent = actionData && "refused" in actionData ? actionData : null;
  const saving = useAutosave(formRef, form.path, Boolean(sent?.overtaken));
  const typedVersion = textIn(sent?.refused.values ?? {}, "version");
  const version = sent?.overtaken?.version ?? saving.version ?? (typedVersion || form.version);
  return (
    <ArticleForm
      heading="Editează articolul"
      back={{ href: path, label: title }}
      above={
        <>
          {sent?.overtaken ? <OvertakenArticle view={sent.overtaken} /> : null}
          {isPublished ? (
            <Notice>
              Publicul citește mai departe textul aprobat. Ce schimbați aici ajunge la el după o nouă revizie.
            </Notice>
          ) : null}
        </>
      }
      form={{ ...form, ...sent?.written, version }}
      answered={sent ?? undefined}
      defaults={defaults}
      submit="Salvează"
      note="Imaginile pe care nu le mai arată niciun text se șterg la salvare."
      formRef={formRef}
      saving={sent?.overtaken ? null : <Saving saving={saving} />}
    />
  );
}

/** Shown above the form when somebody else saved meanwhile: the saved text beside the typed one. */
/** Fetched when it is needed: the page has an editor to load. What was typed stays where it cannot be fetched. */
const TextDifference = lazy(() =>
  import("~/modules/writing/parts/text-difference").then(
    (parts) => ({ default: parts.TextDifference }),
    () => ({ default: () => <p>Comparația nu s-a putut încărca. Textul dumneavoastră este mai jos, întreg.</p> }),
  ),
);

function OvertakenArticle({ view: { lines, ...between } }: { view: Awaited<ReturnType<typeof overtakenView>> }) {
  return (
    <div className="stack">
      <Overtaken {...between} />
      {lines === null ? null : (
        <Card heading="Textul dumneavoastră față de cel salvat între timp">
          <Suspense>
            <TextDifference lines={lines} />
          </Suspense>
        </Card>
      )}
    </div>
  );
}
