import { data } from "react-router";
import { overLimit } from "~/modules/accounts/limits.server";
import { imageHint } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { keptImage, type ReceivedImages, receiveImages } from "~/modules/media/verbs/receive.server";
import type { Defaults, RefusedForm } from "~/platform/form/answers";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import { hasOwnPage } from "~/platform/http/fault.server";
import { log } from "~/platform/log.server";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import type { Refusal } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import type { KeptImage } from "~/ui/image-field/items";
import { htmlOfPlain } from "../body-plain.server";
import { ARTICLE_LEAD, articleForm, BODY_EMPTY, BODY_TOO_LONG, BODY_TOO_MARKED } from "../forms/writing";
import type { ArticleFormView } from "../parts/article-form";
import { type BodyView, MOST_PICTURES } from "../parts/body-field";
import { bodyText } from "../rules/body";
import { type BoundsProblem, boundsProblem } from "../rules/body-bounds";
import { htmlOf } from "../rules/body-html";
import { markdownOf } from "../rules/body-markdown";
import { bodyOf } from "../rules/body-read";
import { ARTICLE_CATEGORIES, type ArticleCategory, categoriesFor } from "../rules/categories";
import type { Author } from "../rules/policy";
import { LONGEST } from "../rules/text";
import type { ArticleRecord } from "../store/own.server";
import { picturesOf } from "../store/pictures.server";
import { cleanedFor } from "../verbs/pictures.server";
import type { ArticleInput } from "../verbs/writing.server";

/** What a posted form shows again, whatever was wrong with it. */
export type Written = { body: BodyView; cover: KeptImage[] };
export type ReadArticle = { written: Written } & (
  | { ok: true; value: ArticleInput }
  /** `init`: the answer's status, and when to try again. */
  | { ok: false; refused: RefusedForm; init: ResponseInit }
);

/** Saving while typing sends a text every few seconds; reading one costs more than any other form. */
const READ_LIMIT: Limit = {
  name: "article-read",
  most: 300,
  seconds: 15 * 60,
  sentence:
    "Articolul a fost trimis de prea multe ori într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat: așteptați câteva minute, apoi salvați din nou.",
};

/** The posted article with its pictures; whatever is wrong, nothing has to be written or chosen twice. */
export async function readArticle(form: FormData, actor: Author, articleId: string | null): Promise<ReadArticle> {
  const by = uploaderOf(actor);
  const cover = await receiveImages(form, "cover", { by, most: 1 });
  const pictures = await receiveImages(form, "pictures", { by, most: MOST_PICTURES });
  const over = await overLimit([READ_LIMIT, actor.userId]);
  if (over) return tooOften(form, over, { cover, pictures });
  const { body, plain, problem } = await readBody(form, { actor, articleId, cover, pictures });
  if (problem === BODY_EMPTY) form.set("body", ""); // an editor's empty paragraph is no text
  const checked = checkForm(form, articleForm(actor.organisation.kind), { lead: ARTICLE_LEAD });
  const errors = {
    ...(checked.ok ? {} : checked.refused.errors),
    ...(problem === null ? {} : { body: problem }),
    ...(cover.sentence === null ? {} : { cover: cover.sentence }),
    ...(pictures.sentence === null ? {} : { pictures: pictures.sentence }),
  };
  const written = { body: { plain, html: body, pictures: pictures.kept }, cover: cover.kept };
  if (!checked.ok || Object.keys(errors).length > 0) {
    return { ok: false, refused: refuse(form, errors, { lead: ARTICLE_LEAD }), written, init: { status: 400 } };
  }
  const { title, category, summary } = checked.value;
  const [first] = cover.images;
  const value = {
    ...{ title, summary, body },
    category: category as ArticleCategory,
    cover: first ?? null,
    pictures: pictures.images,
  };
  return { ok: true, value, written };
}

const UNREAD: Record<BoundsProblem, string> = { long: BODY_TOO_LONG, marked: BODY_TOO_MARKED };

/** The form as it was sent, its text unread. */
function tooOften(form: FormData, over: Refusal, { cover, pictures }: Pick<Around, "cover" | "pictures">): ReadArticle {
  const written = { body: { plain: sentBody(form), html: "", pictures: pictures.kept }, cover: cover.kept };
  return { ok: false, refused: { ...refuse(form, {}), lead: over.message }, written, init: over.init };
}

function sentBody(form: FormData): string {
  const sent = form.get("body");
  return typeof sent === "string" ? sent : "";
}

type Around = { actor: Author; articleId: string | null; cover: ReceivedImages; pictures: ReceivedImages };

/** The text as the form sent it, from the editor or with marks: clean, and as it was written. */
async function readBody(form: FormData, { actor, articleId, cover, pictures }: Around) {
  const text = sentBody(form);
  const isRich = form.get("bodyForm") === "rich";
  const unread = (problem: BoundsProblem) => ({ body: "", plain: text, problem: UNREAD[problem] });
  const beyond = boundsProblem(text, isRich ? "rich" : "plain");
  if (beyond !== null) return unread(beyond);
  const ids = pictures.images.map(({ id }) => id);
  const html = isRich ? text : htmlOfPlain(text, ids);
  const made = boundsProblem(html, "rich");
  if (made !== null) return unread(made);
  const listed = new Set([...pictures.images, ...cover.images].map(({ id }) => id));
  // What was taken out of the list below the text leaves the text too, though its mark still stands there.
  const body = (await cleanedFor(actor, articleId, html)).filter(
    (block) => isRich || block.kind !== "picture" || listed.has(block.id),
  );
  const length = [...bodyText(body)].length;
  const problem = body.length === 0 ? BODY_EMPTY : length > LONGEST.body ? BODY_TOO_LONG : null;
  return { body: htmlOf(body), plain: isRich ? markdownOf(body) : text, problem };
}

/** A stored text as its form shows it. */
export async function standing(article: ArticleRecord): Promise<{ defaults: Defaults; written: Written }> {
  const { title, category, summary, body, cover } = article;
  const pictures = await picturesOf(article.id);
  return {
    defaults: { title, category, summary },
    written: {
      body: {
        plain: markdownOf(bodyOf(body)),
        html: body,
        pictures: pictures.filter(({ id }) => id !== cover?.id).map(keptImage),
      },
      cover: cover === null ? [] : [keptImage(cover)],
    },
  };
}

export const NOTHING_WRITTEN: Written = { body: { plain: "", html: "", pictures: [] }, cover: [] };

/** What stands around the fields. */
export const around = ({ organisation }: Author): Pick<ArticleFormView, "categories" | "imageHint"> => ({
  categories: categoriesFor(organisation.kind).map((value) => ({ value, label: ARTICLE_CATEGORIES[value] })),
  imageHint: imageHint(settings().imageLimits),
});

type Sent = { form: FormData; written: Written };

/** When saving fails for no fault of the author's, the form comes back whole with the specification's sentence. */
export function faultAnswer(error: unknown, { sentence, ...sent }: Sent & { sentence: string }) {
  if (hasOwnPage(error)) throw error;
  log.error({ error }, "an article was not saved");
  return sameForm(sent, sentence, 500);
}

/** The form as it was sent, under the sentence that says why it was not saved. */
export function sameForm({ form, written }: Sent, lead: string, status: number) {
  const refused: RefusedForm = { ...refuse(form, {}), lead };
  return data({ refused, written, overtaken: null }, { status });
}
