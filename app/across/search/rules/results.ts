import { isAdmin, isFirma, type Visitor } from "~/modules/accounts/rules/actor";
import { discussionPath } from "~/modules/forum/rules/paths";
import { articleTitle, placeOf } from "~/modules/library/rules/act-articles";
import { actPolicy } from "~/modules/library/rules/act-policy";
import { actPath, adminActPath, adminArticlePath } from "~/modules/library/rules/paths";
import { documentPage } from "~/modules/library/rules/policy";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { projectPath } from "~/modules/projects/rules/paths";
import { opportunityPath } from "~/modules/requests/rules/paths";
import { programDeskPath, programPath } from "~/modules/training/rules/paths";
import { dateTime } from "~/platform/language/dates";
import { countyText } from "~/platform/romania/counties";
import type { MarkedPiece } from "~/ui/text/marked";
import type { Found } from "../store/find.server";
import { type HitTerms, hasHit, lineAround, marked } from "./marks";
import { ENTRY_KINDS, type EntryKind, PUBLIC_KINDS } from "./search";

export type Result = ReturnType<typeof resultOf>;

/** The kinds that the visitor may find. */
export const kindsFor = (visitor: Visitor, at: Date): readonly EntryKind[] =>
  actPolicy.may("read", visitor, null, at) ? ENTRY_KINDS : PUBLIC_KINDS;

/** An act among the results: "Abrogat din …", and its article that is meant, or null. */
export type FoundAct = { words: string; article: { id: string; label: string; heading: string; text: string } | null };

/** One result as the page shows it. */
export const resultOf = (found: Found, terms: HitTerms, visitor: Visitor, act?: FoundAct) => ({
  id: found.id,
  kind: found.kind,
  title: marked(found.title, terms),
  facts: [act?.words ?? "", act?.article ? articleTitle(act.article) : "", ...factsOf(found)]
    .filter((fact) => fact !== "")
    .map((fact) => marked(fact, terms)),
  line: act?.article ? lineAround(act.article.text, { ...terms, wholeWords: true }) : lineOf(found, terms),
  ...linkTo(found, visitor, act),
});

type Link = { href: string | null; note: string | null };

/** `href` is null where the visitor may not open the page; `note` says who may. */
export function linkTo({ kind, id }: Pick<Found, "kind" | "id">, visitor: Visitor, act?: FoundAct): Link {
  if (kind === "community") return { href: `/comunitati/${id}`, note: null };
  if (kind === "article") return { href: `/blog/${id}`, note: null };
  if (kind === "project") return { href: projectPath(id), note: null };
  if (kind === "discussion") return { href: discussionPath(id), note: null };
  if (kind === "partner") return { href: `/partener/${id}`, note: null };
  const isKeeper = visitor !== null && isAdmin(visitor);
  if (kind === "resource") return { href: documentPage(visitor, id), note: null };
  const article = act?.article ?? null;
  if (kind === "act" && isKeeper)
    return { href: article ? adminArticlePath(article.id) : adminActPath(id), note: null };
  if (kind === "act") return { href: actPath(id, article && placeOf(article.label)), note: null };
  if (kind === "training")
    return { href: isKeeper ? programDeskPath("ADMIN", id) : programPath("training", id), note: null };
  if (visitor === null)
    return { href: opportunityPath(id), note: "Detaliile se văd după conectarea cu un cont de firmă." };
  return isFirma(visitor)
    ? { href: opportunityPath(id), note: null }
    : { href: null, note: "Detaliile le văd firmele, din contul lor." };
}

/** An opportunity is found until its deadline, a training until it begins. */
const factsOf = ({ kind, who, county, category, openUntil }: Found): string[] => [
  who,
  county ? countyText(county) : "",
  category ? CATEGORIES[category] : "",
  openUntil ? `${kind === "training" ? "Începe" : "Termen"}: ${dateTime(openUntil)}` : "",
];

/** The text around the hit; where only another name has it (a service, an attraction), that name comes first. */
function lineOf({ kind, body, names }: Found, terms: HitTerms): MarkedPiece[] {
  if (kind === "opportunity") return [];
  const wholeWords = { ...terms, wholeWords: true };
  if (hasHit(body, wholeWords)) return lineAround(body, wholeWords);
  const name = names.split("\n").find((one) => !one.startsWith("județul ") && hasHit(one, terms));
  const text = [name, body].filter((part) => part !== undefined && part !== "").join(". ");
  return text === "" ? [] : lineAround(text, terms);
}
