import crypto from "node:crypto";
import { rm } from "node:fs/promises";
import S3rver, { type Listed, type Listing } from "s3rver";
import { temporaryFolder } from "./folders";

const NAME = "psp-fisiere";
/** The only keys that this server accepts. */
const KEYS = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };

export type Bucket = { variables: Record<string, string>; stop(): Promise<void> };

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
  const { port } = await server.run();
  return {
    variables: { S3_BUCKET: NAME, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...KEYS },
    async stop() {
      await server.close().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}

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

/** It does not list folders that contain only folders; every other S3 server does. */
function tellEveryFolder({ store }: S3rver): void {
  const told = store.listObjects.bind(store);
  store.listObjects = async (bucket, { delimiter, maxKeys = Number.POSITIVE_INFINITY, ...asked }: Listing) => {
    const { objects } = await told(bucket, asked);
    const rest = ({ key }: Listed["objects"][number]) => key.slice(asked.prefix?.length ?? 0);
    const deep = (object: Listed["objects"][number]) => Boolean(delimiter) && rest(object).includes(delimiter ?? "");
    const folders = objects.filter(deep).map((object) => {
      const [first = ""] = rest(object).split(delimiter ?? "");
      return `${asked.prefix ?? ""}${first}${delimiter}`;
    });
    const direct = objects.filter((object) => !deep(object));
    return {
      objects: direct.slice(0, maxKeys),
      commonPrefixes: [...new Set(folders)],
      isTruncated: direct.length > maxKeys,
    };
  };
}
