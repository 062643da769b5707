import { createMemoryRouter, data, redirect } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { keepPage, keepPagesOf, STAYED, sayUnsent, unsentNow } from "./keep-page";

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
  keepPagesOf(router);
  const press = (action: string) =>
    router.navigate(action, { formMethod: "post", formData: new FormData(), preventScrollReset: true });
  return { router, line, loads, press };
}

afterEach(() => {
  sayUnsent(null);
  keepPagesOf(null);
});

describe("a page from which something is sent while the line is down", () => {
  it("stays as it was, and says so", async () => {
    const { router, loads, press } = await pageAt("/page?ciorna=da");
    await press("/page?ciorna=da");
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(router.state.navigation.state).toBe("idle");
    expect(loads).toEqual([]);
    expect(unsentNow()).toMatchObject({
      sentence: expect.stringContaining("Serverul nu răspunde acum."),
      pathname: "/page",
    });
  });

  it("keeps the answer in which its form stands", async () => {
    const { router, line, press } = await pageAt("/page");
    const overtaken = { version: "newer" };
    line.action = () => data(overtaken, { status: 409 });
    await press("/page");
    expect(router.state.actionData).toEqual({ page: overtaken });
    expect(unsentNow()).toBeNull();
    line.action = down;
    await press("/page");
    expect(router.state.actionData?.page).toBe(overtaken);
    expect(unsentNow()).not.toBeNull();
    line.action = () => data({ version: "newest" }, { status: 409 });
    await press("/page");
    expect(router.state.actionData).toEqual({ page: { version: "newest" } });
    expect(unsentNow()).toBeNull();
  });

  it("stays also where the form leads elsewhere", async () => {
    const { router, line, loads, press } = await pageAt("/page?p=2#rand");
    await press("/sending");
    await expect.poll(() => router.state.navigation.state).toBe("idle");
    const { pathname, search, hash, state } = router.state.location;
    expect({ pathname, search, hash }).toEqual({ pathname: "/page", search: "?p=2", hash: "#rand" });
    expect(state[STAYED]).toBe(true);
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    expect(loads).toEqual([]);
    expect(unsentNow()?.pathname).toBe("/page");
    line.elsewhere = () => redirect("/page");
    await press("/sending");
    await expect.poll(() => router.state.location.hash).toBe("");
    expect(router.state.location.state?.[STAYED]).toBeUndefined();
    expect(unsentNow()).toBeNull();
  });

  it("is left for what the server has refused", async () => {
    const { router, line, press } = await pageAt("/page");
    line.action = () => {
      throw data({ sentence: "S-a schimbat." }, { status: 409 });
    };
    await press("/page");
    expect(router.state.errors?.root).toMatchObject({ status: 409 });
    expect(unsentNow()).toBeNull();
  });
});

describe("a page in which something is sent without a button", () => {
  it("tells it to whoever sent, and to nobody else", async () => {
    const { router } = await pageAt("/page");
    const heard: unknown[] = [];
    router.subscribe(({ fetchers }) => heard.push(fetchers.get("composer")?.data));
    await router.fetch("composer", "page", "/page", { formMethod: "post", formData: new FormData() });
    expect(heard).toContainEqual({ unsaved: expect.stringContaining("Serverul nu răspunde acum.") });
    expect(router.state.errors).toBeNull();
    expect(unsentNow()).toBeNull();
  });

  it("stands as it was when it is only looked at again", async () => {
    const { router, line } = await pageAt("/page");
    line.loader = down;
    await router.revalidate();
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData.page).toBe("shown");
    line.loader = () => "fresh";
    await router.revalidate();
    expect(router.state.loaderData.page).toBe("fresh");
  });

  it("but nobody is led to a page that could not be loaded", async () => {
    const { router } = await pageAt("/page");
    await router.navigate("/sending");
    expect(router.state.errors?.root).toBeInstanceOf(TypeError);
  });
});
