import { once } from "node:events";
import { MIMEType } from "node:util";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { MOST_FIELDS, MOST_TEXT_BYTES } from "../form/form-bounds";
import { MOST_TOGETHER, notReceivedType } from "../form/large-files";
import type { Aside } from "./aside.server";

/**
 * Bytes of one form as it is sent, enough for a video from a phone. The bytes of such a file are dropped while they arrive; a
 * larger form gets the 413 page.
 */
export const MOST_SENT = 512 * 1024 * 1024;
/** The same from somebody whom we do not know: enough for the photographs of a phone. */
export const MOST_FROM_STRANGERS = 64 * 1024 * 1024;
/** Bytes of one form as it is kept, at most. */
export const MOST_KEPT = MOST_TOGETHER + MOST_TEXT_BYTES;

const NEW_LINE = Buffer.from("\r\n");
/** What `readForm` refuses. */
const UNREADABLE = Buffer.alloc(0);

class TooLarge extends Error {}
class Unreadable extends Error {}

/**
 * Receives a body: unchanged up to `whole` bytes. A longer form comes without the files for which it has no room, so that
 * its page can show everything else again; they are dropped while they arrive. Null when it is too large even so.
 * `isKnown` is asked about its sender when it has more bytes than a stranger may send. With `aside` those files wait on the disk instead.
 */
export async function receivedBody(
  pieces: AsyncIterable<Uint8Array>,
  contentType: string,
  isKnown: () => Promise<boolean>,
  whole = MOST_TOGETHER,
  aside: Aside | null = null,
): Promise<Buffer | null> {
  const arriving = pieces[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length <= whole) {
    const { done, value } = await arriving.next();
    if (done) return Buffer.concat(first);
    first.push(value);
    length += value.length;
  }
  const boundary = boundaryIn(contentType);
  if (boundary === null) return null;
  const rest = allowed({ [Symbol.asyncIterator]: () => arriving }, length, isKnown);
  return withoutLargeFiles([first, rest], new KeptParts(boundary, whole, aside)).catch((error: unknown) => {
    if (error instanceof TooLarge) return null;
    if (error instanceof Unreadable) return UNREADABLE;
    throw error;
  });
}

/** What parts a multipart form; null for any other body. */
export function boundaryIn(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === "multipart/form-data" ? params.get("boundary") : null;
  } catch {
    return null;
  }
}

/** The pieces that come after the first `sent` bytes, as many as their sender may send. */
async function* allowed(pieces: AsyncIterable<Uint8Array>, sent: number, isKnown: () => Promise<boolean>) {
  let together = sent;
  let most = MOST_FROM_STRANGERS;
  for await (const piece of pieces) {
    together += piece.length;
    if (together > most && most < MOST_SENT && (await isKnown())) most = MOST_SENT;
    if (together > most) throw new TooLarge();
    yield piece;
  }
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

async function withoutLargeFiles(sources: Pieces[], form: KeptParts): Promise<Buffer> {
  const parser = parserOf(form.boundary, form);
  for (const source of sources) {
    for await (const piece of source) {
      const hasRoom = parser.write(piece);
      if (form.problem) throw form.problem; // a parser that failed is never drained
      if (!hasRoom) await drained(parser);
      await form.written();
    }
  }
  await new Promise<void>((resolve, reject) => {
    parser.once("finish", resolve).once("error", () => reject(new Unreadable()));
    parser.end();
  });
  if (form.problem) throw form.problem;
  await form.written();
  return form.whole();
}

function parserOf(boundary: string, form: KeptParts): Parser {
  const parser = new Busboy({
    headers: { "content-type": `multipart/form-data; boundary="${boundary}"` },
    preservePath: true,
    limits: { parts: MOST_FIELDS, fieldSize: MOST_TEXT_BYTES, fieldNameSize: LONGEST_NAME, headerPairs: 20 },
  });
  parser.on("field", (name, value, isNameCut, isCut) => form.addText(name, value, isNameCut || isCut));
  parser.on("file", (name, content, fileName, _encoding, type) => form.addFile({ name, fileName, type }, content));
  parser.on("partsLimit", () => form.fail(new Unreadable()));
  parser.on("error", () => form.fail(new Unreadable()));
  return parser;
}

type Parser = InstanceType<typeof Busboy>;
const LONGEST_NAME = 500;

/** Also when it failed: then whoever writes sees the problem. */
const drained = (parser: Parser): Promise<unknown> => once(parser, "drain").catch(() => null);

type FileHead = { name: string; fileName: string; type: string };

/** Puts together again the parts of a form that are kept. */
class KeptParts {
  problem: Error | null = null;
  readonly boundary: string;
  private readonly pieces: Uint8Array[] = [];
  private readonly aside: Aside | null;
  private readonly writing: Promise<void>[] = [];
  private room: number;
  private text = 0;

  constructor(boundary: string, room: number, aside: Aside | null) {
    this.boundary = boundary;
    this.room = room;
    this.aside = aside;
  }

  /** Waits until what goes to the disk is there, so that no more of it is in memory than one piece brings. */
  async written(): Promise<void> {
    await Promise.all(this.writing.splice(0));
  }

  fail(problem: Error): void {
    this.problem ??= problem;
  }

  addText(name: string, value: string, isCut: boolean): void {
    const bytes = Buffer.from(value);
    this.text += bytes.length;
    if (isCut || this.text > MOST_TEXT_BYTES) this.fail(new TooLarge());
    else this.add(`name="${escaped(name)}"`, [bytes]);
  }

  addFile({ name, fileName, type }: FileHead, content: BusboyFileStream): void {
    let kept: Uint8Array[] | null = [];
    let size = 0;
    content.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > this.room && !this.aside?.takes(size)) kept = null;
      kept?.push(piece);
    });
    content.on("error", () => this.fail(new Unreadable()));
    content.on("end", () => {
      const add = (said: string, bytes: readonly Uint8Array[]) =>
        this.add(`name="${escaped(name)}"; filename="${escaped(fileName)}"\r\nContent-Type: ${said}`, bytes);
      if (kept && size <= this.room) {
        this.room -= size;
        add(type.replace(/[\r\n]/g, ""), kept);
      } else if (kept && this.aside) {
        const put = this.aside.put(kept);
        this.writing.push(put.then((said) => add(said ?? notReceivedType(size), [])));
      } else add(notReceivedType(size), []);
    });
  }

  whole(): Buffer {
    return Buffer.concat([...this.pieces, Buffer.from(`--${this.boundary}--\r\n`)]);
  }

  private add(disposition: string, content: readonly Uint8Array[]): void {
    const head = `--${this.boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
    this.pieces.push(Buffer.from(head), ...content, NEW_LINE);
  }
}

/** As browsers write names and file names in the head of a part. */
const escaped = (text: string): string => text.replace(/\r?\n|\r/g, "%0D%0A").replace(/"/g, "%22");
