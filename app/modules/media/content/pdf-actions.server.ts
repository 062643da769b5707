import { setImmediate as pause } from "node:timers/promises";
import type { ContentProblem } from "../rules/attachment";
import { LONGEST_VALUE, PdfObjects, type PdfSource, type PdfValue } from "./pdf-objects.server";

/** A place in a PDF with something to judge: what is done when it opens, or a file attached to it. */
export type PdfPoint = { source: Buffer; at: number; name: "OpenAction" | "AA" | "EF" };

const MOST_POINTS = 5_000;
const POINTS_AT_ONCE = 20;

/** Actions that stay inside the document (ISO 32000, 12.6.4). */
const INSIDE = ["GoTo", "Named", "Hide", "SetOCGState", "Trans", "GoTo3DView", "ResetForm", "Sound", "Movie"];
/** Files that are only read, whose names end like this. */
const READ_ONLY = /\.(xml|txt|csv|json|png|jpe?g|gif|tiff?|p7s)$/i;

/** What is wrong with these places, in order. Null when nothing leaves the document by itself and no program is attached. */
export async function pointsProblem(
  points: readonly PdfPoint[],
  sources: readonly PdfSource[],
  encrypted: boolean,
): Promise<ContentProblem | null> {
  if (points.length === 0) return null;
  const objects = points.length > MOST_POINTS ? null : await PdfObjects.of(sources);
  if (!objects) return "heavy";
  const judge = new Judge(objects);
  for (const [index, { source, at, name }] of points.entries()) {
    if (name === "EF" && encrypted) return "locked";
    const isFit =
      name === "EF"
        ? await judge.isReadOnly(source, at)
        : await judge.stays(source, at, name === "AA" ? "events" : "action");
    if (objects.isTired) return "heavy";
    if (!isFit) return name === "EF" ? "attached" : "opens";
    if (index % POINTS_AT_ONCE === 0) await pause();
  }
  return null;
}

/** What a value is there for: an action or a place, what follows an action, or a dictionary of events with their actions. */
type Use = "action" | "next" | "events";

/** What was not read, or is not found, is never judged to be harmless. */
class Judge {
  private readonly objects: PdfObjects;
  private readonly followed = new Set<string>();
  private readonly read = new Map<Buffer, Read>();

  constructor(objects: PdfObjects) {
    this.objects = objects;
  }

  async stays(source: Buffer, at: number, use: Use): Promise<boolean> {
    return !(await this.leaves((await this.objects.valueAt(source, at)).value, use));
  }

  /** Whether an action, or one of several that follow from events or each other, leads out of the document. */
  private async leaves(value: PdfValue, use: Use): Promise<boolean> {
    if (value.is === "reference") return this.leavesFrom(value.number, use);
    if (value.is === "array" && use === "next") return this.anyLeaves(value.items);
    if (value.is !== "dictionary") return value.is === "other" || value.is === "unread"; // else a place in the document
    const { entries } = value;
    const type = use === "events" ? undefined : entries.get("S");
    if (type === undefined) return this.anyLeaves([...entries.values()]);
    for await (const one of this.definitionsOf(type)) if (one.is !== "name" || !INSIDE.includes(one.text)) return true;
    const next = entries.get("Next");
    return next !== undefined && this.leaves(next, "next");
  }

  private async leavesFrom(number: number, use: Use): Promise<boolean> {
    const followed = `${use} ${number}`;
    if (this.followed.has(followed)) return false;
    this.followed.add(followed);
    for await (const one of this.objects.definitionsOf(number)) if (await this.leaves(one, use)) return true;
    return false;
  }

  private async anyLeaves(actions: readonly PdfValue[]): Promise<boolean> {
    for (const action of actions) if (await this.leaves(action, "action")) return true;
    return false;
  }

  private async *definitionsOf(value: PdfValue): AsyncGenerator<PdfValue> {
    if (value.is === "reference") yield* this.objects.definitionsOf(value.number);
    else yield value;
  }

  /**
   * Whether the attached files at this place have names of files that are only read: in every object that begins before it and
   * may hold it, since what looks like an object may be a text inside one.
   */
  async isReadOnly(source: Buffer, at: number): Promise<boolean> {
    const begins = this.objects.beginningsIn(source);
    const read = this.read.get(source) ?? { next: 0, to: 0 };
    this.read.set(source, read);
    for (; (begins[read.next] ?? at) < at; read.next += 1) {
      const begin = begins[read.next] ?? 0;
      if (begin < at - LONGEST_VALUE) continue;
      const { value, to } = await this.objects.valueAt(source, begin);
      read.to = Math.max(read.to, to);
      if (value.is === "unread") return false;
      for (const holder of dictionariesIn(value))
        if (holder.has("EF") && !(await this.hasReadOnlyName(holder))) return false;
    }
    return read.to > at;
  }

  private async hasReadOnlyName(entries: Map<string, PdfValue>): Promise<boolean> {
    const names = NAMES.flatMap((key) => entries.get(key) ?? []);
    for (const name of names)
      for await (const one of this.definitionsOf(name))
        if (one.is !== "string" || !READ_ONLY.test(readable(one.text))) return false;
    return names.length > 0;
  }
}

/** The next object to read of a source, and how far those that were read go. */
type Read = { next: number; to: number };

/** The keys of the names of an attached file. */
const NAMES = ["F", "UF", "DOS", "Mac", "Unix"];

function dictionariesIn(value: PdfValue): Map<string, PdfValue>[] {
  if (value.is === "array") return value.items.flatMap(dictionariesIn);
  return value.is === "dictionary" ? [value.entries, ...[...value.entries.values()].flatMap(dictionariesIn)] : [];
}

/** Without the zeros of UTF-16 and what cannot be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const readable = (text: string): string => text.replace(/[\u0000-\u001f\u007f]/g, "").trim();
