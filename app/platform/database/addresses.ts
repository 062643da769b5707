const PARTS =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?:(?<who>[^/?]*)@)?(?<hosts>[^/?]*)(?<path>\/[^?]*)?(?:\?(?<query>.*))?$/;

/**
 * One address for each server in an address as libpq writes it: `a:5432,b` between the password and the database, or `host`
 * and `port` in the query, where a single port is that of all. Empty when the text is no such address.
 */
export function addressesIn(url: string): string[] {
  const parts = PARTS.exec(url)?.groups;
  if (!parts) return [];
  const { scheme = "", who, hosts = "", path = "", query = "" } = parts;
  const given = new URLSearchParams(query);
  const named = listed(given.getAll("host"));
  const ports = listed(given.getAll("port"));
  given.delete("host");
  given.delete("port");
  const before = scheme + (who === undefined ? "" : `${who}@`);
  const address = (authority: string, more: Record<string, string>) => {
    const search = new URLSearchParams([...given, ...Object.entries(more)]).toString();
    return `${before}${authority}${path}${search === "" ? "" : `?${search}`}`;
  };
  const portAt = (position: number): Record<string, string> => {
    const port = ports.length === 1 ? ports[0] : ports[position];
    return port ? { port } : {};
  };
  // a host in the query replaces the one before it, and may be the folder of a socket
  if (named.length > 0) return named.map((host, position) => address("localhost", { host, ...portAt(position) }));
  return hosts.split(",").map((authority, position) => address(authority, portAt(position)));
}

const listed = (values: string[]): string[] => values.flatMap((value) => value.split(","));
