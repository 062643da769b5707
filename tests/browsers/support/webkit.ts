import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort, statusOf, until } from "../../support/servers";
import { type Browser, PATIENCE_MS, type Tab } from "./tab";

/** How WebDriver writes an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const CONTROL = "\uE009";
type Element = { [ELEMENT]: string };
type Ask = <Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<Answer>;

/** WebKitGTK's own browser, through the WebDriver protocol. It has no headless mode, so it is given a display that nobody sees. */
export async function startWebKit(program: string): Promise<Browser> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  const drivers: ChildProcess[] = [];
  return {
    /** A driver has one session at a time. */
    async openTab() {
      const port = await freePort();
      const driver = spawn(program, [`--port=${port}`], {
        stdio: "ignore",
        env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: "x11" },
      });
      drivers.push(driver);
      const origin = `http://127.0.0.1:${port}`;
      await until(async () => (await statusOf(`${origin}/status`)) === 200, "WebKitWebDriver answers");
      const { sessionId } = await ask<{ sessionId: string }>(`${origin}/session`, "POST", { capabilities: {} });
      return tabOf((method, path, body) => ask(`${origin}/session/${sessionId}${path}`, method, body));
    },
    async close() {
      for (const child of [...drivers, screen]) {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      }
    },
  };
}

async function ask<Answer>(url: string, method: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Answer & { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function tabOf(ask: Ask): Tab<Element> {
  const run = <Answer>(work: unknown, given: unknown[]) =>
    ask<Answer>("POST", "/execute/sync", { script: `return (${work}).apply(null, arguments)`, args: given });
  return {
    open: (url) => ask("POST", "/url", { url }),
    run: (work, ...given) => run(work, given),
    find: (work, ...given) => run<Element | null>(work, given),
    click: (element) => ask("POST", `/element/${element[ELEMENT]}/click`, {}),
    async type(element, text) {
      await ask("POST", `/element/${element[ELEMENT]}/clear`, {});
      await ask("POST", `/element/${element[ELEMENT]}/value`, { text });
    },
    pressWithControl: (key) =>
      ask("POST", "/actions", {
        actions: [
          {
            type: "key",
            id: "keyboard",
            actions: [
              { type: "keyDown", value: CONTROL },
              { type: "keyDown", value: key },
              { type: "keyUp", value: key },
              { type: "keyUp", value: CONTROL },
            ],
          },
        ],
      }),
    screenshot: async () => Buffer.from(await ask<string>("GET", "/screenshot"), "base64"),
  };
}
