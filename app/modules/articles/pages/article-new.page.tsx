import { useRef } from "react";
import { data } from "react-router";
import { isVerified } from "~/modules/accounts/rules/actor";
import { overLimit } from "~/modules/accounts/signed-in/limits.server";
import { now } from "~/platform/clock";
import { formOf } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { madeBefore, Wrong } from "~/platform/form/edit.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { DraftNotices } from "~/ui/form/draft-notice";
import { useFirstDraft } from "~/ui/form/kept-form";
import { Kept } from "~/ui/form/saving";
import { useKeptForm } from "~/ui/form/use-kept-form";
import { ArticleForm } from "../parts/article-form";
import { blankArticle } from "../rules/moves";
import { deskPath, deskTitle } from "../rules/paths";
import { articlePolicy } from "../rules/policy";
import { createArticle, submitArticle } from "../verbs/writing.server";
import type { Route } from "./+types/article-new.page";
import { faultAnswer, formView, NOTHING_WRITTEN, readArticle, sameForm } from "./article-input.server";
import { SENT } from "./article-save.server";
import { deskOf } from "./writing-desk.server";

const CREATED = {
  tone: "green",
  title: "Articolul a fost creat și salvat ca ciornă!",
  text: "Până îl trimiteți la revizie, îl vedeți numai dumneavoastră și colegii.",
} as const;

const CREATE_LIMIT = {
  name: "article",
  most: 20,
  seconds: 86_400,
  sentence: "Ați creat deja 20 de articole în 24 de ore. Ce ați scris este mai jos, nesalvat.",
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { actor, base } = deskOf(context);
  articlePolicy.allow("create", actor, blankArticle(actor.organisation.id), now());
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  const written = typed === null ? NOTHING_WRITTEN : (await readArticle(formOf(typed.values), actor, null)).written;
  return {
    form: formView(actor, written, {
      path: url.pathname,
      formKey,
      version: null,
      back: { href: base, label: "Renunță" },
      maySubmit: isVerified(actor),
    }),
    typed,
    draft,
    list: { href: base, label: deskTitle(actor.role) },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor, base } = deskOf(context);
  articlePolicy.allow("create", actor, blankArticle(actor.organisation.id), now()); // before pictures of this form are stored
  const form = await readForm(request);
  const read = await readArticle(form, actor, null);
  if (!read.ok) return data({ refused: read.refused, written: read.written }, read.init);
  const isSent = form.get("intent") === "submit" && isVerified(actor);
  const over = await overLimit([CREATE_LIMIT, actor.userId]);
  if (over) return sameForm({ form, written: read.written }, over.message, over.init);
  try {
    const create = async () => {
      const id = await createArticle(actor, read.value);
      if (isSent) await submitArticle(actor, id);
      return deskPath(base, id);
    };
    const location = await once(form, actor.userId, create, madeBefore(form));
    return goTo(location, isSent ? SENT : CREATED);
  } catch (error) {
    if (error instanceof Wrong) return data({ refused: error.refused, written: read.written }, error.status);
    const sentence = "A apărut o eroare la crearea articolului.";
    return faultAnswer(error, { form, written: read.written, sentence });
  }
}

export default function ArticleNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, typed, list } = loaderData;
  const draft = useFirstDraft(loaderData.draft);
  const formRef = useRef<HTMLFormElement>(null);
  const keeping = useKeptForm(formRef, draft, actionData);
  const sent = actionData && "refused" in actionData ? actionData : null;
  return (
    <ArticleForm
      key={draft.resumed ? "resumed" : "new"}
      heading="Articol nou"
      back={list}
      above={<DraftNotices draft={draft} answered={actionData !== undefined} />}
      draft={draft}
      form={{ ...form, ...sent?.written }}
      answered={sent ?? undefined}
      typed={typed}
      submit="Salvează ciorna"
      note="Se salvează ca ciornă. La public ajunge după ce îl trimiteți la revizie și este aprobat."
      formRef={formRef}
      saving={<Kept keeping={keeping} />}
    />
  );
}
