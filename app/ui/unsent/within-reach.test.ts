import { createMemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { scriptsOf } from "./within-reach";

it("what a form needs before it is sent is the script of every page around the one it leads to, once, unless it is here", () => {
  const router = createMemoryRouter([
    {
      id: "root",
      path: "/",
      children: [
        { id: "page", path: "page" },
        { id: "desk", path: "desk", children: [{ id: "sending", path: ":id/sending" }] },
      ],
    },
  ]);
  const manifest = {
    routes: {
      root: { module: "/root.js" },
      page: { module: "/page.js" },
      desk: { module: "/desk.js", imports: ["/button.js"] },
      sending: { module: "/sending.js", imports: ["/button.js", "/notice.js"] },
    },
  };
  const routeModules: Record<string, object> = { root: {}, page: {} };
  const scripts = { manifest, routeModules };
  expect(scriptsOf(router, scripts, "/page")).toEqual([]);
  expect(scriptsOf(router, scripts, "/desk/7/sending")).toEqual([
    "/desk.js",
    "/button.js",
    "/sending.js",
    "/notice.js",
  ]);
  routeModules.desk = {};
  expect(scriptsOf(router, scripts, "/desk/7/sending")).toEqual(["/sending.js", "/button.js", "/notice.js"]);
  expect(scriptsOf(router, scripts, "/nowhere")).toEqual([]);
});
