import { isFirma, type Visitor } from "~/modules/accounts/rules/actor";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { opportunityPath } from "~/modules/requests/rules/paths";
import { dateTime } from "~/platform/language/dates";
import { countyText } from "~/platform/romania/counties";
import type { MarkedPiece } from "~/ui/marked/marked";
import { hasHit, lineAround, marked, type Traces } from "./marks";
import type { EntryKind } from "./rules";
import type { Found } from "./store/find.server";

/** One result as the page shows it. */
export type Result = {
  id: string;
  kind: EntryKind;
  /** None where whoever asks may not go. */
  href: string | null;
  title: MarkedPiece[];
  /** Where it is, whose it is, until when. */
  facts: MarkedPiece[][];
  line: MarkedPiece[];
  /** What stands between the reader and the thing. */
  note: string | null;
};

export function resultOf(found: Found, traces: Traces, visitor: Visitor): Result {
  return {
    id: found.id,
    kind: found.kind,
    title: marked(found.title, traces),
    facts: factsOf(found).map((fact) => marked(fact, traces)),
    line: lineOf(found, traces),
    ...wayTo(found, visitor),
  };
}

function wayTo({ kind, id }: Found, visitor: Visitor): Pick<Result, "href" | "note"> {
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

/** Around the hit in the text; where only one of its other names was hit (a service, an attraction), that name comes first. */
function lineOf({ kind, body, names }: Found, traces: Traces): MarkedPiece[] {
  if (kind === "opportunity") return [];
  const whole = { ...traces, whole: true };
  if (hasHit(body, whole)) return lineAround(body, whole);
  const name = names.split("\n").find((one) => !one.startsWith("județul ") && hasHit(one, traces));
  const text = [name, body].filter((part) => part !== undefined && part !== "").join(". ");
  return text === "" ? [] : lineAround(text, traces);
}
