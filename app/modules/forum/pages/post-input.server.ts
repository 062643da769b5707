import type { Actor } from "~/modules/accounts/rules/actor";
import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { readBody } from "~/modules/writing/content/read-body.server";
import type { BodyView } from "~/modules/writing/parts/body-field";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { markdownOf } from "~/modules/writing/rules/body-markdown";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { type RefusedForm, textIn } from "~/platform/form/answers";
import { alsoWrong, formOf, refuse } from "~/platform/form/check-form.server";
import { type Edit, savedOrShown, Wrong } from "~/platform/form/edit.server";
import { readForm } from "~/platform/form/read-form.server";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { POST_SENTENCES } from "../forms";
import { POST_LIMITS } from "../rules/text";
import { TooMuch } from "../verbs/written.server";

export const WRITING_LIMIT: Limit = {
  name: "forum",
  most: 30,
  seconds: 600,
  sentence: "Ați scris de multe ori pe forum într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat.",
};

const REPORTING_LIMIT: Limit = {
  name: "forum-reports",
  most: 20,
  seconds: 3_600,
  sentence: "Ați raportat multe mesaje într-un timp scurt. Ce ați scris a rămas mai jos, netrimis.",
};

/** The fields of a short form about a post, which a person may send so many times an hour. */
export const limited =
  <Schema>(schema: Schema) =>
  async ({ actor }: { actor: Actor }): Promise<Schema> => {
    await countTry(REPORTING_LIMIT, actor.userId);
    return schema;
  };

const NOTHING_WRITTEN: BodyView = { plain: "", html: "", pictures: [] };

/** A posted text: sanitised HTML, its error for the form, and what the form shows again. */
export async function readPost(form: FormData) {
  const { html, plain, problem } = await readBody(form, {
    clean: (sent) => cleanBody(sent, () => null),
    limits: POST_LIMITS,
  });
  const body: BodyView = { plain, html, pictures: [] };
  return { html, body, errors: { body: problem === null ? null : POST_SENTENCES[problem] } };
}

/** What a continued draft holds. */
export const typedBody = async (typed: RefusedForm | null): Promise<BodyView> =>
  typed === null || textIn(typed.values, "body") === "" ? NOTHING_WRITTEN : (await readPost(formOf(typed.values))).body;

/** A stored text, for its form. */
export const storedBody = (html: string): BodyView => ({ plain: markdownOf(bodyOf(html)), html, pictures: [] });

/** A form that begins with the words of another post, and with a mention of the organisation that wrote them. */
export function quotedBody({ body, organisation }: { body: string; organisation: string }): BodyView {
  const whose = `@${organisation} a scris:`;
  const plain = markdownOf(bodyOf(body));
  const quote = plain
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  const html = `${htmlOf([{ kind: "paragraph", inlines: [{ text: whose, strong: false, em: false, href: null }] }])}<blockquote>${body}</blockquote><p></p>`;
  return { plain: `${whose}\n\n${quote}\n\n`, html, pictures: [] };
}

type PostEdit<Saved> = Omit<Edit<string, BodyView, Saved>, "userId" | "checked" | "kept" | "count">;

/** Takes a form that holds only the text of a post. */
export async function takePost<Saved>(request: Request, { userId }: Actor, edit: (sent: SentPost) => PostEdit<Saved>) {
  const form = await readForm(request);
  const { html, body, errors } = await readPost(form);
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
