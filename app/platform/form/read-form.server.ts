import { badRequest } from "../refusal";

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
// biome-ignore lint/suspicious/noControlCharactersInRegex: the NUL byte is what is looked for; PostgreSQL refuses it with an error
const UNSTORABLE = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const MOST_FIELDS = 200;

/** The posted form. Whatever no form of ours can send (another type, NUL bytes, a thousand fields) is the 400 page. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_TYPES.includes(type)) throw badRequest();
  const form = await request.formData().catch(() => {
    throw badRequest();
  });
  let fields = 0;
  for (const [name, value] of form) {
    fields += 1;
    const text = typeof value === "string" ? value : value.name;
    if (fields > MOST_FIELDS || UNSTORABLE.test(name) || UNSTORABLE.test(text)) throw badRequest();
  }
  return form;
}
