import { badRequest, notFound } from "../refusal";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isId = (text: string | null | undefined): text is string => typeof text === "string" && UUID.test(text);

/** An id from the address: what cannot be one is missing, with the same 404 as an id that nobody has. */
export function idFromPath(text: string | undefined): string {
  if (!isId(text)) throw notFound();
  return text.toLowerCase();
}

/** An id from a hidden field: only a forged form sends anything else. */
export function idFromForm(value: FormDataEntryValue | null): string {
  if (typeof value !== "string" || !isId(value)) throw badRequest();
  return value.toLowerCase();
}
