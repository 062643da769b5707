import { z } from "zod";
import { bothSame, MISMATCH, passwords } from "~/modules/accounts/forms";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { MEMBER_PACKAGES } from "~/modules/accounts/rules/authority";
import { DOMAINS } from "~/modules/accounts/rules/domain";
import type { DoorType } from "~/modules/accounts/rules/doors";
import { codesOf } from "~/platform/codes";
import * as field from "~/platform/form/fields";
import { passwordProblem, passwordSentence } from "~/platform/romania/passwords";

/** In the order of the page, which is the order of the error summary. */
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

/** What concerns several fields is said together with the rest, also while another field is wrong. */
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

/** One kind of form: `required` are the fields without which the summary opens with the spec's sentence. */
function asked<const Kind extends OrganisationKind, Form extends z.ZodObject>(kind: Kind, form: Form) {
  const names = Object.keys(form.shape);
  const isSecret = (name: string) => Object.hasOwn(passwords, name);
  return {
    schema: form.transform((value) => ({ ...value, kind })),
    required: names.filter((name) => !form.shape[name]?.safeParse(undefined).success),
    /** As the page has them: the document stands before the passwords. */
    order: [...names.filter((name) => !isSecret(name)), "document", ...names.filter(isSecret)],
  };
}

export const accountForms = {
  uat: asked("UAT", withPasswordRules(z.object({ ...authority, ...person, ...passwords }))),
  firma: asked("FIRMA", withPasswordRules(z.object({ ...firm, ...person, ...passwords }))),
};
export type Filled = z.output<(typeof accountForms)[DoorType]["schema"]>;

/** Of somebody who has an account and belongs to no organisation. */
export const placedForms = {
  uat: asked("UAT", z.object({ ...authority, ...place })),
  firma: asked("FIRMA", z.object({ ...firm, ...place })),
};
export type FilledPlaced = z.output<(typeof placedForms)[DoorType]["schema"]>;
