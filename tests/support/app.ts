import * as build from "virtual:react-router/server-build";
import { createApplication } from "~/application.server";
import { setSettings } from "~/platform/settings.server";
import { testSettings } from "./settings";

let application: ReturnType<typeof createApplication> | null = null;

/** The whole application, called in process: routing, session, guards, pages, all but the socket. */
export function app(): ReturnType<typeof createApplication> {
  application ??= createApplication(build, "production");
  return application;
}

/** Settings of a test process; `dataDir` is a folder that the test made. */
export function settingsFor(dataDir: string): void {
  setSettings({ ...testSettings, dataDir });
}
