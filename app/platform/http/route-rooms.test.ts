import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { ORIGIN } from "../../../tests/support/settings";
import { handlerByRoom } from "./route-rooms.server";

const { routes } = build;

/** Answers with the matched routes and runs nothing of them. */
const answering: ServerBuild = {
  ...build,
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: { default: () => null } }]),
  ),
  entry: {
    module: {
      ...build.entry.module,
      default: async (_request, _status, _headers, { staticHandlerContext }) => {
        const { matches, _match } = staticHandlerContext;
        return Response.json(
          [matches, _match("/") ?? []].map((some) => some.map(({ route, params }) => [route.id, params])),
        );
      },
    },
  },
};

function addressOf(id: string): string {
  const route = routes[id];
  const above = route?.parentId ? addressOf(route.parentId) : "";
  return route?.path ? `${above}/${route.path.replace(/:\w+/g, "7").replace("*", "nowhere/at/all")}` : above;
}

it("the routes of a room match what all routes match", async () => {
  const byRoom = handlerByRoom(answering, "production");
  const whole = createRequestHandler(answering, "production");
  const known = Object.keys(routes).map((id) => addressOf(id) || "/");
  const others = [
    "/nowhere",
    "/uat/",
    "/UAT/dashboard",
    "/%75at/dashboard",
    "/uat/nowhere",
    "/comunitati/7/x",
    "/7",
    "//uat",
  ];
  const addresses = [...known, ...others, ...known.map((address) => `${address}?a=/b`)];
  expect(addresses.length).toBeGreaterThan(300);
  for (const address of addresses) {
    const [one, other] = await Promise.all(
      [byRoom, whole].map((handler) => handler(new Request(ORIGIN + address), new RouterContextProvider())),
    );
    expect(await one?.text(), address).toBe(await other?.text());
  }
});
