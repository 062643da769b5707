import * as build from "virtual:react-router/server-build";
import { createApplication } from "~/application.server";
import { setSettings } from "~/platform/settings.server";
import { testSettings } from "./settings";

type Application = ReturnType<typeof createApplication>;

let application: Application | null = null;
let withoutRendering: Application | null = null;

/** The whole application, called in process without a socket. */
export function app(): Application {
  application ??= createApplication(build, "production");
  return application;
}

/**
 * The same without rendering: routing, guards, loaders and actions decide the answer, but its body is empty. Rendering
 * is most of the cost of a refused form.
 */
export function appWithoutRendering(): Application {
  withoutRendering ??= createApplication(
    renderedBy(async (_, status, headers) => new Response("", { status, headers })),
    "production",
  );
  return withoutRendering;
}

type Renderer = (typeof build)["entry"]["module"]["default"];

/** The build with another renderer. */
const renderedBy = (renderer: Renderer): typeof build => ({
  ...build,
  entry: { ...build.entry, module: { ...build.entry.module, default: renderer } },
});

/** Settings of a test process; `dataDir` is a folder that the test made. */
export function settingsFor(dataDir: string): void {
  setSettings({ ...testSettings, dataDir });
}
