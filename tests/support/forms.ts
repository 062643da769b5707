/** A form as a browser without JavaScript reads it. Parses the HTML of the product's pages, not all of HTML. */
export type PageForm = {
  method: "get" | "post";
  /** Null: the page's own address. */
  action: string | null;
  multipart: boolean;
  /** The fields that would be sent without any change. */
  fields: [name: string, value: string][];
  /** The names of all fields. */
  names: ReadonlySet<string>;
  /** The names of the fields that a person fills in: all but the hidden ones. */
  visible: ReadonlySet<string>;
  /** The text fields: type, maximum length, and whether the field was refused. */
  texts: ReadonlyMap<string, { type: string; most: number; refused: boolean }>;
  /** The password fields. */
  secrets: ReadonlySet<string>;
  /** The values of each select and of each group of radio buttons. */
  choices: ReadonlyMap<string, string[]>;
  buttons: { words: string; name: string | null; value: string; action: string | null }[];
};

const FORM = /<form\b([^>]*)>([\s\S]*?)<\/form>/g;
const CONTROL =
  /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>|<button\b([^>]*)>([\s\S]*?)<\/button>/g;
const OPTION = /<option\b([^>]*)>([\s\S]*?)<\/option>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:="([^"]*)")?/g;
const WRITTEN = ["text", "textarea", "search", "email", "tel", "url", "number", "date"];
const NOT_SENT = ["submit", "button", "file", "reset", "image"];

export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(FORM)].map(([, tag = "", inside = ""]) => {
    const attributes = attributesOf(tag);
    const form: Read = {
      method: attributes.get("method")?.toLowerCase() === "post" ? "post" : "get",
      action: attributes.get("action") ?? null,
      multipart: attributes.get("enctype")?.toLowerCase() === "multipart/form-data",
      fields: [],
      names: new Set(),
      visible: new Set(),
      texts: new Map(),
      secrets: new Set(),
      choices: new Map(),
      buttons: [],
    };
    for (const control of inside.matchAll(CONTROL)) readControl(form, control);
    return form;
  });
}

type Read = PageForm & {
  names: Set<string>;
  visible: Set<string>;
  texts: Map<string, { type: string; most: number; refused: boolean }>;
  secrets: Set<string>;
  choices: Map<string, string[]>;
};

function readControl(form: Read, control: RegExpMatchArray): void {
  const [, input, area, areaText = "", select, options = "", button, buttonText = ""] = control;
  const attributes = attributesOf(input ?? area ?? select ?? button ?? "");
  if (attributes.has("disabled")) return;
  const name = attributes.get("name") ?? null;
  if (button !== undefined) {
    const value = attributes.get("value") ?? "";
    const action = attributes.get("formaction") ?? null;
    form.buttons.push({ words: wordsOf(buttonText), name, value, action });
    return;
  }
  if (name === null) return;
  form.names.add(name);
  const type = input !== undefined ? (attributes.get("type") ?? "text") : area !== undefined ? "textarea" : "select";
  if (type !== "hidden") form.visible.add(name);
  if (WRITTEN.includes(type)) {
    const most = Number(attributes.get("maxlength") ?? Number.POSITIVE_INFINITY);
    form.texts.set(name, { type, most, refused: attributes.get("aria-invalid") === "true" });
  }
  if (type === "password") form.secrets.add(name);
  if (type === "radio") form.choices.set(name, [...(form.choices.get(name) ?? []), attributes.get("value") ?? "on"]);
  if (type === "select") form.choices.set(name, valuesOf(options));
  const value = input !== undefined ? inputValue(attributes) : area !== undefined ? areaText : chosenOption(options);
  if (value !== null) form.fields.push([name, area !== undefined ? decoded(value.replace(/^\n/, "")) : value]);
}

function inputValue(attributes: Map<string, string>): string | null {
  const type = attributes.get("type") ?? "text";
  if (NOT_SENT.includes(type)) return null;
  const isChoice = type === "checkbox" || type === "radio";
  if (isChoice && !attributes.has("checked")) return null;
  return attributes.get("value") ?? (isChoice ? "on" : "");
}

const valuesOf = (inside: string): string[] =>
  [...inside.matchAll(OPTION)].map(([, tag = "", words = ""]) => attributesOf(tag).get("value") ?? wordsOf(words));

function chosenOption(inside: string): string | null {
  const options = [...inside.matchAll(OPTION)].map(([, tag = "", words = ""]) => ({
    attributes: attributesOf(tag),
    words,
  }));
  const chosen = options.find(({ attributes }) => attributes.has("selected")) ?? options[0];
  return chosen ? (chosen.attributes.get("value") ?? wordsOf(chosen.words)) : null;
}

function attributesOf(tag: string): Map<string, string> {
  return new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));
}

/** The text of a piece of HTML. */
export function wordsOf(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ");
  return decoded(bare).replace(/\s+/g, " ").trim();
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: "\u00a0",
};

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? "");
}
