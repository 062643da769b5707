import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address";

/** An address that a host has. `isAllowed`: whether the server may connect to it. `port`: instead of that of the URL, for tests. */
export type Place = { address: string; family: number; isAllowed: boolean; port?: number };

/** The addresses of a host, which may be an IP address itself. Rejects when it has none. */
export type Resolve = (host: string) => Promise<readonly Place[]>;

const placeAt = (address: string): Place => ({ address, family: isIP(address), isAllowed: isPublicAddress(address) });

const ON_THIS_MACHINE = /(?:^|\.)localhost\.?$/;

/**
 * Asks the name servers directly: the look-up of the system occupies one of the four threads that files and passwords need too,
 * for as long as a name server is silent. `servers`: others than those of the system; `timeout`: milliseconds of the first try of two.
 */
export function resolveBy(servers: readonly string[] | null, timeout = 2_000): Resolve {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (host) => {
    if (isIP(host) > 0) return [placeAt(host)];
    if (ON_THIS_MACHINE.test(host)) return [placeAt("127.0.0.1")];
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (found.length === 0) throw new Error("The host has no address");
    return found.map(placeAt);
  };
}

export const resolve: Resolve = resolveBy(null);
