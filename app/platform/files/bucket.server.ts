import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { S3Driver } from "flydrive/drivers/s3";
import type { Storage } from "./storage";

const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;

/** A private bucket; its files are served through the application. Loaded only when a bucket is configured. */
export function bucketDriver(storage: Storage): S3Driver {
  return new S3Driver({
    client: clientOf(storage),
    bucket: storage.bucket,
    visibility: "private",
    supportsACL: false, // newer buckets refuse them
  });
}

function clientOf({ endpoint, region, keys, forcePathStyle }: Storage): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
    // servers other than Amazon's do not know the newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
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
    const { Contents = [], NextContinuationToken } = await client.send(command);
    const objects = Contents.map(({ Key = "", Size = 0 }) => ({ key: Key, size: Size }));
    return { objects, next: NextContinuationToken ?? null };
  };
}
