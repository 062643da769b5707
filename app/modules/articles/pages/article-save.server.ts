import { createContext, data, type RouterContextProvider } from "react-router";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { autosaved } from "~/platform/form/autosave.server";
import { refuse } from "~/platform/form/check-form.server";
import { once } from "~/platform/form/once.server";
import { Overtaken } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { since } from "~/platform/language/dates";
import { Refusal } from "~/platform/refusal";
import type { OvertakenView } from "../parts/article-overtaken";
import { differenceOf } from "../rules/difference";
import { deskPath } from "../rules/paths";
import type { Author } from "../rules/policy";
import { articlePolicy } from "../rules/policy";
import { changedFacts } from "../rules/text-pair";
import { type ArticleRecord, articleOf } from "../store/own.server";
import { type ArticleInput, saveArticle, submitArticle, versionOf } from "../verbs/writing.server";
import { faultAnswer, type ReadArticle, sameForm } from "./article-input.server";
import type { Desk } from "./writing-desk.server";

/** Said wherever an article is sent for review. */
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

/** Whether the form stands there for what its author has typed: also when the article can no longer be edited. */
export const isShownAgain = (context: Context): boolean => context.get(shownAgain);

type Sent = { article: ArticleRecord; form: FormData; seen: string | null; read: ReadArticle };

/**
 * Saved, and sent when that was asked. When somebody else has saved meanwhile, the form with both texts; when the article
 * cannot be saved or sent as it stands now, the form with why. That is asked within `once`: the first sending of a form
 * may be what has changed how it stands, and the second only hears where that one led.
 */
export async function save(context: Context, { actor, base }: Desk, { article, form, seen, read }: Sent) {
  context.set(shownAgain, true); // unless it leads away
  const { id } = article;
  const sent = { form, written: read.written };
  const late = (sentence: string) => sameForm(sent, `${sentence} ${KEPT}`, 409);
  if (!read.ok) {
    const hindrance = articlePolicy.whyNot("edit", actor, article, now());
    if (hindrance) return late(hindrance.sentence);
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
    if (error instanceof Refusal && error.status === 409) return late(error.message);
    return faultAnswer(error, { ...sent, sentence: FAILED });
  }
}

export const autosave = (actor: Author, { article: { id }, seen, read: checked }: Sent, at: Date) =>
  autosaved({
    ...{ checked, at },
    save: (input) => saveArticle(actor, id, input, { seen, auto: true }),
    elsewhere: "Articolul a fost salvat",
  });

const coverOf = ({ cover }: ArticleInput) => ({ coverImageId: cover?.id ?? null, coverAlt: cover?.alt ?? "" });

/** What stands now, beside what was about to be saved over it. */
async function overtakenView(actor: Author, id: string, yours: ArticleInput): Promise<OvertakenView> {
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
    lines: theirs.body === yours.body ? null : differenceOf(theirs.body, yours.body),
  };
}
