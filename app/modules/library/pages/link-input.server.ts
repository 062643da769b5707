import { alsoWrong, type Checked, checkForm } from "~/platform/form/check-form.server";
import { quoted } from "~/platform/language/quotes";
import { linkForm } from "../forms/link";
import type { LinkInput } from "../rules/link-fields";
import { MOST_LINKS } from "../rules/link-query";
import { linkTo, numberOfLinks } from "../store/links.server";

/** A posted quick link; no other one leads to the same address. `id`: itself, null when it is new. */
export async function readLink(form: FormData, id: string | null): Promise<Checked<LinkInput>> {
  const checked = checkForm(form, linkForm);
  if (!checked.ok) return checked;
  const same = await linkTo(checked.value.address, id);
  const isFull = id === null && (await numberOfLinks()) >= MOST_LINKS;
  return alsoWrong(form, checked, {
    address: same ? `${quoted(same.title)} duce deja la această adresă` : null,
    title: isFull ? `Hubul are deja ${MOST_LINKS} de linkuri. Ștergeți unul, apoi continuați` : null,
  });
}
