import { Writable } from "node:stream";

const BLOCK = 512;

export type Member = { path: string; kind: "file" | "folder" | "link"; mode: number; size: number };

/** Receives what is in an archive, one member after the other; each call is awaited. */
export type MemberSink = {
  begin(member: Member): Promise<void>;
  data(bytes: Buffer): Promise<void>;
  /** Of a file, when all its bytes have come. */
  end(): Promise<void>;
};

/** The archive ended in the middle of a member, or holds what PostgreSQL does not write. */
class BrokenArchive extends Error {}

/** Reads the tar archive of BASE_BACKUP (ustar without extensions) as it is written to this stream. */
export class TarReader extends Writable {
  private readonly sink: MemberSink;
  private header = Buffer.alloc(0);
  private left = 0;
  private padding = 0;
  private isEnded = false;

  constructor(sink: MemberSink) {
    super();
    this.sink = sink;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.take(chunk).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    const isCut = this.left > 0 || this.header.length > 0;
    done(isCut ? new BrokenArchive("the archive ends in the middle of a member") : null);
  }

  private async take(chunk: Buffer): Promise<void> {
    let rest = chunk;
    while (rest.length > 0 && !this.isEnded) {
      if (this.left > 0) rest = await this.takeData(rest);
      else if (this.padding > 0) {
        const skipped = Math.min(this.padding, rest.length);
        this.padding -= skipped;
        rest = rest.subarray(skipped);
      } else rest = await this.takeHeader(rest);
    }
  }

  private async takeData(bytes: Buffer): Promise<Buffer> {
    const data = bytes.subarray(0, this.left);
    await this.sink.data(data);
    this.left -= data.length;
    if (this.left === 0) await this.sink.end();
    return bytes.subarray(data.length);
  }

  private async takeHeader(bytes: Buffer): Promise<Buffer> {
    const missing = BLOCK - this.header.length;
    this.header = Buffer.concat([this.header, bytes.subarray(0, missing)]);
    if (this.header.length === BLOCK) {
      const header = this.header;
      this.header = Buffer.alloc(0);
      await this.begin(header);
    }
    return bytes.subarray(missing);
  }

  private async begin(header: Buffer): Promise<void> {
    if (header.every((byte) => byte === 0)) {
      this.isEnded = true; // the mark of the end; what follows is padding
      return;
    }
    const member = memberOf(header);
    await this.sink.begin(member);
    if (member.kind !== "file") return;
    this.left = member.size;
    this.padding = (BLOCK - (member.size % BLOCK)) % BLOCK;
    if (this.left === 0) await this.sink.end();
  }
}

const kinds: Record<string, Member["kind"]> = { "0": "file", "5": "folder", "2": "link" };

function memberOf(header: Buffer): Member {
  const text = (from: number, to: number) => header.toString("utf8", from, to).replace(/\0.*$/s, "");
  const octal = (from: number, to: number) => Number.parseInt(text(from, to).trim(), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (sum !== octal(148, 156)) throw new BrokenArchive("the header of a member is damaged");
  const kind = kinds[text(156, 157) || "0"];
  const path = [text(345, 500), text(0, 100)].filter(Boolean).join("/").replace(/\/$/, "");
  if (!kind) throw new BrokenArchive(`a member of an unknown kind: ${path}`);
  if (path.startsWith("/") || path.split("/").includes("..")) throw new BrokenArchive(`a member outside: ${path}`);
  return { path, kind, mode: octal(100, 108), size: octal(124, 136) };
}
