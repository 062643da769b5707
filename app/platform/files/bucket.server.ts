import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { S3Driver } from "flydrive/drivers/s3";
import type { WriteOptions } from "flydrive/types";
import type { Storage } from "./storage";

/**
 * Milliseconds. `connect`: for the connection; `silent`: in which nothing arrives and nothing leaves; `whole`: for an answer to
 * begin, and for the bytes of a file that is read at once.
 */
export type Patience = { connect: number; silent: number; whole: number };
const PATIENCE: Patience = { connect: 3_000, silent: 15_000, whole: 60_000 };

/** A private bucket; its files are served through the application. Loaded only when a bucket is configured. */
export function bucketDriver(storage: Storage, patience: Patience = PATIENCE): S3Driver {
  return new Bucket(storage, patience);
}

/** Believes no answer that it can check: what is acknowledged to a person must be there. */
class Bucket extends S3Driver {
  private readonly patience: Patience;

  constructor(storage: Storage, patience: Patience) {
    super({
      client: clientOf(storage, patience),
      bucket: storage.bucket,
      visibility: "private",
      supportsACL: false, // newer buckets refuse them
    });
    this.patience = patience;
  }

  /** The server compares the sum with what arrived; afterwards it is asked what it keeps. */
  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const ContentMD5 = createHash("md5").update(contents).digest("base64");
    await super.put(key, contents, { ...options, ContentMD5 });
    const bytes = Buffer.byteLength(contents);
    const kept = await super.getMetaData(key).then(
      ({ contentLength }) => contentLength,
      async (error: unknown) => {
        if (await super.exists(key)) throw error;
        return null;
      },
    );
    if (kept === null) throw new Error("The bucket accepted a file and does not have it");
    if (kept !== bytes) throw new Error(`The bucket keeps ${kept} bytes of a file of ${bytes}`);
  }

  /** Bounded as a whole too: a file that trickles would hold what waits for it. */
  override async getBytes(key: string): Promise<Uint8Array> {
    const stream = await super.getStream(key);
    const seconds = this.patience.whole / 1_000;
    const late = () => stream.destroy(new Error(`The file did not arrive from the bucket within ${seconds} s`));
    const timer = setTimeout(late, this.patience.whole);
    try {
      return await buffer(stream);
    } finally {
      clearTimeout(timer);
    }
  }
}

function clientOf({ endpoint, region, keys, forcePathStyle }: Storage, patience: Patience = PATIENCE): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
    // servers other than Amazon's do not know the newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patience.connect,
      socketTimeout: patience.silent,
      requestTimeout: patience.whole,
      throwOnRequestTimeout: true, // otherwise it only prints a warning and goes on waiting
    },
  });
}

export type ObjectPage = { objects: { key: string; size: number }[]; next: string | null };

/** Lists a bucket, a thousand objects at a time; the driver's own list has no sizes. */
export function bucketPages(storage: Storage): (after: string | null) => Promise<ObjectPage> {
  const client = clientOf(storage);
  return async (after) => {
    const command = new ListObjectsV2Command({
      Bucket: storage.bucket,
      ...(after ? { ContinuationToken: after } : {}),
    });
    const { Contents = [], NextContinuationToken, IsTruncated } = await client.send(command);
    // an answer without a list would be a bucket without files
    if (IsTruncated === undefined || (IsTruncated && !NextContinuationToken))
      throw new Error("The bucket answered with a list that is not whole");
    const objects = Contents.map(({ Key = "", Size = 0 }) => ({ key: Key, size: Size }));
    return { objects, next: NextContinuationToken ?? null };
  };
}
