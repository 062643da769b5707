import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** What tests need of the machine besides Node. Where we may, what is missing is installed; otherwise the run says what it left out. */

/** The build of Chromium that has no window comes first: the same engine, for two thirds of the time. */
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

/** The path of what drives WebKit's browser, or null: also where there is no Xvfb, the display that it draws on. */
export const webkit = () => existing("/usr/bin/Xvfb") && existing(process.env.WEBKIT, "/usr/bin/WebKitWebDriver");

/** Whether there is a Java: what says whether the HTML is valid runs in it. */
export function java() {
  const works = () => spawnSync(process.env.JAVA ?? "java", ["-version"], { stdio: "ignore" }).status === 0;
  if (!works()) installPackages("default-jre-headless");
  return works();
}

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { stdio: "ignore" });
}

/** The oldest PostgreSQL that is supported: a server given by its address, or programs installed on this machine. */
export function oldestPostgres() {
  if (process.env.TEST_DATABASE_URL) return { name: "TEST_DATABASE_URL", environment: {} };
  const folder = "/usr/lib/postgresql/15/bin";
  return existsSync(join(folder, "postgres")) ? { name: "15", environment: { TEST_POSTGRES: folder } } : null;
}
