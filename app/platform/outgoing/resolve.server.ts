import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address";

/** An address that a host has. `isAllowed`: whether the server may connect to it. `port`: instead of that of the URL, for tests. */
export type Place = { address: string; family: number; isAllowed: boolean; port?: number };

/** The addresses of a host, which may be an IP address itself. Rejects when it has none. */
export type Resolve = (host: string) => Promise<readonly Place[]>;

const ofSystem: Resolve = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family, isAllowed: isPublicAddress(address) }));
};

/** "portal.test=127.0.0.1:4567,…": hosts of tests, on this machine alone. */
export function testHosts(written: string): ReadonlyMap<string, Place> {
  const entries = written.split(",").flatMap((one): [string, Place][] => {
    const [, host, port] = /^([a-z.-]+\.test)=127\.0\.0\.1:(\d{1,5})$/.exec(one.trim()) ?? [];
    return host && port ? [[host, { address: "127.0.0.1", family: 4, isAllowed: true, port: Number(port) }]] : [];
  });
  return new Map(entries);
}

/** Read once at start, so that nothing can set it later. */
const ofTests = testHosts(process.env.TEST_HOSTS ?? "");

export const resolve: Resolve = async (host) => {
  const place = ofTests.get(host);
  return place ? [place] : ofSystem(host);
};
