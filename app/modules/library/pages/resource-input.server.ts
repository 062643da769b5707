import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { readBody } from "~/modules/writing/content/read-body.server";
import type { BodyView } from "~/modules/writing/parts/body-field";
import { alsoWrong, type Checked, checkForm } from "~/platform/form/check-form.server";
import { BODY_SENTENCES, resourceForm } from "../forms/resource";
import { administrators } from "../store/resources.server";
import type { ResourceInput } from "../verbs/resources.server";

export const NOTHING_WRITTEN: BodyView = { plain: "", html: "", pictures: [] };

const NO_ADMINISTRATOR = "Alegeți o persoană din listă";

/** A posted document, and its text as the form shows it again. */
export async function readResource(form: FormData): Promise<{ checked: Checked<ResourceInput>; body: BodyView }> {
  const { html, plain, problem } = await readBody(form, { clean: (sent) => cleanBody(sent, () => null) });
  const known = (await administrators()).map(({ value }) => value);
  const isUnknown = (id: unknown) => typeof id === "string" && id !== "" && !known.includes(id);
  const checked = alsoWrong(form, checkForm(form, resourceForm), {
    body: problem && BODY_SENTENCES[problem],
    ownerId: isUnknown(form.get("ownerId")) ? NO_ADMINISTRATOR : null,
    deputyId: isUnknown(form.get("deputyId")) ? NO_ADMINISTRATOR : null,
  });
  return {
    checked: checked.ok ? { ok: true, value: { ...checked.value, body: html } } : checked,
    body: { plain, html, pictures: [] },
  };
}
