import { setImmediate as pause } from "node:timers/promises";
import type { ContentProblem } from "../rules/attachment";
import { objectsIn, type PdfObjects, type PdfSource, type PdfValue, valueAt } from "./pdf-objects.server";

/** A place in a PDF with something to judge: what is done when it opens, or a file attached to it. */
export type PdfPoint = { source: Buffer; at: number; name: "OpenAction" | "AA" | "EF" };

/** Of different places, and of objects that they lead to. */
const MOST_POINTS = 5_000;
const MOST_STEPS = 5_000;
const POINTS_AT_ONCE = 20;

/** Actions that stay inside the document (ISO 32000, 12.6.4). */
const INSIDE = ["GoTo", "Named", "Hide", "SetOCGState", "Trans", "GoTo3DView", "ResetForm", "Sound", "Movie"];
/** Files that are only read, whose names end like this. */
const READ_ONLY = /\.(xml|txt|csv|json|png|jpe?g|gif|tiff?|p7s)$/i;

/** What is wrong with these places. Null when nothing leaves the document by itself and no program is attached. */
export async function pointsProblem(
  points: readonly PdfPoint[],
  sources: readonly PdfSource[],
  encrypted: boolean,
): Promise<ContentProblem | null> {
  if (points.length === 0) return null;
  const objects = points.length > MOST_POINTS ? null : await objectsIn(sources);
  if (!objects) return "heavy";
  const judge = new Judge(objects);
  for (const [index, { source, at, name }] of points.entries()) {
    if (name !== "EF" && judge.leaves(valueAt(source, at))) return "opens";
    if (name === "EF" && (encrypted || !judge.isReadOnly(source, at))) return encrypted ? "locked" : "attached";
    if (judge.isTired) return "heavy";
    if (index % POINTS_AT_ONCE === 0) await pause();
  }
  return null;
}

class Judge {
  private steps = 0;
  private readonly objects: PdfObjects;
  private readonly followed = new Set<number>();
  private readonly read = new Set<string>();

  constructor(objects: PdfObjects) {
    this.objects = objects;
  }

  get isTired(): boolean {
    return this.steps > MOST_STEPS;
  }

  /** Whether an action, or one of several that follow from events or each other, leads out of the document. */
  leaves(value: PdfValue): boolean {
    this.steps += 1;
    if (this.isTired) return false;
    if (value.is === "reference") return this.defined(value.number).some((one) => this.leaves(one));
    if (value.is !== "dictionary") return false; // a place in the document
    const { entries } = value;
    const type = entries.get("S");
    if (type === undefined) return [...entries.values()].some((one) => this.leaves(one));
    const types = type.is === "reference" ? this.objects.of(type.number) : [type];
    if (types.some((one) => one.is === "name" && !INSIDE.includes(one.text))) return true;
    const next = entries.get("Next");
    return next !== undefined && (next.is === "array" ? next.items : [next]).some((one) => this.leaves(one));
  }

  private defined(number: number): PdfValue[] {
    if (this.followed.has(number)) return [];
    this.followed.add(number);
    return this.objects.of(number).flatMap((one) => (one.is === "array" ? one.items.filter(isAction) : one));
  }

  /** Whether the attached files around this place have names of files that are only read. */
  isReadOnly(source: Buffer, at: number): boolean {
    const { begins, value } = this.objects.around(source, at);
    const place = `${source.length} ${begins}`;
    if (this.read.has(place)) return true;
    this.read.add(place);
    const holders = dictionariesIn(value).filter((entries) => entries.has("EF"));
    return holders.length > 0 && holders.every((entries) => this.hasReadOnlyName(entries));
  }

  private hasReadOnlyName(entries: Map<string, PdfValue>): boolean {
    const names = ["F", "UF", "DOS", "Mac", "Unix"].flatMap((key) => this.textsOf(entries.get(key)));
    return names.length > 0 && names.every((name) => READ_ONLY.test(name));
  }

  private textsOf(value: PdfValue | undefined): string[] {
    if (value?.is === "reference") return this.objects.of(value.number).flatMap((one) => this.textsOf(resolved(one)));
    return value?.is === "string" ? [readable(value.text)] : [];
  }
}

/** A reference to a reference is none that a reader follows. */
const resolved = (value: PdfValue): PdfValue => (value.is === "reference" ? { is: "other" } : value);
const isAction = (value: PdfValue): boolean => value.is === "reference" || value.is === "dictionary";

function dictionariesIn(value: PdfValue): Map<string, PdfValue>[] {
  if (value.is === "array") return value.items.flatMap(dictionariesIn);
  return value.is === "dictionary" ? [value.entries, ...[...value.entries.values()].flatMap(dictionariesIn)] : [];
}

/** Without the zeros of UTF-16 and what cannot be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const readable = (text: string): string => text.replace(/[\u0000-\u001f\u007f]/g, "").trim();
