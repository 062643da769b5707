import { z } from "zod";
import { codesOf } from "~/platform/codes";
import type { CheckOptions } from "~/platform/form/check-form.server";
import { shapeOf } from "~/platform/form/field-shape";
import * as field from "~/platform/form/fields";
import { streamSafe, tidyCode } from "~/platform/language/text";
import { type PasswordOwner, passwordProblem, passwordSentence } from "~/platform/romania/passwords";
import type { OrganisationKind } from "./rules/actor";
import { MEMBERSHIPS } from "./rules/colleague";
import { FACTS, OTHERS } from "./rules/organisation-fields";
import type { PersonRole } from "./rules/person-role";

/** Passwords and codes are never sent back with a refused form. */
export const SECRET = { secret: ["parola", "confirmaParola", "parolaActuala", "cod"] } satisfies CheckOptions;

/** NFC, so that composed and decomposed letters give the same password. */
const typedPassword = (empty: string) => z.string(empty).transform((typed) => streamSafe(typed).normalize("NFC"));

export const passwords = {
  parola: typedPassword("Introduceți parola"),
  confirmaParola: typedPassword("Introduceți parola încă o dată"),
};

type Typed = { parola?: unknown; confirmaParola?: unknown };
export const bothSame = (form: Typed) => form.parola === form.confirmaParola;
/** Checked also when another field is wrong, so that all errors are shown together. */
export const MISMATCH = {
  path: ["confirmaParola"],
  error: "Parolele nu se potrivesc",
  when: ({ value }: { value: unknown }) => {
    const { parola, confirmaParola } = value as Typed;
    return typeof parola === "string" && typeof confirmaParola === "string";
  },
};

/** A new password typed twice. It may not contain the owner's address or organisation, so the page passes the owner. */
const passwordsOf = (owner: PasswordOwner) => ({
  ...passwords,
  parola: passwords.parola.superRefine((password, context) => {
    const problem = passwordProblem(password, owner);
    if (problem) context.addIssue(passwordSentence(problem));
  }),
});
export const newPassword = (owner: PasswordOwner) => z.object(passwordsOf(owner)).refine(bothSame, MISMATCH);

/** The current password, then the new one, typed twice. */
export const passwordChangeForm = (owner: PasswordOwner) =>
  z
    .object({ parolaActuala: typedPassword("Introduceți parola de acum"), ...passwordsOf(owner) })
    .refine(bothSame, MISMATCH);

export const addressForm = z.object({ email: field.email });
export const passwordForm = z.object({ parola: passwords.parola });
export const credentialsForm = z.object({
  email: field.line("adresa de e-mail", 254).transform(field.tidyEmail),
  parola: passwords.parola,
});
/** The new address must differ from the current one. */
export const emailChangeForm = (own: string) =>
  z.object({
    email: field.email.refine((typed) => typed !== own, "Aceasta este deja adresa contului"),
    parola: passwords.parola,
  });
export const codeForm = z.object({
  cod: z.string("Introduceți codul").transform((typed) => tidyCode(typed).replace(/\s/g, "")),
});

const rol = field.choice(codesOf(MEMBERSHIPS), "rolul");
export const invitationForm = z.object({ email: field.email, rol });
export const personRoleForm = (roles: readonly PersonRole[]) =>
  passwordForm.extend({ rol: field.choice(roles, "rolul") });
export const roleForm = passwordForm.extend({ rol });

/** For accepting an invitation without an account; the address is the invitation's. */
export const joiningForm = (owner: PasswordOwner) =>
  z
    .object({ nume: field.line("numele"), functia: field.line("funcția"), telefon: field.phone, ...passwordsOf(owner) })
    .refine(bothSame, MISMATCH);

const others = shapeOf(OTHERS, {});
const factForms = {
  UAT: z.object({ ...shapeOf(FACTS.UAT, { cui: field.cui }), ...others }),
  FIRMA: z.object({
    ...shapeOf(FACTS.FIRMA, { cui: field.cui, tradeRegisterNumber: field.tradeRegisterNumber }),
    ...others,
  }),
};
/** The data of an organisation; without the facts once they are verified. */
export const organisationForm = (kind: OrganisationKind, withFacts: boolean) =>
  withFacts ? factForms[kind] : z.object(others);
