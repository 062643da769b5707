import { z } from "zod";
import { streamSafe, tidy, tidyLine } from "~/platform/language/text";
import { isCountyCode } from "~/platform/romania/counties";
import { cuiSentence, parseCui } from "~/platform/romania/cui";
import { passwordProblem, passwordSentence } from "~/platform/romania/passwords";
import { parsePhone, phoneSentence } from "~/platform/romania/phone";
import { parseTradeRegisterNumber, tradeRegisterSentence } from "~/platform/romania/trade-register";
import { membershipCodes } from "./rules/colleague";
import { parseWebsite } from "./rules/website";

const ADDRESS = "Introduceți adresa de e-mail întreagă, de pildă nume@primarie.ro";

/** Addresses are compared in lower case; nobody tells two people apart by a capital letter. */
export const email = z
  .string("Introduceți adresa de e-mail")
  .transform((text) => tidyLine(text).toLowerCase())
  .pipe(z.email(ADDRESS).max(254, ADDRESS));

/** One line that must be there. */
export const line = (empty: string, most = 200) =>
  z.string(empty).overwrite(tidyLine).min(1, empty).max(most, `Cel mult ${most} de caractere`);

/** Several lines; absent and empty are the same. */
export const optionalText = (most = 5000) =>
  z
    .string()
    .overwrite(tidy)
    .max(most, `Cel mult ${most} de caractere`)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

type Parsed = { ok: true; value: string } | { ok: false; sentence: string };

/** A code with rules of its own: cleaned, or refused with the sentence that says what is wrong. */
const coded = (empty: string, parse: (text: string) => Parsed) =>
  z.string(empty).transform((text, context) => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: "custom", message: parsed.sentence });
    return z.NEVER;
  });

export const cui = coded(cuiSentence("empty"), (text) => {
  const parsed = parseCui(text);
  return parsed.ok ? { ok: true, value: parsed.cui } : { ok: false, sentence: cuiSentence(parsed.problem) };
});

export const phone = coded(phoneSentence("empty"), (text) => {
  const parsed = parsePhone(text);
  return parsed.ok ? { ok: true, value: parsed.phone } : { ok: false, sentence: phoneSentence(parsed.problem) };
});

export const tradeRegisterNumber = coded(tradeRegisterSentence("empty"), (text) => {
  const parsed = parseTradeRegisterNumber(text);
  return parsed.ok
    ? { ok: true, value: parsed.number }
    : { ok: false, sentence: tradeRegisterSentence(parsed.problem) };
});

export const county = z.string("Alegeți județul").refine(isCountyCode, "Alegeți județul din listă");

export const website = coded("", (text) => {
  const value = parseWebsite(tidyLine(text));
  return value
    ? { ok: true, value }
    : { ok: false, sentence: "Introduceți adresa site-ului întreagă, de pildă www.firma.ro" };
})
  .nullish()
  .transform((text) => text ?? null);

/** The same password typed with composed and decomposed letters is the same password. */
export const typedPassword = (empty: string) => z.string(empty).transform((text) => streamSafe(text).normalize("NFC"));

export const MISMATCH = "Parolele nu se potrivesc";

/** A new password typed twice. Whose it is decides what it may not contain, so the page says. */
export const newPassword = (owner: { email: string; organisation: string }) =>
  z
    .object({
      parola: typedPassword("Introduceți parola").superRefine((password, context) => {
        const problem = passwordProblem(password, owner);
        if (problem) context.addIssue({ code: "custom", message: passwordSentence(problem) });
      }),
      confirmaParola: typedPassword("Introduceți parola încă o dată"),
    })
    .refine(bothSame, { path: ["confirmaParola"], error: MISMATCH, when: bothTyped });

type Typed = { parola?: unknown; confirmaParola?: unknown };
export const bothSame = (form: Typed) => form.parola === form.confirmaParola;
/** Also when another field is wrong: every problem is said at once. */
export const bothTyped = ({ value }: { value: unknown }) => {
  const { parola, confirmaParola } = value as Typed;
  return typeof parola === "string" && typeof confirmaParola === "string";
};

export const addressForm = z.object({ email });
export const credentialsForm = z.object({
  email: line("Introduceți adresa de e-mail", 254).transform((text) => text.toLowerCase()),
  parola: typedPassword("Introduceți parola"),
});
export const passwordForm = z.object({ parola: typedPassword("Introduceți parola") });
export const currentPasswordForm = z.object({ parolaActuala: typedPassword("Introduceți parola de acum") });
export const emailChangeForm = z.object({ email, parola: typedPassword("Introduceți parola") });
export const codeForm = z.object({
  cod: z.string("Introduceți codul").transform((text) => text.replace(/\s/g, "")),
});

export const personForm = z.object({
  nume: line("Introduceți numele"),
  functia: optionalText(200),
  telefon: phone.nullish().transform((text) => text ?? null),
});

export const invitationForm = z.object({ email, rol: z.enum(membershipCodes, "Alegeți rolul") });
export const roleForm = passwordForm.extend({ rol: z.enum(membershipCodes, "Alegeți rolul") });

/** Whoever accepts an invitation and has no account yet; the address is the invitation's. */
export const joiningForm = (owner: { email: string; organisation: string }) =>
  z
    .object({
      nume: line("Introduceți numele"),
      functia: line("Introduceți funcția"),
      telefon: phone,
      parola: typedPassword("Introduceți parola").superRefine((password, context) => {
        const problem = passwordProblem(password, owner);
        if (problem) context.addIssue({ code: "custom", message: passwordSentence(problem) });
      }),
      confirmaParola: typedPassword("Introduceți parola încă o dată"),
    })
    .refine(bothSame, { path: ["confirmaParola"], error: MISMATCH, when: bothTyped });

const editable = { adresa: line("Introduceți adresa sediului", 500), website, descriere: optionalText() };
export const organisationForm = z.object(editable);
export const authorityFactsForm = z.object({
  denumire: line("Introduceți denumirea"),
  cui,
  judet: county,
  ...editable,
});
export const firmFactsForm = z.object({
  denumire: line("Introduceți denumirea"),
  cui,
  numarRC: tradeRegisterNumber,
  reprezentantLegal: line("Introduceți reprezentantul legal"),
  ...editable,
});
