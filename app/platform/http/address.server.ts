import { BlockList, isIP } from "node:net";

/** Whether an address is one of the trusted proxies (addresses or CIDR blocks). */
export function trustedBy(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [host = "", bits] = entry.split("/");
    const family = isIP(host) === 6 ? "ipv6" : "ipv4";
    if (bits) proxies.addSubnet(host, Number(bits), family);
    else proxies.addAddress(host, family);
  }
  return (address) => {
    const host = plain(address);
    return isIP(host) > 0 && proxies.check(host, isIP(host) === 6 ? "ipv6" : "ipv4");
  };
}

/** Returns a resolver of client addresses behind the trusted proxies. */
export function addressResolver(trusted: readonly string[]): (peer: string, forwarded: string | null) => string {
  const isTrusted = trustedBy(trusted);
  return (peer, forwarded) => {
    let client = plain(peer);
    const hops = (forwarded ?? "")
      .split(",")
      .map((hop) => plain(hop.trim()))
      .filter((hop) => isIP(hop) > 0);
    while (isTrusted(client) && hops.length > 0) client = hops.pop() ?? client;
    return addressBlock(client);
  };
}

const plain = (address: string) => (address.startsWith("::ffff:") ? address.slice(7) : address);

/** One IPv6 customer has a whole /64: limits count the block, not the address. */
function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = address.includes("::") ? Array<string>(8 - left.length - right.length).fill("0") : [];
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
