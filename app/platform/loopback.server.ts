import { isIPv4 } from "node:net";

/** Does this host, as HOST or an address names it, lead to the machine itself? */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").replace(/^::ffff:/, "");
  if (isIPv4(name)) return name.startsWith("127.");
  return name === "::1" || name === "localhost" || name.endsWith(".localhost");
}
