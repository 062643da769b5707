import { data } from "react-router";
import { overLimit } from "~/modules/accounts/signed-in/limits.server";
import { imageHint } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { keptImage, type ReceivedImages, receiveImages } from "~/modules/media/verbs/receive.server";
import { descriptionsIn, withDescriptions } from "~/modules/writing/content/clean-body.server";
import { readBody, shownBody } from "~/modules/writing/content/read-body.server";
import { type BodyView, MOST_PICTURES } from "~/modules/writing/parts/body-field";
import { markdownOf } from "~/modules/writing/rules/body-markdown";
import { bodyOf } from "~/modules/writing/rules/body-read";
import type { Defaults, RefusedForm } from "~/platform/form/answers";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import { hasOwnPage } from "~/platform/http/fault.server";
import { log } from "~/platform/log.server";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import type { Refusal } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import type { KeptImage } from "~/ui/image-field/items";
import { ARTICLE_LEAD, articleForm, BODY_SENTENCES } from "../forms/writing";
import { ARTICLE_CATEGORIES, type ArticleCategory, categoriesFor } from "../rules/categories";
import type { Author } from "../rules/policy";
import type { ArticleRecord } from "../store/own.server";
import { picturesOf } from "../store/pictures.server";
import { cleanedFor } from "../verbs/pictures.server";
import type { ArticleInput } from "../verbs/writing.server";

/** The parts of a posted form that `RefusedForm` does not hold; shown again after an error. */
export type Written = { body: BodyView; cover: KeptImage[] };
export type ReadArticle = { written: Written } & (
  | { ok: true; value: ArticleInput }
  /** `init`: the status of the answer, and Retry-After. */
  | { ok: false; refused: RefusedForm; init: ResponseInit }
);

/** Autosave posts every few seconds, and parsing an article costs more than any other form. */
const READ_LIMIT: Limit = {
  name: "article-read",
  most: 300,
  seconds: 15 * 60,
  sentence: "Articolul a fost trimis de prea multe ori într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat.",
};

/** The article that a form edits. */
type Edited = Pick<ArticleRecord, "id" | "body">;

/** Reads and checks a posted article. On errors the answer carries everything that was typed or uploaded. */
export async function readArticle(form: FormData, actor: Author, article: Edited | null): Promise<ReadArticle> {
  const by = uploaderOf(actor);
  const cover = await receiveImages(form, "cover", { by, most: 1 });
  const pictures = await receiveImages(form, "pictures", { by, most: MOST_PICTURES });
  const over = await overLimit([READ_LIMIT, actor.userId]);
  if (over) return tooOften(form, over, { cover, pictures });
  const { html, plain, problem } = await readBody(form, {
    clean: async (sent) =>
      withDescriptions(
        await cleanedFor(actor, article?.id ?? null, sent),
        pictures.images,
        descriptionsIn(article?.body ?? ""),
      ),
    pictureIds: pictures.images.map(({ id }) => id),
    otherIds: cover.images.map(({ id }) => id),
  });
  const checked = checkForm(form, articleForm(actor.organisation.kind), { lead: ARTICLE_LEAD });
  const errors = {
    ...(checked.ok ? {} : checked.refused.errors),
    ...(problem === null ? {} : { body: BODY_SENTENCES[problem] }),
    ...(cover.sentence === null ? {} : { cover: cover.sentence }),
    ...(pictures.sentence === null ? {} : { pictures: pictures.sentence }),
  };
  const written = { body: { plain, html, pictures: pictures.kept }, cover: cover.kept };
  if (!checked.ok || Object.keys(errors).length > 0) {
    return { ok: false, refused: refuse(form, errors, { lead: ARTICLE_LEAD }), written, init: { status: 400 } };
  }
  const { title, category, summary } = checked.value;
  const [first] = cover.images;
  const value = {
    title,
    summary,
    body: html,
    category: category as ArticleCategory,
    cover: first ?? null,
    pictures: pictures.images,
  };
  return { ok: true, value, written };
}

/** The posted form with its text not parsed. */
function tooOften(
  form: FormData,
  over: Refusal,
  { cover, pictures }: { cover: ReceivedImages; pictures: ReceivedImages },
): ReadArticle {
  const written = { body: { plain: shownBody(form), html: "", pictures: pictures.kept }, cover: cover.kept };
  return { ok: false, refused: { ...refuse(form, {}), lead: over.message }, written, init: over.init };
}

/** The form's values for a stored article. */
export async function storedForm(article: ArticleRecord): Promise<{ defaults: Defaults; written: Written }> {
  const { title, category, summary, body, cover } = article;
  const pictures = await picturesOf(article.id);
  const descriptions = descriptionsIn(body);
  return {
    defaults: { title, category, summary },
    written: {
      body: {
        plain: markdownOf(bodyOf(body)),
        html: body,
        pictures: pictures
          .filter(({ id }) => id !== cover?.id)
          .map((image) => keptImage({ ...image, alt: descriptions.get(image.id) ?? image.alt })),
      },
      cover: cover === null ? [] : [keptImage(cover)],
    },
  };
}

export const NOTHING_WRITTEN: Written = { body: { plain: "", html: "", pictures: [] }, cover: [] };

type FormPlace = {
  /** The address the form posts to. */
  path: string;
  formKey: string;
  /** The version of the text shown; null for a new article. */
  version: string | null;
  back: { href: string; label: string };
  maySubmit: boolean;
};
export type ArticleFormView = ReturnType<typeof formView>;

/** What the form shows, besides the answers of its text fields. */
export const formView = ({ organisation }: Author, written: Written, place: FormPlace) => ({
  ...written,
  ...place,
  categories: categoriesFor(organisation.kind).map((value) => ({ value, label: ARTICLE_CATEGORIES[value] })),
  imageHint: imageHint(settings().imageLimits),
});

type Sent = { form: FormData; written: Written };

/** After an unexpected error: the complete form with the specification's sentence, status 500. Rethrows errors with a page of their own. */
export function faultAnswer(error: unknown, { sentence, ...sent }: Sent & { sentence: string }) {
  if (hasOwnPage(error)) throw error;
  log.error({ error }, "an article was not saved");
  return sameForm(sent, sentence, { status: 500 });
}

/** The posted form, with the reason why it was not saved above it. */
export function sameForm({ form, written }: Sent, lead: string, init: ResponseInit) {
  const refused: RefusedForm = { ...refuse(form, {}), lead };
  return data({ refused, written, overtaken: null }, init);
}
