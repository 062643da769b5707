import { z } from "zod";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { choice, line, optional, readable, text, wholeNumber } from "~/platform/form/fields";
import { parseWebsite } from "~/platform/language/website";
import { isRoom, ROOMS } from "../rules/links";
import { LONGEST } from "../rules/vocabulary";

const ADDRESS = `Scrieți adresa întreagă, de exemplu https://www.anap.gov.ro, sau o pagină a platformei: ${Object.keys(ROOMS).join(", ")}`;

const readAddress = (typed: string): string | null => (isRoom(typed) ? typed : parseWebsite(typed));

export const linkForm = z.object({
  title: line("denumirea", LONGEST.linkTitle),
  note: optional(text("ce se găsește acolo", LONGEST.linkNote)).transform((written) => written ?? ""),
  category: choice(CATEGORY_CODES, "categoria"),
  address: readable(readAddress, ADDRESS, "Introduceți adresa"),
  rank: wholeNumber("locul în listă", 1, 999),
});
