import { hourOf } from "../calendar/local-date";
import { Refusal } from "../refusal";
import type { Autosaved } from "./autosave";
import type { Checked } from "./check-form.server";
import { Overtaken } from "./version.server";

type Typing<Value> = {
  checked: Checked<Value>;
  at: Date;
  /** Returns the new version. */
  save(value: Value): Promise<string>;
  /** Start of the sentence for a conflict: "Ciorna a fost salvată". */
  elsewhere: string;
};

/** Saves a record while it is being edited. Only valid forms are saved, as with the button. */
export async function autosaved<Value>({ checked, at, save, elsewhere }: Typing<Value>): Promise<Autosaved> {
  if (!checked.ok) {
    const [why = checked.refused.lead ?? "verificați câmpurile"] = Object.values(checked.refused.errors);
    return { unsaved: `Nesalvat încă: ${why}` };
  }
  try {
    return { saved: hourOf(at), version: await save(checked.value) };
  } catch (error) {
    if (error instanceof Overtaken) return { unsaved: `${elsewhere} ${UNSAVED_ELSEWHERE}` };
    if (error instanceof Refusal) return { unsaved: error.message };
    throw error;
  }
}

const UNSAVED_ELSEWHERE =
  "între timp în altă parte. Nimic nu s-a pierdut: apăsați „Salvează” ca să vedeți ambele texte.";
