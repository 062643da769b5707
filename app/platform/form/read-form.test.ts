import { describe, expect, it } from "vitest";
import { leastCostOf } from "../../../tests/support/cost";
import { readForm } from "./read-form.server";

const ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const MEGABYTE = 1024 * 1024;
const part = (head: string, name = "a") => `--b\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`;
const filled = (pattern: string, megabytes: number) => pattern.repeat((megabytes * MEGABYTE) / pattern.length);
const parts = (inside: string) => `${inside}\r\n--b--\r\n`;

/** As large as the server takes in, and made of nothing but what costs a reader most. */
const WORST: [string, number, string, () => string][] = [
  ["fields without end", 413, ENCODED, () => filled("a=&", 11)],
  ["a megabyte of fields", 400, ENCODED, () => filled("a=&", 0.9)],
  ["spaces, escaped", 413, ENCODED, () => `a=${filled("+", 11)}`],
  ["parts without end", 400, MULTIPART, () => parts(filled(`${part("")}\r\n`, 11))],
  ["files without end", 400, MULTIPART, () => parts(filled(`${part('; filename="x"')}\r\n`, 11))],
  ["header lines without end", 400, MULTIPART, () => parts(part(`\r\n${filled("x: y\r\n", 11)}`))],
  ["a name without end", 400, MULTIPART, () => parts(part(`; x="${filled("%22", 11)}"`))],
  ["one text without end", 413, MULTIPART, () => parts(part("") + filled("a", 11))],
  [
    "one text without end that claims to be a file",
    413,
    MULTIPART,
    () => parts(part("", "; filename=") + filled("a", 11)),
  ],
  ["fields without end that claim to be parts", 413, `${ENCODED}; boundary=b`, () => filled("a=&", 11)],
  ["fields without end under two types", 400, `${MULTIPART}, ${ENCODED}`, () => filled("a=&", 11)],
];

describe("a form that is too large", () => {
  it.each(WORST)("is refused before it is read: %s", async (_, status, type, make) => {
    const body = make();
    let refused: unknown;
    const cost = await leastCostOf(async () => {
      const request = new Request("http://psp.test/", { method: "POST", body, headers: { "content-type": type } });
      refused = await readForm(request).catch((error: unknown) => error);
    });
    expect(refused).toMatchObject({ status });
    expect(cost).toBeLessThan(100);
  });

  it("is never one that a person could fill in: long texts, many rows, files of the largest size", async () => {
    const form = new FormData();
    for (let row = 0; row < 150; row += 1) form.set(`rows[${row}].text`, "ș".repeat(2_000));
    form.set("body", "ț".repeat(240_000));
    form.set("file", new File([new Uint8Array(8 * MEGABYTE)], `${"ă".repeat(100)}.pdf`, { type: "application/pdf" }));
    const read = await readForm(new Request("http://psp.test/", { method: "POST", body: form }));
    expect([...read.keys()]).toHaveLength(152);
    expect(read.get("body")).toHaveLength(240_000);
  });

  it("is never one with a file of a very long name", async () => {
    const form = new FormData();
    form.set("text", "Ce era scris.");
    form.set("file", new File(["a"], `${"ă".repeat(3_000)}.pdf`, { type: "application/pdf" }));
    const read = await readForm(new Request("http://psp.test/", { method: "POST", body: form }));
    expect(read.get("text")).toBe("Ce era scris.");
    expect((read.get("file") as File).name).toHaveLength(3_004);
  });
});
