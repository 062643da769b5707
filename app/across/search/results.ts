import { isFirma, type Visitor } from "~/modules/accounts/rules/actor";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { opportunityPath } from "~/modules/requests/rules/paths";
import { dateTime } from "~/platform/language/dates";
import { countyText } from "~/platform/romania/counties";
import type { MarkedPiece } from "~/ui/marked/marked";
import { type HitTerms, hasHit, lineAround, marked } from "./marks";
import type { Found } from "./store/find.server";

export type Result = ReturnType<typeof resultOf>;

/** One result as the page shows it. */
export const resultOf = (found: Found, terms: HitTerms, visitor: Visitor) => ({
  id: found.id,
  kind: found.kind,
  title: marked(found.title, terms),
  facts: factsOf(found).map((fact) => marked(fact, terms)),
  line: lineOf(found, terms),
  ...linkTo(found, visitor),
});

type Link = { href: string | null; note: string | null };

/** `href` is null where the visitor may not open the page; `note` says who may. */
function linkTo({ kind, id }: Found, visitor: Visitor): Link {
  if (kind === "community") return { href: `/comunitati/${id}`, note: null };
  if (kind === "article") return { href: `/blog/${id}`, note: null };
  if (kind === "partner") return { href: `/partener/${id}`, note: null };
  if (visitor === null)
    return { href: opportunityPath(id), note: "Detaliile se văd după conectarea cu un cont de firmă." };
  return isFirma(visitor)
    ? { href: opportunityPath(id), note: null }
    : { href: null, note: "Detaliile le văd firmele, din contul lor." };
}

function factsOf({ who, county, category, openUntil }: Found): string[] {
  return [
    who,
    county ? countyText(county) : "",
    category ? CATEGORIES[category] : "",
    openUntil ? `Termen: ${dateTime(openUntil)}` : "",
  ].filter((fact) => fact !== "");
}

/** The text around the hit; where only another name has it (a service, an attraction), that name comes first. */
function lineOf({ kind, body, names }: Found, terms: HitTerms): MarkedPiece[] {
  if (kind === "opportunity") return [];
  const wholeWords = { ...terms, wholeWords: true };
  if (hasHit(body, wholeWords)) return lineAround(body, wholeWords);
  const name = names.split("\n").find((one) => !one.startsWith("județul ") && hasHit(one, terms));
  const text = [name, body].filter((part) => part !== undefined && part !== "").join(". ");
  return text === "" ? [] : lineAround(text, terms);
}
