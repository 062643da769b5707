import * as build from "virtual:react-router/server-build";
import { renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { createApplication } from "~/application.server";
import { type OneOfEach, oneOfEach, type Person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { type Shell, ShellContext } from "../shell";
import { withNeededRoutes } from "./needed-routes.server";

ownPlatform();

let people: OneOfEach;
let given: EntryContext | null = null;

/** The application, with an eye on what the framework hands to be rendered. */
const watching = () => {
  const { module } = build.entry;
  const render: typeof module.default = (...all) => {
    given = all[3];
    return module.default(...all);
  };
  return createApplication({ ...build, entry: { module: { ...module, default: render } } }, "production");
};
let application: ReturnType<typeof watching>;

beforeAll(async () => {
  people = await oneOfEach();
  application = watching();
});

const routeModules = Object.fromEntries(
  Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])),
);
const SIGNED_IN = { signedIn: true, home: "/", theme: null, nonce: "always-the-same" } satisfies Shell;

function markupOf(context: EntryContext, path: string): string {
  // what streams after the page is read once; it is the same for both
  const once = { ...context, serverHandoffStream: undefined, renderMeta: {} };
  return renderToStaticMarkup(
    <ShellContext value={SIGNED_IN}>
      <ServerRouter context={once} url={ORIGIN + path} nonce={SIGNED_IN.nonce} />
    </ShellContext>,
  );
}

async function contextOf(path: string, who?: Person): Promise<EntryContext> {
  given = null;
  await application.request(ORIGIN + path, { headers: who ? { cookie: who.cookie } : {} });
  if (given === null) throw new Error(`${path} was not rendered`);
  return given;
}

describe("a page made with the routes that it needs is the page made with all of them", () => {
  it.each([
    ["/", null],
    ["/comunitati?judet=SJ", null],
    ["/partener/:id", null],
    ["/nowhere/at/all", null],
    ["/login?tip=uat", null],
    ["/uat/dashboard", "uat"],
    ["/uat/service-requests", "uat"],
    ["/uat/nowhere/at/all", "uat"],
    ["/comunitati", "uat"],
    ["/firma/dashboard", "firma"],
    ["/firma/opportunities", "firma"],
    ["/firma/opportunities/0198f6a1-0000-7000-8000-000000000000", "firma"],
    ["/admin/dashboard", "admin"],
    ["/admin/organizatii/:id", "admin"],
  ] as const)("%s for %s", async (address, who) => {
    const path = address.replace(":id", people.partner);
    const context = await contextOf(path, who === null ? undefined : people[who]);
    const needed = withNeededRoutes(context);
    const whole = { ...context, routeModules };
    expect(markupOf(needed, path)).toBe(markupOf(whole, path));
    expect(markupOf(whole, path)).toContain("__reactRouterManifest");
    expect(Object.keys(needed.manifest.routes).length).toBeLessThan(20);
    expect(Object.keys(context.manifest.routes).length).toBeGreaterThan(100);
  });
});
