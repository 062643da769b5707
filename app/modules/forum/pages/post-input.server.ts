import type { Actor } from "~/modules/accounts/rules/actor";
import { imageFolder, imagePath } from "~/modules/media/rules/image";
import { imageHint } from "~/modules/media/rules/image-upload";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { keptImage, receiveImages } from "~/modules/media/verbs/receive.server";
import { descriptionsIn, namedPictures, withDescriptions } from "~/modules/writing/content/clean-body.server";
import { readBody } from "~/modules/writing/content/read-body.server";
import type { BodyView } from "~/modules/writing/parts/body-field";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { markdownOf } from "~/modules/writing/rules/body-markdown";
import { bodyOf } from "~/modules/writing/rules/body-read";
import type { RefusedForm } from "~/platform/form/answers";
import { alsoWrong, formOf, refuse } from "~/platform/form/check-form.server";
import { type Edit, savedOrShown, Wrong } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { settings } from "~/platform/settings.server";
import { POST_SENTENCES } from "../forms";
import type { PostPictures } from "../parts/post-body";
import { POST_LIMITS, quoteStart } from "../rules/text";
import { mostPictures, mostPicturesText } from "../rules/writing-problem";
import { writtenBy } from "../store/posts.server";
import { cleanedFor } from "../verbs/pictures.server";
import { organisationOf, TooMuch } from "../verbs/written.server";

export const WRITING_LIMIT: Limit = {
  name: "forum",
  most: 30,
  seconds: 600,
  sentence: "Ați scris de multe ori pe forum într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat.",
};

export const REPORTING_LIMIT: Limit = {
  name: "forum-reports",
  most: 20,
  seconds: 3_600,
  sentence: "Ați raportat multe mesaje într-un timp scurt. Ce ați scris a rămas mai jos, netrimis.",
};

const NOTHING_WRITTEN: BodyView = { plain: "", html: "", pictures: [] };

/** How many pictures a post of this organisation may have, and what its form says about them. */
export async function picturesFor(actor: Actor): Promise<PostPictures> {
  const posts = await writtenBy(organisationOf(actor), null);
  return { most: mostPictures(posts), hint: `${imageHint(settings().imageLimits)}; ${mostPicturesText(posts)}` };
}

/** Whose text a form holds; `post` is the one that it edits. */
type Writer = { actor: Actor; post: { id: string; body: string } | null };

/** The name of the list of pictures below the text, which a page whose editor did not come may be without. */
const PICTURES = "pictures";

/** A posted text: sanitised HTML, its errors for the form, and what the form shows again. */
export async function readPost(form: FormData, { actor, post }: Writer) {
  const { most } = await picturesFor(actor);
  const isListed = [...form.keys()].some((name) => name.startsWith(PICTURES));
  const { images, kept, sentence } = await receiveImages(form, PICTURES, { by: uploaderOf(actor), most });
  const { html, plain, problem } = await readBody(form, {
    clean: async (sent) => {
      // written with marks, a new picture whose place is not said stands at the end
      const unplaced = images.filter(({ id, isNew }) => isNew && !sent.includes(imageFolder(id)));
      const added = unplaced.map(({ id }) => `<img src="${imagePath(id, 1, "jpg")}">`);
      const body = await cleanedFor(actor, post?.id ?? null, sent + added.join(""));
      return withDescriptions(body, images, descriptionsIn(post?.body ?? ""));
    },
    pictureIds: images.map(({ id }) => id),
    otherIds: isListed ? [] : namedPictures(String(form.get("body") ?? "")),
    limits: POST_LIMITS,
  });
  const body: BodyView = { plain, html, pictures: kept };
  return { html, body, errors: { body: problem === null ? null : POST_SENTENCES[problem], [PICTURES]: sentence } };
}

const picturesIn = (html: string) => bodyOf(html).filter((block) => block.kind === "picture");

/** What a continued draft holds. */
export const typedBody = async (typed: RefusedForm | null, writer: Writer): Promise<BodyView> =>
  typed === null ? NOTHING_WRITTEN : (await readPost(formOf(typed.values), writer)).body;

/** A stored text, for its form. */
export const storedBody = (html: string): BodyView => ({
  plain: markdownOf(bodyOf(html)),
  html,
  pictures: picturesIn(html).map(keptImage),
});

/** A form that begins with the words of another post, without its pictures, and with a mention of the organisation that wrote them. */
export function quotedBody({ body, organisation }: { body: string; organisation: string }): BodyView {
  const whose = quoteStart(organisation);
  const words = bodyOf(body).filter(({ kind }) => kind !== "picture");
  const quote = markdownOf(words)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  const html = `${htmlOf([{ kind: "paragraph", inlines: [{ text: whose, strong: false, em: false, href: null }] }])}<blockquote>${htmlOf(words)}</blockquote><p></p>`;
  return { plain: `${whose}\n\n${quote}\n\n`, html, pictures: [] };
}

type PostEdit<Saved> = Omit<Edit<string, BodyView, Saved>, "userId" | "checked" | "kept" | "count">;

/** Takes a form that holds only the text of a post. The caller has checked that the actor may write there: pictures are stored. */
export async function takePost<Saved>(request: Request, writer: Writer, edit: (sent: SentPost) => PostEdit<Saved>) {
  const { userId } = writer.actor;
  const form = await readForm(request);
  const { html, body, errors } = await readPost(form, writer);
  return savedOrShown(form, {
    userId,
    checked: alsoWrong(form, { ok: true, value: html }, errors),
    kept: body,
    count: () => countTry(WRITING_LIMIT, userId),
    ...edit({ form, html }),
  });
}
type SentPost = { form: FormData; html: string };

/** Shows the form again with the sentence of a rule that only the store can check. */
export const refusedForm =
  (form: FormData) =>
  (error: unknown): never => {
    if (error instanceof TooMuch) throw new Wrong(refuse(form, { body: error.message }));
    throw error;
  };
