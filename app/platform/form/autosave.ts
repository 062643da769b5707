import type { Unsaved } from "./unsaved";

/** Whether the form was submitted by autosave and not by a button. */
export const isAutosave = (form: FormData): boolean => form.get("intent") === "autosave";

/** The answer to an autosave: the hour and the new version, or the reason why it was not saved. */
export type Autosaved = { saved: string; version: string } | Unsaved;
