import { z } from "zod";
import { bothSame, MISMATCH, passwords } from "~/modules/accounts/forms";
import { memberPackageCodes } from "~/modules/accounts/rules/authority";
import { domainCodes } from "~/modules/accounts/rules/domain";
import {
  choice,
  choices,
  county,
  cui,
  email,
  line,
  optional,
  phone,
  text,
  tradeRegisterNumber,
  website,
} from "~/platform/form/fields";
import { passwordProblem, passwordSentence } from "~/platform/romania/passwords";

/** In the order of the page, which is the order of the error summary. */
const place = { functia: line("funcția"), telefon: phone };
const person = {
  numeContact: line("numele persoanei de contact"),
  functia: place.functia,
  email,
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
  denumire: line("denumirea autorității"),
  cui,
  judet: county,
  adresa: line("adresa sediului", 500),
  descriere: optional(text("descrierea", 5000)),
  tipPachet: choice(memberPackageCodes, "pachetul"),
};

const firm = {
  denumire: line("denumirea firmei"),
  cui,
  numarRC: tradeRegisterNumber,
  adresaSediu: line("adresa sediului", 500),
  website: optional(website),
  reprezentantLegal: line("numele reprezentantului legal"),
  domenii: choices(domainCodes, "domeniile").min(1, "Alegeți cel puțin un domeniu"),
  portofoliu: text("portofoliul", 5000, "Descrieți pe scurt ce ați lucrat"),
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
