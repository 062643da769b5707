import { z } from "zod";
import {
  bothSame,
  bothTyped,
  county,
  cui,
  email,
  line,
  MISMATCH,
  optionalText,
  phone,
  tradeRegisterNumber,
  typedPassword,
  website,
} from "~/modules/accounts/forms";
import { memberPackageCodes } from "~/modules/accounts/rules/authority";
import { domainCodes } from "~/modules/accounts/rules/domain";
import { tidy } from "~/platform/language/text";
import { passwordProblem, passwordSentence } from "~/platform/romania/passwords";

/** In the order of the page, which is the order of the error summary. */
const place = { functia: line("Introduceți funcția"), telefon: phone };
const person = {
  numeContact: line("Introduceți numele persoanei de contact"),
  functia: place.functia,
  email,
  telefon: place.telefon,
};
const passwords = {
  parola: typedPassword("Introduceți parola"),
  confirmaParola: typedPassword("Introduceți parola încă o dată"),
};

type Typed = { email?: unknown; denumire?: unknown; parola?: unknown };
const text = (value: unknown) => (typeof value === "string" ? value : "");
const problemOf = ({ parola, email: address, denumire }: Typed) =>
  passwordProblem(text(parola), { email: text(address), organisation: text(denumire) });

/** What concerns several fields is said together with the rest, also while another field is wrong. */
const withPasswordRules = <Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>) =>
  form
    .refine((value) => problemOf(value) === null, {
      path: ["parola"],
      error: ({ input }) => passwordSentence(problemOf(input as Typed) ?? "empty"),
      when: ({ value }) => typeof (value as Typed).parola === "string",
    })
    .refine(bothSame, { path: ["confirmaParola"], error: MISMATCH, when: bothTyped });

const authority = {
  denumire: line("Introduceți denumirea autorității"),
  cui,
  judet: county,
  adresa: line("Introduceți adresa sediului", 500),
  descriere: optionalText(),
  tipPachet: z.enum(memberPackageCodes, "Alegeți pachetul"),
};

const firm = {
  denumire: line("Introduceți denumirea firmei"),
  cui,
  numarRC: tradeRegisterNumber,
  adresaSediu: line("Introduceți adresa sediului", 500),
  website,
  reprezentantLegal: line("Introduceți reprezentantul legal"),
  domenii: z
    .array(z.enum(domainCodes, "Alegeți domeniile din listă"), "Alegeți cel puțin un domeniu")
    .min(1, "Alegeți cel puțin un domeniu"),
  portofoliu: z
    .string("Descrieți pe scurt ce ați lucrat")
    .overwrite(tidy)
    .min(1, "Descrieți pe scurt ce ați lucrat")
    .max(5000, "Cel mult 5000 de caractere"),
};

export const authorityForm = withPasswordRules(z.object({ ...authority, ...person, ...passwords }));
export const firmForm = withPasswordRules(z.object({ ...firm, ...person, ...passwords }));

/** Of somebody who has an account and belongs to no organisation. */
export const placedAuthorityForm = z.object({ ...authority, ...place });
export const placedFirmForm = z.object({ ...firm, ...place });

export type AuthorityForm = z.output<typeof authorityForm>;
export type FirmForm = z.output<typeof firmForm>;
export type PlacedAuthorityForm = z.output<typeof placedAuthorityForm>;
export type PlacedFirmForm = z.output<typeof placedFirmForm>;

/** The fields without which the summary opens with the spec's sentence. */
const ofPlace = ["functia", "telefon"];
const ofAccount = ["numeContact", "email", "parola", "confirmaParola"];
export const requiredOfPlacedAuthority = ["denumire", "judet", "adresa", "cui", "tipPachet", ...ofPlace];
export const requiredOfPlacedFirm = [
  ...["denumire", "cui", "numarRC", "adresaSediu", "reprezentantLegal", "domenii", "portofoliu"],
  ...ofPlace,
];
export const requiredOfAuthority = [...requiredOfPlacedAuthority, ...ofAccount];
export const requiredOfFirm = [...requiredOfPlacedFirm, ...ofAccount];
