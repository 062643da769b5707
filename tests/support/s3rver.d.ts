declare module "s3rver" {
  type Options = {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  };
  export type Listed = { objects: { key: string }[]; commonPrefixes: string[]; isTruncated: boolean };
  export type Listing = { delimiter?: string; startAfter?: string; prefix?: string; maxKeys?: number };

  /** An S3 server that stores objects in a folder. */
  export default class S3rver {
    constructor(options: Options);
    store: { listObjects(bucket: string, asked: Listing): Promise<Listed> };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
