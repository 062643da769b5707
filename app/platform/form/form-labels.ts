import { buttonKey, FIELD_LABELS, PRESSED } from "./hidden-fields";

/** How a form calls its fields and the button that was pressed, as it was sent. */
export type FormLabels = { button: string | null; fields: ReadonlyMap<string, string> };

const LONGEST = 200;

export function labelsOf(sent: readonly (readonly [string, FormDataEntryValue])[]): FormLabels {
  const texts = new Map(sent.filter((field): field is [string, string] => typeof field[1] === "string"));
  const fields = fieldLabels(texts.get(FIELD_LABELS));
  const named = [...texts].map(([name, value]) => fields.get(buttonKey(name, value)));
  const button = [texts.get(PRESSED), ...named].find((label) => label?.trim());
  return { button: button?.slice(0, LONGEST) ?? null, fields };
}

function fieldLabels(sent: string | undefined): Map<string, string> {
  const labels = new Map<string, string>();
  try {
    for (const [name, label] of Object.entries(JSON.parse(sent ?? "{}") ?? {}))
      if (typeof label === "string") labels.set(name, label.slice(0, LONGEST));
  } catch {} // no form of ours sends it
  return labels;
}
