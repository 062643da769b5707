import { S3Driver } from "flydrive/drivers/s3";
import type { Storage } from "./storage";

const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;

/** A private bucket; its files are served through the application. Loaded only when a bucket is configured. */
export function bucketDriver({ bucket, endpoint, region, keys, forcePathStyle }: Storage): S3Driver {
  return new S3Driver({
    bucket,
    region,
    forcePathStyle,
    visibility: "private",
    supportsACL: false, // newer buckets refuse them
    ...(endpoint ? { endpoint } : {}),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
    // servers other than Amazon's do not know the newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
}
