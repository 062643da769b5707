import { htmlOf } from "~/modules/writing/rules/body-html";
import { comparisonOf, type TextComparison } from "~/modules/writing/rules/difference";
import { dateLong } from "~/platform/language/dates";
import { paragraphs } from "~/platform/language/text";
import { BLANK, type Paper, type PaperPart, signerLines } from "~/platform/paper/paper";
import { orNotFound } from "~/platform/refusal";
import { composePaper } from "../rules/compose";
import { EXAMPLE } from "../rules/example";
import { MODEL, type ModelInput } from "../rules/model-fields";
import { isDraft, isInUse, kindIn, modelOf, type Version, verifiedWords, versionName } from "../rules/model-version";
import type { PaperKind } from "../rules/paper-kind";

/** The kind in an address; throws 404 for another word. */
export const kindOf = (params: Readonly<Record<string, string | undefined>>): PaperKind =>
  orNotFound(kindIn(params.kind));

/** The number of a version in an address; throws 404 for what is none. */
export const numberOf = (params: Readonly<Record<string, string | undefined>>): number =>
  orNotFound(/^[1-9]\d{0,5}$/.test(params.number ?? "") ? Number(params.number) : null);

/** The word difference of two texts of a model, line by line. */
export function compareModels(before: ModelInput, after: ModelInput): TextComparison {
  const facts = (["title", "subtitle", "legalBasis"] as const)
    .map((name) => ({ term: MODEL[name].label, before: before[name], after: after[name] }))
    .filter((fact) => fact.before !== fact.after);
  return comparisonOf({ body: bodyOf(before) }, { body: bodyOf(after) }, facts);
}

const bodyOf = ({ text }: ModelInput): string =>
  htmlOf(
    paragraphs(text).map((line) => ({
      kind: "paragraph",
      inlines: [{ text: line, strong: false, em: false, href: null }],
    })),
  );

/** A paper as a page shows it: lines and places for signatures are words, as in its files. */
export const shownPaper = (paper: Paper) => ({ ...paper, parts: paper.parts.map(shownPart) });
export type ShownPaper = ReturnType<typeof shownPaper>;

function shownPart(part: PaperPart) {
  switch (part.kind) {
    case "lines":
      return { kind: part.kind, lines: Array<string>(part.count).fill(BLANK.repeat(2)) };
    case "signatures":
      return { kind: part.kind, signers: part.people.map(signerLines) };
    default:
      return part;
  }
}

/** A version filled with invented facts. */
export const examplePaper = (version: Version) =>
  composePaper(
    {
      kind: version.kind,
      model: modelOf(version.kind, version),
      name: versionName(version),
      verified: version.verified && verifiedWords(version.verified),
      cover: false,
    },
    EXAMPLE,
  );

export type VersionWord = "draft" | "current" | "older" | "withdrawn";

export function stateOf(version: Version, versions: readonly Version[]): VersionWord {
  if (isDraft(version)) return "draft";
  if (version.withdrawn !== null) return "withdrawn";
  return versions.find(isInUse)?.number === version.number ? "current" : "older";
}

/** The published version before this one that was not withdrawn. */
export const versionBefore = ({ number }: Version, versions: readonly Version[]): Version | null =>
  versions.find((one) => one.number < number && isInUse(one)) ?? null;

/** When and by whom, in a line. */
export function versionFacts({ publishedOn, publishedBy, edited, withdrawn, verified }: Version): string[] {
  const by = publishedBy === null ? "" : `, de ${publishedBy}`;
  return [
    publishedOn === null
      ? `modificată la ${edited === null ? "" : `${dateLong(edited.at)}, de ${edited.by}`}`
      : `publicată la ${dateLong(publishedOn)}${by}`,
    ...(withdrawn === null ? [] : [`retrasă la ${dateLong(withdrawn.at)}, de ${withdrawn.by}: ${withdrawn.reason}`]),
    ...(publishedOn === null || withdrawn !== null
      ? []
      : [verified === null ? "neverificată de un jurist" : `verificată la ${verifiedWords(verified)}`]),
  ];
}
