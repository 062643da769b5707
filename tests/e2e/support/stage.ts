import { type Browser, type BrowserContext, type Page, test } from "@playwright/test";
import { watch } from "./watch";

/** Where a journey that runs again after a failure finds the demo world as it was: what the first run had changed could fail it. */
const world = () => (test.info().retry > 0 ? "PSP_AGAIN" : "PSP");

/** The addresses of the two processes and their database, and the folders of the run. */
export const stage = {
  get first(): string {
    return variable(`${world()}_FIRST`);
  },
  get second(): string {
    return variable(`${world()}_SECOND`);
  },
  get database(): string {
    return variable(`${world()}_DATABASE`);
  },
  /** The host to which the assistant of these processes sends texts. */
  get model(): string {
    return variable("PSP_MODEL");
  },
  /** A second copy of the demo world, opened by no process. */
  get spare(): { databaseUrl: string; dataDir: string } {
    return { databaseUrl: variable(`${world()}_SPARE_DATABASE`), dataDir: variable(`${world()}_SPARE_FILES`) };
  },
  /** A third copy, opened by no process, with the files of the first two processes: to be read only. */
  get unbreakable(): { databaseUrl: string; dataDir: string } {
    return { databaseUrl: variable(`${world()}_UNBREAKABLE_DATABASE`), dataDir: variable(`${world()}_FILES`) };
  },
  /** The folder in which this run records clean page structures. */
  get looked(): string {
    return variable("PSP_LOOKED");
  },
};

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run`);
  return value;
}

/** A person with a browser context of their own. */
export type Visitor = { context: BrowserContext; page: Page; origin: string; script: boolean; problems: string[] };
export type VisitorOptions = {
  origin?: string;
  script?: boolean /** For pages with a style of the test. */;
  bypassCSP?: boolean;
};

let visitors = 0;

/** Each has an address of their own, so that rate limits per address count people and not tests. */
export async function visitor(
  browser: Browser,
  { origin = stage.first, script = true, bypassCSP = false }: VisitorOptions = {},
): Promise<Visitor> {
  visitors += 1;
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: script,
    bypassCSP,
    locale: "ro-RO",
    timezoneId: "Europe/Bucharest",
    viewport: { width: 1280, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": `10.${process.pid % 250}.${visitors >> 8}.${visitors & 255}` },
  });
  const page = await context.newPage();
  return { context, page, origin, script, problems: watch(page, script) };
}
