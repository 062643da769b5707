import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Bucket, startBucket, type Trouble } from "../../../tests/support/bucket";
import { bucketDriver, bucketPages } from "./bucket.server";
import { type Storage, storageFrom } from "./storage";

/** Short, so that the test need not wait as a person would. */
const PATIENCE = { connect: 1_000, silent: 300, whole: 600 };
const BYTES = Buffer.alloc(50_000, "psp");

let bucket: Bucket;
let storage: Storage;
beforeAll(async () => {
  bucket = await startBucket();
  storage = storageFrom(bucket.variables) as Storage;
});
afterEach(() => bucket.misbehave(null));
afterAll(() => bucket.stop());

const driver = () => bucketDriver(storage, PATIENCE);

/** Lets the head of a request be answered by the server and everything else by this. */
const only = (method: string, answer: Trouble): Trouble => {
  return (request, response, real) => (request.method === method ? answer(request, response, real) : real());
};
const silence: Trouble = () => {};
const refusal: Trouble = (request, response) => {
  request.resume();
  response
    .writeHead(403, { "content-type": "application/xml" })
    .end("<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>");
};
const failure: Trouble = (request, response) => {
  request.resume();
  response.writeHead(500).end();
};
const garbage: Trouble = (request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "text/html" }).end("<html><p>Bine ați venit");
};
/** A file that begins well. */
const begun = (then: (response: Parameters<Trouble>[1]) => void) =>
  only("GET", (_, response) => {
    response.writeHead(200, { "content-length": BYTES.length });
    response.write(BYTES.subarray(0, 1_000), () => then(response));
  });

it.each([
  ["that accepts requests and never answers", silence, /timed out|exceeded/],
  ["that refuses", refusal, /Access Denied/],
  ["that fails", failure, /./],
  ["that says yes and keeps nothing", only("PUT", garbage), /does not have it/],
  [
    "that keeps something else",
    (request: Parameters<Trouble>[0], response: Parameters<Trouble>[1], real: () => unknown) => {
      if (request.method !== "HEAD") return real();
      return response.writeHead(200, { "content-length": 7, "last-modified": new Date(0).toUTCString() }).end();
    },
    /keeps 7 bytes of a file of 50000/,
  ],
])("no file is taken for kept by a server %s", async (_, trouble, reason) => {
  bucket.misbehave(trouble);
  const began = performance.now();
  await expect(driver().put("kept/one", BYTES)).rejects.toThrow(reason);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it("a file whose bytes change on the way is refused by the server", async () => {
  let sum: unknown;
  bucket.misbehave(
    only("PUT", (request, _, real) => {
      sum = request.headers["content-md5"];
      return real();
    }),
  );
  await driver().put("kept/two", "psp");
  expect(sum).toBe("ldUtWHeHYscK4zKLsH2KPQ==");
});

it.each([
  ["trickles", begun((response) => void setInterval(() => response.write("x"), 100).unref()), /did not arrive/],
  ["stops", begun(() => {}), /timed out/],
  ["is cut", begun((response) => response.destroy()), /aborted/],
])("a file that %s on its way from the bucket is an error, not a shorter file", async (_, trouble, reason) => {
  await driver().put("kept/three", BYTES);
  bucket.misbehave(trouble);
  await expect(driver().getBytes("kept/three")).rejects.toThrow(reason);
  bucket.misbehave(null);
  expect(Buffer.from(await driver().getBytes("kept/three")).equals(BYTES)).toBe(true);
});

it.each([
  ["nothing", only("GET", (_, response) => response.writeHead(200).end())],
  ["a page of something else", only("GET", garbage)],
])("a list that is %s is not a bucket without files", async (_, trouble) => {
  await driver().put("kept/four", BYTES);
  bucket.misbehave(trouble);
  await expect(bucketPages(storage)(null)).rejects.toThrow();
  bucket.misbehave(null);
  const { objects } = await bucketPages(storage)(null);
  expect(objects).toContainEqual({ key: "kept/four", size: BYTES.length });
});
