import type { Actor } from "~/modules/accounts/rules/actor";
import { hiddenField, type Person, person } from "../../../tests/support/people";

export const LIST = "/firma/opportunities";
export const orgOf = (actor: Actor) => actor.organisation?.id ?? "";
export const colleague = (actor: Actor) => person("FIRMA", orgOf(actor), "colleague");

export const OFFER = {
  text: "Mutăm debitele în două runde.",
  priceMin: "84.500",
  priceMax: "",
  currency: "RON",
  duration: "10",
  durationUnit: "weeks",
  experience: "",
};

/** As a browser sends it: the fields of the form as the page shows it, with what was typed. */
export async function sendForm(who: Person, page: string, action: string, fields: Record<string, string>, file?: File) {
  const html = await (await who.get(page)).text();
  const form = new FormData();
  for (const name of ["formKey", "response", "version"]) {
    const value = hiddenField(html, name);
    if (value) form.set(name, value);
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("files", file);
  return who.post(action, form);
}

export const keyOf = async (who: Person, page: string) => hiddenField(await (await who.get(page)).text(), "formKey");
