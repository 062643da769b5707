import bcd, { type Identifier, type SimpleSupportStatement } from "@mdn/browser-compat-data/forLegacyNode";
import { parseAst } from "vite";

/** Features that some of these browsers lack: methods by their last name, and full names (`Array.prototype.with`, `URL.parse`). */
export type Newer = { methods: ReadonlySet<string>; names: ReadonlySet<string> };

/** Features that some current engine lacks are left out: code feature-detects them, and their names are ambiguous. */
const NOW = ["chrome999", "firefox999", "safari999"];

/** From MDN's compatibility data. A method name that some interface has in all of the browsers is not counted. */
export function newerThan(browsers: readonly string[]): Newer {
  const known = new Set<string>();
  const methods = new Set<string>();
  const names = new Set<string>();
  for (const [owner, members] of interfaces()) {
    if (lacking(members, browsers) && !lacking(members, NOW)) names.add(owner);
    for (const [key, member] of membersOf(members)) {
      const name = key.replace(/_static$/, "");
      if (!lacking(member, browsers)) known.add(name);
      else if (!lacking(member, NOW)) {
        methods.add(name);
        if (key !== name || !isApi(owner)) names.add(`${owner}.${name}`);
        if (key === name) names.add(`${owner}.prototype.${name}`);
      }
    }
  }
  return { methods: new Set([...methods].filter((name) => !known.has(name))), names };
}

const interfaces = (): [string, Identifier][] =>
  [
    ...Object.entries(bcd.javascript.builtins ?? {}),
    ...Object.entries(bcd.javascript.builtins?.Intl ?? {}),
    ...Object.entries(bcd.api),
  ] as [string, Identifier][];

/** Only for these the data distinguishes static members. */
const isApi = (owner: string): boolean => owner in bcd.api;

const membersOf = (members: Identifier): [string, Identifier][] =>
  Object.entries(members).filter(([key]) => key !== "__compat" && /^\w+$/.test(key) && !key.endsWith("_event")) as [
    string,
    Identifier,
  ][];

function lacking({ __compat }: Identifier, browsers: readonly string[]): boolean {
  if (!__compat) return false;
  return browsers.some((browser) => {
    const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
    const support = __compat.support[name as keyof typeof __compat.support];
    return support !== undefined && ![support].flat().some((one) => isIn(one, Number(version)));
  });
}

function isIn({ version_added, version_removed, flags, prefix }: SimpleSupportStatement, version: number): boolean {
  if (flags || prefix || version_added === false || version_added === "preview") return false;
  return Number.parseFloat(String(version_added).replace("≤", "")) <= version && !(Number(version_removed) <= version);
}

type Node = { type: string } & Record<string, unknown>;

/** Calls, constructions and regular expressions in a script that these browsers lack, each once. */
export function newerIn(code: string, { methods, names }: Newer): string[] {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const callee = node.callee as Node;
      const written = nameOf(callee);
      if (names.has(written)) found.add(written);
      else if (callee.type === "MemberExpression" && methods.has(lastOf(written))) found.add(`.${lastOf(written)}()`);
    }
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex && (/\(\?<[=!]/.test(regex.pattern) || regex.flags.includes("v")))
      found.add(`/${regex.pattern}/${regex.flags}`);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseAst(code) as unknown as Node);
  return [...found];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const lastOf = (written: string) => written.slice(written.lastIndexOf(".") + 1);

/** `a.b.c` as it is written; only the last part where the rest is not a plain name. */
function nameOf(callee: Node): string {
  if (callee.type === "Identifier") return String(callee.name);
  if (callee.type !== "MemberExpression" || callee.computed) return "";
  const { name } = callee.property as Node;
  const owner = (callee.object as Node).type === "Identifier" ? String((callee.object as Node).name) : "";
  return `${owner}.${name}`;
}
