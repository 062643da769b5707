import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address";

/** An address that a host has. `isAllowed`: whether the server may connect to it. `port`: instead of that of the URL, for tests. */
export type Place = { address: string; family: number; isAllowed: boolean; port?: number };

/** The addresses of a host, which may be an IP address itself. Rejects when it has none. */
export type Resolve = (host: string) => Promise<readonly Place[]>;

export const resolve: Resolve = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family, isAllowed: isPublicAddress(address) }));
};
