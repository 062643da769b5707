import { BlockList, isIP } from "node:net";

/** Not of the public internet (IANA special-purpose registries): what a server inside a network could reach and a reader could not. */
const V4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // carrier-grade NAT
  ["127.0.0.0", 8],
  ["169.254.0.0", 16], // link-local, with the metadata services of clouds
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Inside the global unicast range. Some of them carry an IPv4 address, which may be any. */
const V6: readonly [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const special4 = listOf(V4, "ipv4");
const special6 = listOf(V6, "ipv6");
/** Everything else is loopback, local, mapped, translated or multicast. */
const global6 = listOf([["2000::", 3]], "ipv6");

function listOf(ranges: readonly [string, number][], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

/** Whether an IP address, as DNS gives it, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, "ipv4");
    case 6:
      return !address.includes("%") && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
    default:
      return false;
  }
}
