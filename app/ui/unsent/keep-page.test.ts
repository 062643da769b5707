import { createMemoryRouter, data, redirect } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { currentUnsent, keepPage, STAYED, setRouter, setUnsent } from "./keep-page";

type Next = Parameters<typeof keepPage>[1];

/** What the server does at each sending and loading: answers, or is out of reach. */
type Line = { action: () => unknown; elsewhere: () => unknown; loader: () => unknown };

const down = () => Promise.reject(new TypeError("Failed to fetch"));

/** A page with a form of its own and one that leads elsewhere. */
async function pageAt(path: string) {
  const line: Line = { action: down, elsewhere: down, loader: () => "first" };
  const loads: string[] = [];
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        middleware: [(args, next) => keepPage(args, next as Next)],
        children: [
          { id: "page", path: "page", action: () => line.action(), loader: () => loads.push("page") && line.loader() },
          { id: "sending", path: "sending", action: () => line.elsewhere(), loader: down },
        ],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { page: "shown" } } },
  );
  setRouter(router);
  const press = (action: string) =>
    router.navigate(action, { formMethod: "post", formData: new FormData(), preventScrollReset: true });
  return { router, line, loads, press };
}

afterEach(() => {
  setUnsent(null);
  setRouter(null);
});

describe("a page whose form is submitted while the server is out of reach", () => {
  it("stays as it was, with a sentence about it", async () => {
    const { router, loads, press } = await pageAt("/page?ciorna=da");
    await press("/page?ciorna=da");
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(router.state.navigation.state).toBe("idle");
    expect(loads).toEqual([]);
    expect(currentUnsent()).toMatchObject({
      sentence: expect.stringContaining("Serverul nu răspunde acum."),
      pathname: "/page",
    });
  });

  it("keeps the last answer of its form", async () => {
    const { router, line, press } = await pageAt("/page");
    const overtaken = { version: "newer" };
    line.action = () => data(overtaken, { status: 409 });
    await press("/page");
    expect(router.state.actionData).toEqual({ page: overtaken });
    expect(currentUnsent()).toBeNull();
    line.action = down;
    await press("/page");
    expect(router.state.actionData?.page).toBe(overtaken);
    expect(currentUnsent()).not.toBeNull();
    line.action = () => data({ version: "newest" }, { status: 409 });
    await press("/page");
    expect(router.state.actionData).toEqual({ page: { version: "newest" } });
    expect(currentUnsent()).toBeNull();
  });

  it("stays also when the form posts to another address", async () => {
    const { router, line, loads, press } = await pageAt("/page?p=2#rand");
    await press("/sending");
    await expect.poll(() => router.state.navigation.state).toBe("idle");
    const { pathname, search, hash, state } = router.state.location;
    expect({ pathname, search, hash }).toEqual({ pathname: "/page", search: "?p=2", hash: "#rand" });
    expect(state[STAYED]).toBe(true);
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(loads).toEqual([]);
    expect(currentUnsent()?.pathname).toBe("/page");
    line.elsewhere = () => redirect("/page");
    await press("/sending");
    await expect.poll(() => router.state.location.hash).toBe("");
    expect(router.state.location.state?.[STAYED]).toBeUndefined();
    expect(currentUnsent()).toBeNull();
  });

  it("shows the server's refusal", async () => {
    const { router, line, press } = await pageAt("/page");
    line.action = () => {
      throw data({ sentence: "S-a schimbat." }, { status: 409 });
    };
    await press("/page");
    expect(router.state.errors?.root).toMatchObject({ status: 409 });
    expect(currentUnsent()).toBeNull();
  });
});

describe("a page that submits by a fetcher", () => {
  it("passes the error to the fetcher only", async () => {
    const { router } = await pageAt("/page");
    const heard: unknown[] = [];
    router.subscribe(({ fetchers }) => heard.push(fetchers.get("composer")?.data));
    await router.fetch("composer", "page", "/page", { formMethod: "post", formData: new FormData() });
    expect(heard).toContainEqual({ unsaved: expect.stringContaining("Serverul nu răspunde acum.") });
    expect(router.state.errors).toBeNull();
    expect(currentUnsent()).toBeNull();
  });

  it("keeps its data when a reload fails", async () => {
    const { router, line } = await pageAt("/page");
    line.loader = down;
    await router.revalidate();
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    line.loader = () => "fresh";
    await router.revalidate();
    expect(router.state.loaderData.page).toBe("fresh");
  });

  it("does not show its data as those of another page that could not be loaded", async () => {
    const { router } = await pageAt("/page");
    await router.navigate("/sending");
    expect(router.state.errors?.root).toBeInstanceOf(TypeError);
  });
});
