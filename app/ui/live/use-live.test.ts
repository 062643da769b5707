import { beforeEach, describe, expect, it, vi } from "vitest";

const page = vi.hoisted(() => ({ hear: (_: { type: "bye" }) => {}, holdsText: false, ended: vi.fn() }));
vi.mock("react", () => ({ useEffect: (run: () => void) => run(), useRef: (current: unknown) => ({ current }) }));
vi.mock("./live-channel", () => ({ listenLive: (hear: typeof page.hear) => Object.assign(page, { hear }) }));
vi.mock("../unsent/stay-here", () => ({ holdsUnsentText: () => page.holdsText, unsentForms: () => [] }));
vi.mock("../unsent/ended", async (original) => ({ ...(await original<object>()), sessionEnded: page.ended }));
vi.mock("../unsent/keep-page", () => ({ reloadPage: () => {} }));

const assign = vi.fn();

/** Tells the page that its session has ended, and waits until it has left, if it does. */
async function sessionEnds(): Promise<void> {
  page.hear({ type: "bye" });
  await vi.advanceTimersByTimeAsync(2_000);
}

describe("a page whose session has ended", () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    assign.mockReset();
    page.ended.mockReset();
    vi.stubGlobal("location", { pathname: "/uat/support", search: "?p=2", assign });
    const { useLive } = await import("./use-live");
    useLive(["messages"]);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it.each(["visible", "hidden"])("stays while it holds typed text, and says so: a %s one", async (visibilityState) => {
    vi.stubGlobal("document", { visibilityState });
    page.holdsText = true;
    await sessionEnds();
    expect(assign).not.toHaveBeenCalled();
    expect(page.ended).toHaveBeenCalledOnce();
  });

  it("leads to the sign-in once nothing typed is in it, also when it stayed at an earlier end", async () => {
    vi.stubGlobal("document", { visibilityState: "visible" });
    page.holdsText = true;
    await sessionEnds();
    page.holdsText = false;
    await sessionEnds();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/login?redirectTo=%2Fuat%2Fsupport%3Fp%3D2&tip=uat");
  });
});
