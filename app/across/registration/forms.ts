import { z } from "zod";
import { bothSame, MISMATCH, passwords } from "~/modules/accounts/forms";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { MEMBER_PACKAGES } from "~/modules/accounts/rules/authority";
import { DOMAINS } from "~/modules/accounts/rules/domain";
import type { AccountType } from "~/modules/accounts/rules/sign-in-paths";
import { codesOf } from "~/platform/codes";
import * as field from "~/platform/form/fields";
import { passwordProblem, passwordSentence } from "~/platform/romania/passwords";

/** The fields are in the order of the page. */
const place = { functia: field.line("funcția"), telefon: field.phone };
const person = {
  numeContact: field.line("numele persoanei de contact"),
  functia: place.functia,
  email: field.email,
  telefon: place.telefon,
};

type Typed = { email?: unknown; denumire?: unknown; parola?: unknown };
const typedIn = (value: unknown) => (typeof value === "string" ? value : "");
const problemOf = ({ parola, email: address, denumire }: Typed) =>
  passwordProblem(typedIn(parola), { email: typedIn(address), organisation: typedIn(denumire) });

/** Rules over several fields, checked also while another field is wrong, so that all errors are shown together. */
const withPasswordRules = <Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>) =>
  form
    .refine((value) => problemOf(value) === null, {
      path: ["parola"],
      error: ({ input }) => passwordSentence(problemOf(input as Typed) ?? "empty"),
      when: ({ value }) => typeof (value as Typed).parola === "string",
    })
    .refine(bothSame, MISMATCH);

const authority = {
  denumire: field.line("denumirea autorității"),
  cui: field.cui,
  judet: field.county,
  adresa: field.line("adresa sediului", 500),
  descriere: field.optional(field.text("descrierea", 5000)),
  tipPachet: field.choice(codesOf(MEMBER_PACKAGES), "pachetul"),
};

const firm = {
  denumire: field.line("denumirea firmei"),
  cui: field.cui,
  numarRC: field.tradeRegisterNumber,
  adresaSediu: field.line("adresa sediului", 500),
  reprezentantLegal: field.line("numele reprezentantului legal"),
  website: field.optional(field.website),
  domenii: field.choices(codesOf(DOMAINS), "domeniile").min(1, "Alegeți cel puțin un domeniu"),
  portofoliu: field.text("portofoliul", 5000, "Descrieți pe scurt ce ați lucrat"),
};

/** One form. When a `required` field is empty, the error summary starts with the specification's sentence. */
function asked<const Kind extends OrganisationKind, Form extends z.ZodObject>(kind: Kind, form: Form) {
  return {
    schema: form.transform((value) => ({ ...value, kind })),
    required: Object.keys(form.shape).filter((name) => !form.shape[name]?.safeParse(undefined).success),
  };
}

export const accountForms = {
  uat: asked("UAT", withPasswordRules(z.object({ ...authority, ...person, ...passwords }))),
  firma: asked("FIRMA", withPasswordRules(z.object({ ...firm, ...person, ...passwords }))),
};
export type Filled = z.output<(typeof accountForms)[AccountType]["schema"]>;

/** For a person who has an account and no organisation. */
export const organisationForms = {
  uat: asked("UAT", z.object({ ...authority, ...place })),
  firma: asked("FIRMA", z.object({ ...firm, ...place })),
};
export type FilledOrganisation = z.output<(typeof organisationForms)[AccountType]["schema"]>;
