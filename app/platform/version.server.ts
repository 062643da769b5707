import { readFileSync } from "node:fs";
import { installed } from "./installed.server";

type Manifest = { version: string; release?: { commit: string | null } };

/** `package.json` of the repository, or the one that `npm run release` writes into an installation. */
const manifest = JSON.parse(readFileSync(installed("package.json"), "utf8")) as Manifest;

/** The version that runs, as in CHANGELOG.md. */
export const version = manifest.version;

/** The commit from which an installation was made; null in the repository, or when it was not made from git. */
export const commit = manifest.release?.commit ?? null;

/** Whether this is an installation made by `npm run release`, not the repository. */
export const isRelease = manifest.release !== undefined;

/** How the operator calls a command of `bin/admin` here. */
export const adminCommand = (name: string): string => (isRelease ? `psp admin ${name}` : `npm run admin -- ${name}`);

/** How the operator starts the platform here. */
export const startCommand = isRelease ? "psp serve" : "npm start";
