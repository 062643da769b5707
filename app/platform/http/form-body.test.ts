import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { sentSize } from "../form/large-files";
import { MOST_SENT, receivedBody } from "./form-body.server";

const MEGA = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=granita";

/** Its sender has a session. */
const known = async () => true;

type Part = { name: string; text: string } | { name: string; file: string; megabytes: number };

/** A form in pieces of 64 KB, made while it is read, so that nothing but its reader keeps them. */
async function* pieces(...parts: Part[]) {
  for (const part of parts) {
    const head = `--granita\r\nContent-Disposition: form-data; name="${part.name}"`;
    if ("text" in part) {
      yield Buffer.from(`${head}\r\n\r\n${part.text}\r\n`);
      continue;
    }
    yield Buffer.from(`${head}; filename="${part.file}"\r\nContent-Type: application/pdf\r\n\r\n`);
    for (let piece = 0; piece < part.megabytes * 16; piece += 1) yield Buffer.alloc(64 * 1024, "x");
    yield Buffer.from("\r\n");
  }
  yield Buffer.from("--granita--\r\n");
}

const formOf = async (body: Buffer | null) =>
  new Response(new Uint8Array(body ?? []), { headers: { "content-type": TYPE } }).formData();

const filesOf = (form: FormData, name: string) =>
  (form.getAll(name) as File[]).map((file) => ({ name: file.name, size: file.size, sent: sentSize(file) }));

describe("a form that is larger than what is kept", () => {
  it("comes without its large file, whose size is said, and with every text before and after it", async () => {
    const body = await receivedBody(
      pieces(
        { name: "title", text: "Drum comunal, „DC 14”" },
        { name: "files", file: 'caiet "nou".pdf'.replaceAll('"', "%22"), megabytes: 30 },
        { name: "files", file: "anexă.pdf", megabytes: 2 },
        { name: "description", text: "Doi kilometri\r\nși un pod." },
      ),
      TYPE,
      known,
    );
    const form = await formOf(body);
    expect([form.get("title"), form.get("description")]).toEqual([
      "Drum comunal, „DC 14”",
      "Doi kilometri\r\nși un pod.",
    ]);
    expect(filesOf(form, "files")).toEqual([
      { name: 'caiet "nou".pdf', size: 0, sent: 30 * MEGA },
      { name: "anexă.pdf", size: 2 * MEGA, sent: 2 * MEGA },
    ]);
  });

  it("comes without a film of more than 64 MB, and with every text after it", async () => {
    const film = { name: "files", file: "santier.mp4", megabytes: 70 };
    const sent = pieces(film, { name: "title", text: "Drum comunal" });
    const asked = vi.fn(async () => true);
    const form = await formOf(await receivedBody(sent, TYPE, asked));
    expect(asked).toHaveBeenCalled();
    expect(form.get("title")).toBe("Drum comunal");
    expect(filesOf(form, "files")).toEqual([{ name: "santier.mp4", size: 0, sent: 70 * MEGA }]);
  });

  it("is read no further than 64 MB when nobody knows its sender, who is looked up only then", async () => {
    const asked = vi.fn(async () => false);
    let read = 0;
    async function* counted(source: AsyncIterable<Uint8Array>) {
      for await (const piece of source) {
        read += piece.length;
        yield piece;
      }
    }
    const film = (megabytes: number) => counted(pieces({ name: "files", file: "santier.mp4", megabytes }));
    expect(await receivedBody(film(60), TYPE, asked)).not.toBeNull();
    expect(asked).not.toHaveBeenCalled();
    read = 0;
    expect(await receivedBody(film(500), TYPE, asked)).toBeNull();
    expect(read / MEGA).toBeLessThan(66);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("keeps the files that fit together, in their order", async () => {
    const files = [8, 8, 3].map((megabytes, at) => ({ name: "files", file: `${at}.pdf`, megabytes }));
    expect(filesOf(await formOf(await receivedBody(pieces(...files), TYPE, known)), "files")).toEqual([
      { name: "0.pdf", size: 8 * MEGA, sent: 8 * MEGA },
      { name: "1.pdf", size: 0, sent: 8 * MEGA },
      { name: "2.pdf", size: 3 * MEGA, sent: 3 * MEGA },
    ]);
  });

  it("takes no memory for what it does not keep", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    let most = 0;
    async function* watched(source: AsyncIterable<Uint8Array>) {
      let count = 0;
      for await (const piece of source) {
        count += 1;
        if (count % 128 === 0) {
          collect();
          most = Math.max(most, process.memoryUsage().arrayBuffers);
        }
        yield piece;
      }
    }
    collect();
    const before = process.memoryUsage().arrayBuffers;
    const file = { name: "files", file: "film.mp4", megabytes: 30 };
    await receivedBody(watched(pieces(file, file)), TYPE, known);
    expect((most - before) / MEGA).toBeLessThan(30);
  });

  it.each<[string, string, () => AsyncIterable<Uint8Array>]>([
    [
      "it is sent as another type",
      "application/x-www-form-urlencoded",
      () => pieces({ name: "a", file: "a", megabytes: 13 }),
    ],
    ["its texts are too long", TYPE, () => pieces({ name: "a", text: "x".repeat(13 * MEGA) })],
    ["it is larger than anything sent", TYPE, () => pieces({ name: "a", file: "a", megabytes: MOST_SENT / MEGA + 1 })],
  ])("is refused whole when %s", async (_, type, body) => {
    expect(await receivedBody(body(), type, known)).toBeNull();
  });

  it("is unreadable, and not half of a form, when it is cut off or has parts without end", async () => {
    const whole = pieces({ name: "a", text: "Titlu" }, { name: "files", file: "a.pdf", megabytes: 14 });
    async function* cut() {
      let left = 210;
      for await (const piece of whole) if (left-- > 0) yield piece;
    }
    expect(await receivedBody(cut(), TYPE, known)).toHaveLength(0);
    async function* endless() {
      const part = Buffer.from('--granita\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n');
      for (let at = 0; at < 20; at += 1) yield Buffer.alloc(MEGA, part);
    }
    expect(await receivedBody(endless(), TYPE, known)).toHaveLength(0);
  });
});

it("a smaller body is kept as it is", async () => {
  async function* body() {
    yield Buffer.from("a=");
    yield Buffer.from("b&c");
  }
  expect(String(await receivedBody(body(), "application/x-www-form-urlencoded", known))).toBe("a=b&c");
});
