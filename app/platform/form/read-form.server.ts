import { MIMEType } from "node:util";
import { hasForbiddenCharacters } from "../language/text";
import { badRequest, Refusal } from "../refusal";
import { boundsOf, MOST_TEXT } from "./form-bounds";

const ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const TOO_MUCH_TEXT =
  "Textul trimis este prea mare: cel mult un milion de caractere într-un formular. Întoarceți-vă și scurtați-l.";

/**
 * The posted form. Whatever no form of ours can send (another type, NUL bytes, a thousand fields) is the 400 page, and more
 * text than any of them holds the 413 page.
 */
export async function readForm(request: Request): Promise<FormData> {
  const { type, boundary } = kindOf(request.headers.get("content-type") ?? "");
  const body = Buffer.from(await request.arrayBuffer().catch(unreadable));
  const bounds = boundsOf(body, boundary);
  if (bounds === "too much text") throw new Refusal(413, TOO_MUCH_TEXT);
  if (bounds === "unreadable") throw badRequest();
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(unreadable);
  let length = 0;
  for (const [name, value] of form) {
    const text = typeof value === "string" ? value : value.name;
    length += text.length;
    if (length > MOST_TEXT) throw new Refusal(413, TOO_MUCH_TEXT);
    if (hasForbiddenCharacters(name) || hasForbiddenCharacters(text)) throw badRequest();
  }
  posted.set(form, [...form]);
  read.set(request, form);
  return form;
}

const read = new WeakMap<Request, FormData>();

/** The form of a request, also when it was read before; null when none can be read. */
export async function formIn(request: Request): Promise<FormData | null> {
  const form = read.get(request);
  if (form) return form;
  return request.bodyUsed ? null : readForm(request).catch(() => null);
}

type Field = readonly [name: string, value: FormDataEntryValue];
const posted = new WeakMap<FormData, readonly Field[]>();

/** The fields in the order of the page, as they were sent: also what was taken out of the form since it was read. */
export const sentFields = (form: FormData): readonly Field[] => posted.get(form) ?? [...form];

/** Their names, each once. */
export const fieldNames = (form: FormData): string[] => [...new Set(sentFields(form).map(([name]) => name))];

function unreadable(): never {
  throw badRequest();
}

/** Rebuilds the header, because the parser might read another one of two types in it than the one checked here. */
function kindOf(header: string): { type: string; boundary: string | null } {
  const sent = typeIn(header);
  if (sent?.essence === ENCODED) return { type: ENCODED, boundary: null };
  const boundary = sent?.params.get("boundary");
  if (sent?.essence !== MULTIPART || !boundary) throw badRequest();
  const type = new MIMEType(MULTIPART);
  type.params.set("boundary", boundary);
  return { type: String(type), boundary };
}

function typeIn(header: string): MIMEType | null {
  try {
    return new MIMEType(header);
  } catch {
    return null;
  }
}
