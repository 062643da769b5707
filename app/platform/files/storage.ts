import { z } from "zod";

/** A bucket of a server that speaks the S3 protocol. Without keys the SDK looks for those of the machine. */
export type Storage = {
  bucket: string;
  endpoint: string | null;
  region: string;
  keys: { id: string; secret: string } | null;
  forcePathStyle: boolean;
};

const truth = z.enum(["true", "false"], "S3_FORCE_PATH_STYLE poate fi true sau false");

export const storageVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "S3_BUCKET este numele bucketului, de exemplu psp-fisiere")
    .optional(),
  S3_ENDPOINT: z.url("S3_ENDPOINT trebuie să fie o adresă întreagă, de exemplu https://s3.exemplu.ro").optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: truth.optional(),
};

type Given = { [Name in keyof typeof storageVariables]?: string | undefined };

/** The sentence for incomplete S3 settings; null when they are complete. */
export function storageProblem(given: Given): string | null {
  const names = Object.keys(storageVariables) as (keyof Given)[];
  const others = names.filter((name) => name !== "S3_BUCKET" && given[name] !== undefined);
  if (given.S3_BUCKET === undefined)
    return others.length === 0
      ? null
      : `${others[0]} este dat, dar S3_BUCKET lipsește: scrieți numele bucketului sau goliți toate variabilele S3_*.`;
  if ((given.S3_ACCESS_KEY_ID === undefined) !== (given.S3_SECRET_ACCESS_KEY === undefined))
    return "S3_ACCESS_KEY_ID și S3_SECRET_ACCESS_KEY se dau împreună.";
  if (given.S3_ENDPOINT === undefined && given.S3_REGION === undefined)
    return "Cu S3_BUCKET este nevoie de S3_REGION (la Amazon) sau de S3_ENDPOINT (la alt server).";
  return null;
}

export function storageFrom(given: Given): Storage | null {
  if (given.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret, S3_FORCE_PATH_STYLE: style } = given;
  return {
    bucket: given.S3_BUCKET,
    endpoint: given.S3_ENDPOINT ?? null,
    region: given.S3_REGION ?? "us-east-1",
    keys: id && secret ? { id, secret } : null,
    // virtual-hosted buckets need a certificate and DNS entry for their host name, as Amazon has
    forcePathStyle: style === undefined ? given.S3_ENDPOINT !== undefined : style === "true",
  };
}
