import { createSocket } from "node:dgram";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { askOutside } from "./ask.server";
import { isPublicAddress } from "./public-address";
import { type Resolve, resolveBy, resolve as usual } from "./resolve.server";

describe("an address of the public internet", () => {
  it.each([
    "93.184.216.34",
    "1.1.1.1",
    "100.63.255.255",
    "100.128.0.1",
    "172.32.0.1",
    "2606:2800:220:1::1",
    "2a02:2f0e::1",
  ])("%s", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.9.9.9", "169.254.169.254"],
    ...["172.16.0.1", "172.31.255.255", "192.168.1.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
    ...["::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "64:ff9b::7f00:1", "2002:7f00:1::"],
    ...["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:93.184.216.34", "2001::1", "2001:db8::1", "localhost", ""],
  ])("is not %s", (address) => expect(isPublicAddress(address)).toBe(false));

  it("is none inside a private range, in either family", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom("10", "127", "0", "240"), byte, byte, byte, (first, a, b, c) => {
        const address = `${first}.${a}.${b}.${c}`;
        return !isPublicAddress(address) && !isPublicAddress(`::ffff:${address}`);
      }),
    );
  });
});

const open: { close(): unknown; closeAllConnections(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server of ours, the requests that it got, and a resolver under which every host of the given names is that server. */
async function served(listener: RequestListener, names: readonly string[] = ["site.test"]) {
  const seen: string[] = [];
  const server = createServer((request, answer) => {
    seen.push(`${request.method} ${request.headers.host}${request.url}`);
    listener(request, answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.push(server);
  const { port } = server.address() as AddressInfo;
  const resolve: Resolve = async (host) =>
    names.includes(host) ? [{ address: "127.0.0.1", family: 4, isAllowed: true, port }] : usual(host);
  return { seen, resolve, port };
}

const SHORT = { oneRequest: 300, whole: 1_000 };

describe("asking an address", () => {
  it("is done with HEAD, without cookies, and with GET where HEAD is not answered well", async () => {
    const { seen, resolve } = await served(({ method, url }, answer) => {
      answer.statusCode = method === "HEAD" && url === "/odd" ? 405 : 200;
      answer.end();
    });
    expect(await askOutside("http://site.test/page", { resolve })).toEqual({ status: 200 });
    expect(await askOutside("http://site.test/odd", { resolve })).toEqual({ status: 200 });
    expect(seen).toEqual(["HEAD site.test/page", "HEAD site.test/odd", "GET site.test/odd"]);
  });

  it.each([404, 410, 500, 503])("says the error %i", async (status) => {
    const { resolve } = await served((_request, answer) => {
      answer.statusCode = status;
      answer.end();
    });
    expect(await askOutside("http://site.test/", { resolve })).toEqual({ status });
  });

  it("follows at most five redirects, relative ones too", async () => {
    const { seen, resolve } = await served(({ url = "" }, answer) => {
      const left = Number(url.slice(1));
      if (left > 0) answer.writeHead(302, { location: `/${left - 1}` });
      answer.end();
    });
    expect(await askOutside("http://site.test/5", { resolve })).toEqual({ status: 200 });
    expect(seen).toHaveLength(6);
    expect(await askOutside("http://site.test/6", { resolve })).toEqual({ problem: "redirects" });
  });

  it("ends when nothing comes, or when the answer never ends", async () => {
    const silent = await served(() => {});
    expect(await askOutside("http://site.test/", { ...SHORT, resolve: silent.resolve })).toEqual({
      problem: "timeout",
    });
    const endless = await served(({ method }, answer) => {
      if (method === "HEAD") answer.writeHead(500).end();
      else answer.writeHead(200).write("a");
    });
    expect(await askOutside("http://site.test/", { ...SHORT, resolve: endless.resolve })).toEqual({
      problem: "timeout",
    });
    const lookup: Resolve = () => new Promise(() => {});
    expect(await askOutside("http://site.test/", { ...SHORT, resolve: lookup })).toEqual({ problem: "timeout" });
  });

  it("reads only the beginning of a huge answer", async () => {
    let written = 0;
    const { resolve } = await served(({ method }, answer) => {
      if (method === "HEAD") return void answer.writeHead(501).end();
      const piece = Buffer.alloc(64 * 1024);
      const more = () => {
        while (written < 1_000_000_000 && answer.write(piece)) written += piece.length;
        if (!answer.destroyed) answer.once("drain", more);
      };
      more();
    });
    expect(await askOutside("http://site.test/", { resolve })).toEqual({ status: 200 });
    expect(written).toBeLessThan(20_000_000);
  });

  it("ends at a connection that is refused or breaks off, and at a host without address", async () => {
    const { resolve } = await served((request) => request.socket.destroy());
    expect(await askOutside("http://site.test/", { resolve })).toEqual({ problem: "connection" });
    const nowhere: Resolve = () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
    expect(await askOutside("http://site.test/", { resolve: nowhere })).toEqual({ problem: "dns" });
  });

  it.each([
    ...["http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest/meta-data/", "http://10.0.0.1/"],
    ...[
      "http://2130706433/",
      "http://0x7f000001/",
      "http://017700000001/",
      "http://127.1/",
      "http://[::ffff:127.0.0.1]/",
    ],
    "http://localhost/",
  ])("never leads inside: %s", async (address) => {
    expect(await askOutside(address)).toEqual({ problem: "inside" });
  });

  it.each([
    ...[
      "ftp://site.test/",
      "file:///etc/passwd",
      "gopher://site.test/",
      "http://site.test:22/",
      "http://u:p@site.test/",
    ],
    ...["javascript:alert(1)", "//site.test", "site.test", ""],
  ])("asks no %s", async (address) => {
    const { seen, resolve } = await served((_request, answer) => answer.end());
    expect(await askOutside(address, { resolve })).toEqual({ problem: "address" });
    expect(seen).toEqual([]);
  });

  it("is refused after a redirect inside, and no connection is made", async () => {
    const inside = await served((_request, answer) => answer.end());
    for (const location of ["http://127.0.0.1:8080/", "http://localhost/", "http://[::1]/", "http://home.test/"]) {
      const { resolve } = await served((_request, answer) => answer.writeHead(302, { location }).end());
      const withHome: Resolve = async (host) =>
        host === "home.test"
          ? [
              { address: "93.184.216.34", family: 4, isAllowed: true },
              { address: "127.0.0.1", family: 4, isAllowed: false, port: inside.port },
            ]
          : resolve(host);
      expect(await askOutside("http://site.test/", { resolve: withHome })).toEqual({ problem: "inside" });
    }
    const { resolve } = await served((_request, answer) =>
      answer.writeHead(302, { location: "file:///etc/passwd" }).end(),
    );
    expect(await askOutside("http://site.test/", { resolve })).toEqual({ problem: "address" });
    expect(inside.seen).toEqual([]);
  });

  it("connects to what was looked up, once for each request, whatever DNS says next", async () => {
    const { seen, resolve } = await served((_request, answer) => answer.end());
    let asked = 0;
    const rebinding: Resolve = async (host) => {
      asked += 1;
      return asked === 1 ? resolve(host) : [{ address: "127.0.0.1", family: 4, isAllowed: false }];
    };
    expect(await askOutside("http://site.test/", { resolve: rebinding })).toEqual({ status: 200 });
    expect([asked, seen.length]).toEqual([1, 1]);
  });
});

/** The code of a name server that does not want to answer. */
const REFUSED = 5;

describe("the addresses of a host", () => {
  /**
   * A name server that answers A with this address and AAAA with none; one without an address is silent until it is told to
   * refuse what it was asked. `timeout`: milliseconds until it is asked again.
   */
  async function nameServer(address: string | null, timeout = 300) {
    const server = createSocket("udp4");
    const waiting: (() => void)[] = [];
    server.on("message", (question, from) => {
      const end = question.indexOf(0, 12) + 5;
      const say = (code: number, records: readonly Buffer[]) => {
        const head = [question[0] ?? 0, question[1] ?? 0, 0x81, 0x80 | code, 0, 1, 0, records.length, 0, 0, 0, 0];
        server.send(Buffer.concat([Buffer.from(head), question.subarray(12, end), ...records]), from.port);
      };
      if (address === null) return waiting.push(() => say(REFUSED, []));
      const isA = question.readUInt16BE(end - 4) === 1;
      say(0, isA ? [Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)])] : []);
    });
    await new Promise<void>((done) => server.bind(0, "127.0.0.1", done));
    onTestFinished(() => void server.close());
    const refuse = () => {
      for (const answer of waiting.splice(0)) answer();
    };
    return { resolve: resolveBy([`127.0.0.1:${server.address().port}`], timeout), refuse };
  }

  it.each([
    ["192.168.1.7", false],
    ["93.184.216.34", true],
  ])("are asked of the name servers: %s", async (address, isAllowed) => {
    const { resolve } = await nameServer(address);
    expect(await resolve("intern.example.ro")).toEqual([{ address, family: 4, isAllowed }]);
  });

  it("keep nobody else waiting while a name server is silent", async () => {
    const { resolve, refuse } = await nameServer(null, 60_000);
    const asked = Array.from({ length: 20 }, (_, at) => resolve(`${at}.example.ro`));
    const answered = asked.map((one) => one.catch(() => "given up"));
    expect(await Promise.race([...answered, readFile(import.meta.filename).then(() => "read")])).toBe("read");
    const refusing = setInterval(refuse, 20);
    onTestFinished(() => clearInterval(refusing));
    expect(await Promise.all(answered)).toEqual(Array.from({ length: 20 }, () => "given up"));
  });

  it("are given up when a name server stays silent", async () => {
    const { resolve } = await nameServer(null);
    await expect(resolve("intern.example.ro")).rejects.toThrow("The host has no address");
  });
});
