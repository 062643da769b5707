import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Programs that tests need besides Node. Missing ones are installed when running as root; otherwise the report lists the skipped tests. */

/** The headless build of Chromium first: the same engine in two thirds of the time. */
const browsers = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

/** The path of a browser, or null. */
export function chromium() {
  const find = () => [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path));
  const packages = ["chromium-headless-shell", "chromium"]; // older systems have only the second
  for (const name of packages) if (!find()) installPackages(name, "fonts-liberation");
  return find() ?? null;
}

const existing = (...paths) => paths.find((path) => path && existsSync(path)) ?? null;

/** The path of Firefox, or null. */
export const firefox = () => existing(process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox");

/** The path of WebKit's driver; null without it or without Xvfb, the display that it needs. */
export const webkit = () => existing("/usr/bin/Xvfb") && existing(process.env.WEBKIT, "/usr/bin/WebKitWebDriver");

/** Whether Java is there, which the HTML validator needs. */
export function java() {
  const works = () => spawnSync(process.env.JAVA ?? "java", ["-version"], { stdio: "ignore" }).status === 0;
  if (!works()) installPackages("default-jre-headless");
  return works();
}

/** Whether PgBouncer is there, before which the product must work too. */
export function pgbouncer() {
  const works = () => existing("/usr/sbin/pgbouncer", "/usr/bin/pgbouncer") !== null;
  if (!works()) installPackages("pgbouncer");
  return works();
}

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { stdio: "ignore" });
}

const MEMORY = "/dev/shm";
const MEMORY_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory for the files and databases of the tests; null where there is none with enough room. On a disk, the
 * copy of a database that each test file gets takes up to thirty times as long.
 */
export function memoryFolder() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_BYTES ? MEMORY : null;
  } catch {
    return null;
  }
}

/** The oldest supported PostgreSQL: a server given by its address, or programs installed on this machine; null without either. */
export function oldestPostgres() {
  if (process.env.TEST_DATABASE_URL) return { name: "TEST_DATABASE_URL", environment: {} };
  const folder = "/usr/lib/postgresql/15/bin";
  return existsSync(join(folder, "postgres")) ? { name: "15", environment: { TEST_POSTGRES: folder } } : null;
}
