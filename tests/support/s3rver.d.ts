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
  type Sent = { bucket: string; key: string; content: Buffer | import("node:stream").Readable; metadata: unknown };
  type Handle = (request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => unknown;

  /** An S3 server that stores objects in a folder. */
  export default class S3rver {
    constructor(options: Options);
    store: {
      listObjects(bucket: string, asked: Listing): Promise<Listed>;
      getResourcePath(bucket: string, key: string, resource: "object"): string;
      putObject(object: Sent): Promise<{ size: number; md5: string }>;
    };
    httpServer?: import("node:http").Server;
    /** What answers each request. */
    callback(): Handle;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
