import crypto from "node:crypto";
import { rm, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import S3rver, { type Listed, type Listing } from "s3rver";
import { temporaryFolder } from "./folders";

const NAME = "psp-fisiere";
/** The only keys that this server accepts. */
const KEYS = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };

/** Answers in place of the server; `real` lets the server answer. */
export type Trouble = (request: IncomingMessage, response: ServerResponse, real: () => unknown) => unknown;

export type Bucket = {
  variables: Record<string, string>;
  /** From now on every request is answered so; null: as it should be. */
  misbehave(trouble: Trouble | null): void;
  stop(): Promise<void>;
};

/** An empty bucket on this machine, with its settings. */
export async function startBucket(): Promise<Bucket> {
  const directory = temporaryFolder();
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: NAME }],
  });
  tellEveryFolder(server);
  readableTokens();
  answerOnceKept(server);
  let trouble: Trouble | null = null;
  const handle = server.callback();
  server.callback = () => (request, response) =>
    trouble ? trouble(request, response, () => handle(request, response)) : handle(request, response);
  const { port } = await server.run();
  return {
    variables: { S3_BUCKET: NAME, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...KEYS },
    misbehave(next) {
      trouble = next;
    },
    async stop() {
      const closed = server.close().catch(() => {});
      server.httpServer?.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Of what streams in, it answers before the file is there, and a list asked for at once would miss it. */
function answerOnceKept({ store }: S3rver): void {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const content = Buffer.isBuffer(object.content) ? object.content : await buffer(object.content);
    const stored = await put({ ...object, content });
    while ((await sizeOf(store.getResourcePath(object.bucket, object.key, "object"))) !== stored.size) await sleep(1);
    return stored;
  };
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** It encrypts continuation tokens with a cipher that today's OpenSSL does not have. */
function readableTokens(): void {
  const plain = { update: (text: string | Buffer) => Buffer.from(text as string), final: () => Buffer.alloc(0) };
  for (const name of ["createCipheriv", "createDecipheriv"] as const) {
    const real = crypto[name] as (...given: unknown[]) => unknown;
    if (real.name === "readable") continue;
    const readable = (...given: unknown[]) => (given[0] === "des" ? plain : real(...given));
    Object.assign(crypto, { [name]: readable });
  }
}

/** Of objects in one list. Other servers have a thousand, which a test would have to write first. */
const PAGE = 100;

/** It does not list folders that contain only folders; every other S3 server does. */
function tellEveryFolder({ store }: S3rver): void {
  const told = store.listObjects.bind(store);
  store.listObjects = async (bucket, { delimiter, maxKeys = PAGE, ...asked }: Listing) => {
    const most = Math.min(maxKeys, PAGE);
    const { objects } = await told(bucket, asked);
    const rest = ({ key }: Listed["objects"][number]) => key.slice(asked.prefix?.length ?? 0);
    const deep = (object: Listed["objects"][number]) => Boolean(delimiter) && rest(object).includes(delimiter ?? "");
    const folders = objects.filter(deep).map((object) => {
      const [first = ""] = rest(object).split(delimiter ?? "");
      return `${asked.prefix ?? ""}${first}${delimiter}`;
    });
    const direct = objects.filter((object) => !deep(object));
    return {
      objects: direct.slice(0, most),
      commonPrefixes: [...new Set(folders)],
      isTruncated: direct.length > most,
    };
  };
}
