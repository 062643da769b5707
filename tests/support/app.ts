import * as build from "virtual:react-router/server-build";
import { createApplication } from "~/application.server";
import { setSettings } from "~/platform/settings.server";
import { testSettings } from "./settings";

type Application = ReturnType<typeof createApplication>;

let application: Application | null = null;
let undrawn: Application | null = null;

/** The whole application, called in process: routing, session, guards, pages, all but the socket. */
export function app(): Application {
  application ??= createApplication(build, "production");
  return application;
}

/**
 * The same without the pages: routing, guards, loaders and actions run and decide the answer, but its body is empty. Drawing
 * is most of what a refused form costs, and the same refusal is the same page.
 */
export function undrawnApp(): Application {
  undrawn ??= createApplication(
    drawnBy(async (_, status, headers) => new Response("", { status, headers })),
    "production",
  );
  return undrawn;
}

type Drawing = (typeof build)["entry"]["module"]["default"];

/** The build with another way of drawing its pages. */
const drawnBy = (drawing: Drawing): typeof build => ({
  ...build,
  entry: { ...build.entry, module: { ...build.entry.module, default: drawing } },
});

/** Settings of a test process; `dataDir` is a folder that the test made. */
export function settingsFor(dataDir: string): void {
  setSettings({ ...testSettings, dataDir });
}
