import { cleanBody } from "~/modules/writing/content/clean-body.server";
import { readBody } from "~/modules/writing/content/read-body.server";
import type { BodyView } from "~/modules/writing/parts/body-field";
import { alsoWrong, type Checked, checkForm } from "~/platform/form/check-form.server";
import { BODY_SENTENCES, resourceForm } from "../forms/resource";
import { readBasis } from "../rules/acts";
import { LONGEST } from "../rules/vocabulary";
import { actNames } from "../store/acts.server";
import { administrators } from "../store/resources.server";
import type { ResourceInput } from "../verbs/resources.server";
import { notInList } from "./act-input.server";

export const NOTHING_WRITTEN: BodyView = { plain: "", html: "", pictures: [] };

const NO_ADMINISTRATOR = "Alegeți o persoană din listă";

/** A posted document, and its text as the form shows it again. */
export async function readResource(form: FormData): Promise<{ checked: Checked<ResourceInput>; body: BodyView }> {
  const { html, plain, problem } = await readBody(form, { clean: (sent) => cleanBody(sent, () => null) });
  const known = (await administrators()).map(({ value }) => value);
  const isUnknown = (id: unknown) => typeof id === "string" && id !== "" && !known.includes(id);
  const checked = checkForm(form, resourceForm);
  const basis = readBasis(String(form.get("basis") ?? "").slice(0, LONGEST.basis), await actNames());
  const unread = basis.find((one) => typeof one === "string");
  const value = checked.ok && {
    ...checked.value,
    body: html,
    basis: basis.flatMap((one) => (typeof one === "string" ? [] : [{ actId: one.act.id, articles: one.articles }])),
  };
  const also = alsoWrong<ResourceInput>(form, value ? { ok: true, value } : (checked as Checked<ResourceInput>), {
    body: problem && BODY_SENTENCES[problem],
    ownerId: isUnknown(form.get("ownerId")) ? NO_ADMINISTRATOR : null,
    basis: unread === undefined ? null : notInList(unread),
    deputyId: isUnknown(form.get("deputyId")) ? NO_ADMINISTRATOR : null,
  });
  return { checked: also, body: { plain, html, pictures: [] } };
}
