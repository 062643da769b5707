import { createContext, data, type RouterContextProvider } from "react-router";
import { differenceOf } from "~/modules/writing/rules/difference";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { autosaved } from "~/platform/form/autosave.server";
import { refuse } from "~/platform/form/check-form.server";
import { once } from "~/platform/form/once.server";
import { Overtaken } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { since } from "~/platform/language/dates";
import { Refusal } from "~/platform/refusal";
import { deskPath } from "../rules/paths";
import type { Author } from "../rules/policy";
import { articlePolicy } from "../rules/policy";
import { changedFacts } from "../rules/text-comparison";
import { type ArticleRecord, articleOf } from "../store/own.server";
import { type ArticleInput, saveArticle, submitArticle, versionOf } from "../verbs/writing.server";
import { faultAnswer, type ReadArticle, sameForm } from "./article-input.server";
import type { Desk } from "./writing-desk.server";

export const SENT: NewFlash = {
  tone: "green",
  title: "Articolul este în revizie.",
  text: "Un administrator îl citește și vă anunță. Până atunci îl puteți retrage.",
};

const FAILED = "Nu s-a putut actualiza articolul.";
const SAVED = { tone: "green", title: "Articolul a fost actualizat!" } as const;
const KEPT = "Ce ați scris este mai jos, nesalvat.";

type Context = Readonly<RouterContextProvider>;
const shownAgain = createContext(false);

/** Whether the loader runs to show a refused form again: then it does not check that the article can still be edited. */
export const isShownAgain = (context: Context): boolean => context.get(shownAgain);

type Sent = { article: ArticleRecord; form: FormData; seen: string | null; read: ReadArticle };

/**
 * Saves the article, and sends it for review if asked. Shows the form again with both texts when somebody else has saved
 * meanwhile, and with the reason when the article can no longer be saved or sent. These checks run within `once`, because
 * a repeated post must lead to the result of the first one instead of being refused for the state that it caused.
 */
export async function save(context: Context, { actor, base }: Desk, { article, form, seen, read }: Sent) {
  context.set(shownAgain, true); // not read when the answer is a redirect
  const { id } = article;
  const sent = { form, written: read.written };
  const refused409 = (sentence: string) => sameForm(sent, `${sentence} ${KEPT}`, { status: 409 });
  if (!read.ok) {
    const hindrance = articlePolicy.whyNot("edit", actor, article, now());
    if (hindrance) return refused409(hindrance.sentence);
    return data({ refused: read.refused, written: read.written, overtaken: null }, read.init);
  }
  const isSent = form.get("intent") === "submit";
  try {
    const location = await once(form, actor.userId, async () => {
      await saveArticle(actor, id, read.value, { seen });
      if (isSent) await submitArticle(actor, id);
      return deskPath(base, id);
    });
    return goTo(location, isSent ? SENT : SAVED);
  } catch (error) {
    if (error instanceof Overtaken) {
      const overtaken = await overtakenView(actor, id, read.value);
      return data({ refused: refuse(form, {}), written: read.written, overtaken }, { status: 409 });
    }
    if (error instanceof Refusal && error.status === 409) return refused409(error.message);
    return faultAnswer(error, { ...sent, sentence: FAILED });
  }
}

export const autosave = (actor: Author, { article: { id }, seen, read: checked }: Sent, at: Date) =>
  autosaved({
    checked,
    at,
    save: (input) => saveArticle(actor, id, input, { seen, auto: true }),
    elsewhere: "Articolul a fost salvat",
  });

const coverOf = ({ cover }: ArticleInput) => ({ coverImageId: cover?.id ?? null, coverAlt: cover?.alt ?? "" });

/** The text saved meanwhile beside the posted one. */
export async function overtakenView(actor: Author, id: string, yours: ArticleInput) {
  const at = now();
  const theirs = await articleOf(actor, id, at);
  return {
    version: versionOf(theirs),
    by: theirs.updatedBy === actor.userId ? null : theirs.editorName,
    when: since(theirs.updatedAt, at),
    differences: changedFacts(theirs, { ...yours, ...coverOf(yours) }).map(({ term, before, after }) => ({
      label: term,
      theirs: before,
      yours: after,
    })),
    /** The difference of the bodies; null when they are equal. */
    lines: theirs.body === yours.body ? null : differenceOf(theirs.body, yours.body),
  };
}
