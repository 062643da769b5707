import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { OperatorError } from "../operator-error";
import { type Backup, folderOfAll } from "./folders.server";
import { type Lsn, parseLsn, startOfSegment } from "./lsn";
import { OWN_WAL } from "./make.server";
import { walFolderOf } from "./receiver.server";
import { type KeptSegment, type Received, readSegment, receivedIn, segmentsIn } from "./wal-folder.server";

/** PostgreSQL's default; a cluster made with another one cannot be told from the names of its segments. */
export const SEGMENT_BYTES = 16 * 1024 * 1024;

/** The WAL with which a backup can be restored. */
export type WalChain = {
  /** Each once, in order, from the start of the backup. */
  segments: KeptSegment[];
  /** The files that say where each timeline began. */
  histories: string[];
  /** The timeline to which it leads. */
  timeline: number;
  /** The first segment that is missing although later ones are kept; null when there is no such gap. */
  gapAt: Lsn | null;
  /** Up to where everything is kept, null when nothing was received after the backup. */
  received: Received | null;
};

type Branch = { timeline: number; from: Lsn };

/**
 * What is kept of the WAL from the start of a backup on: its own, and what was received since. Throws `OperatorError` when a part
 * that the backup itself needs is missing.
 */
export async function chainOf(backup: Backup): Promise<WalChain> {
  const { wal } = backup.note;
  if (!wal) throw new OperatorError(`Copia ${backup.folder} nu are jurnal: se restaurează numai la momentul ei.`);
  const received = walFolderOf(folderOfAll(backup), wal.system);
  const own = await segmentsIn(join(backup.folder, OWN_WAL), SEGMENT_BYTES);
  const all = [...own, ...(await segmentsIn(received, SEGMENT_BYTES))];
  const histories = (await readdir(received).catch(() => [])).filter((file) => /^[0-9A-F]{8}\.history$/.test(file));
  const branches = await newestDescendant(received, histories, { timeline: wal.timeline, mark: parseLsn(wal.mark) });
  const start = startOfSegment(parseLsn(wal.start), SEGMENT_BYTES);
  const needed = parseLsn(wal.mark);
  const segments: KeptSegment[] = [];
  let at = start;
  for (; ; at += BigInt(SEGMENT_BYTES)) {
    const segment = bestOf(all, at, branches);
    if (!segment) break;
    segments.push(segment);
    if (segment.isPartial) {
      at += BigInt(SEGMENT_BYTES);
      break;
    }
  }
  if (at <= needed) throw missing(backup, at);
  const timeline = branches[0]?.timeline ?? wal.timeline;
  const gapAt = all.some((one) => one.timeline === timeline && one.start >= at) ? at : null;
  const noted = await receivedIn(received);
  const isOf = noted && branches.some((branch) => branch.timeline === noted.timeline);
  return {
    segments,
    histories: histories.map((file) => join(received, file)),
    timeline,
    gapAt,
    received: isOf && gapAt === null && parseLsn(noted.lsn) >= needed ? noted : null,
  };
}

/** The segment at this position: of the newest timeline that has it, and a whole one before a partial one. */
function bestOf(all: readonly KeptSegment[], at: Lsn, branches: readonly Branch[]): KeptSegment | null {
  for (const { timeline, from } of branches) {
    if (startOfSegment(from, SEGMENT_BYTES) > at) continue;
    const found = all.filter((one) => one.start === at && one.timeline === timeline);
    // of two partial ones the received one, which comes later in the list, goes on after the backup's own
    const best = found.find((one) => !one.isPartial) ?? found.at(-1);
    if (best) return best;
  }
  return null;
}

/** The timelines from the newest one that goes on from this backup back to the backup's own, each with where it began. */
async function newestDescendant(
  folder: string,
  histories: readonly string[],
  own: { timeline: number; mark: Lsn },
): Promise<Branch[]> {
  for (const file of histories.toSorted().reverse()) {
    const timeline = Number.parseInt(file.slice(0, 8), 16);
    const lines = (await readFile(join(folder, file), "utf8")).split("\n").flatMap((line) => {
      const [, parent, end] = /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/i.exec(line) ?? [];
      return parent && end ? [{ timeline: Number(parent), end: parseLsn(end) }] : [];
    });
    const at = lines.findIndex((line) => line.timeline === own.timeline && line.end >= own.mark);
    if (at < 0) continue;
    const ends = lines.slice(at);
    const numbers = [...ends.map((line) => line.timeline), timeline];
    return numbers.map((number, place) => ({ timeline: number, from: ends[place - 1]?.end ?? 0n })).reverse();
  }
  return [{ timeline: own.timeline, from: 0n }];
}

const missing = (backup: Backup, at: Lsn): OperatorError =>
  new OperatorError(
    `Copiei ${backup.folder} îi lipsește o parte din jurnal (segmentul de la ${at.toString(16).toUpperCase()}): nu se poate restaura. Alegeți altă copie.`,
  );

const PAGE_BYTES = 8192;

/** Reads a segment to its end and checks that each page is the one of its place. Throws `OperatorError` for a damaged one. */
export async function verifySegment(segment: KeptSegment): Promise<void> {
  try {
    await readSegment(segment, () => new Pages(segment));
  } catch (error) {
    throw new OperatorError(
      `Segmentul de jurnal ${segment.path} este deteriorat (${(error as Error).message}). Faceți acum o copie nouă: npm run admin -- backup`,
    );
  }
}

/** Each page of WAL carries its own position; behind the last one of a partial segment, or behind a switch, all are empty. */
class Pages extends Writable {
  private readonly segment: KeptSegment;
  private bytes = 0;
  private head = Buffer.alloc(0);
  private isEmptyFromHere = false;

  constructor(segment: KeptSegment) {
    super();
    this.segment = segment;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    for (let at = 0; at < chunk.length; ) {
      const inPage = this.bytes % PAGE_BYTES;
      const taken = Math.min(PAGE_BYTES - inPage, chunk.length - at);
      if (inPage < 16) {
        this.head = Buffer.concat([
          inPage === 0 ? Buffer.alloc(0) : this.head,
          chunk.subarray(at, at + taken),
        ]).subarray(0, 16);
        if (this.head.length === 16 && !this.isOfPlace(this.head, this.bytes - inPage)) {
          done(new Error(`pagina de la octetul ${this.bytes - inPage} este alta`));
          return;
        }
      }
      this.bytes += taken;
      at += taken;
    }
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    done(this.bytes === SEGMENT_BYTES ? null : new Error(`are ${this.bytes} octeți`));
  }

  private isOfPlace(head: Buffer, offset: number): boolean {
    const isItself = head.readBigUInt64LE(8) === this.segment.start + BigInt(offset);
    this.isEmptyFromHere ||= head.every((byte) => byte === 0);
    if (this.isEmptyFromHere && this.segment.isPartial) return true; // it may be written while it is read
    return isItself !== this.isEmptyFromHere;
  }
}
