import { sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import { stranger } from "../../../tests/support/people";

let serial = 0;
export const PASSWORD = "ploaie-peste-deal-2026";
export type Values = Record<string, string | readonly string[]>;

export const authority = (changes: Values = {}): Values => {
  serial += 1;
  return {
    denumire: `Comuna Fântâna ${serial}`,
    judet: "SJ",
    adresa: "Str. Morii nr. 4",
    cui: `RO ${cuiWithCheckDigit(String(700_000 + serial))}`,
    numeContact: "Ana Munteanu",
    functia: "Secretar general",
    email: `Ana.Munteanu${serial}@Exemplu.Test`,
    telefon: "0260/555.014",
    tipPachet: "bronze",
    descriere: "",
    parola: PASSWORD,
    confirmaParola: PASSWORD,
    ...changes,
  };
};

export const firm = (changes: Values = {}): Values => {
  const { denumire: _name, judet, adresa, tipPachet, descriere, ...common } = authority();
  void [judet, adresa, tipPachet, descriere];
  return {
    ...common,
    denumire: `Consult ${serial} SRL`,
    numarRC: "J40/1234/2020",
    adresaSediu: "Calea Victoriei 1",
    website: "www.consult.example",
    reprezentantLegal: "Ion Pop",
    domenii: ["eu-funds", "tariffs"],
    portofoliu: "Strategii pentru 14 comune.",
    ...changes,
  };
};

/** As the page's form is sent: with parts, an empty file among them. `order`: the names as the page has them. */
export function filled(values: Values, file?: File, order: Iterable<string> = Object.keys(values)): FormData {
  const form = new FormData();
  const document = file ?? new File([], "");
  for (const name of new Set([...order, "document"]))
    for (const one of name === "document" ? [document] : [values[name] ?? []].flat()) form.append(name, one);
  return form;
}
type Sent = Parameters<typeof filled>;
export const send = (accountType: "uat" | "firma", ...sent: Sent) =>
  stranger.post(`/register?tip=${accountType}`, filled(...sent), { "x-forwarded-for": "" });
/** A connection may send only so many registrations and documents in half an hour. */
export const forgetLimits = () => db().execute(sql`delete from rate_limits`);
