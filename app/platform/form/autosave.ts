/** Whether a form was sent while somebody types, by no button: the page that sent it stays, with all that they have typed. */
export const isAutosave = (form: FormData): boolean => form.get("intent") === "autosave";

/** How the saving while typing answers: saved at an hour, as this version; not saved, and why. */
export type Autosaved = { saved: string; version: string } | { unsaved: string };
