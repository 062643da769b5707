import { expect, type Page, test } from "@playwright/test";
import { query } from "../support/databases";
import { fairNow } from "../support/fair-time";
import { conversation } from "./support/conversation";
import { stage, type Visitor, visitor } from "./support/stage";
import { enter, fill, press } from "./support/steps";

const LISTENERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and (query ilike 'listen %' or query = 'select 1')`;
const listening = async () =>
  (await query<{ count: number }>(stage.database, `select count(*)::int ${LISTENERS} and query ilike 'listen %'`))[0]
    ?.count;

test("a message arrives in the other's open page within a second, on another process, also after the listening connection was cut", async ({
  browser,
}) => {
  const clerk = await visitor(browser, { origin: stage.first });
  const firm = await visitor(browser, { origin: stage.second });
  await enter(clerk, "uat@demo.ro");
  await enter(firm, "firma@demo.ro", "/login?tip=firma");
  const id = await conversation();
  const stream = firm.page.waitForResponse((answer) => new URL(answer.url()).pathname === "/live");
  await clerk.page.goto(`/uat/messages/${id}`);
  await firm.page.goto(`/firma/messages/${id}`);
  await stream;

  expect(median([await send(clerk, firm), await send(firm, clerk), await send(clerk, firm)])).toBeLessThan(1_000);

  const cut = await query(stage.database, `select pg_terminate_backend(pid) ${LISTENERS}`);
  expect(cut.length).toBeGreaterThanOrEqual(2);
  expect(await send(clerk, firm), "sent while nobody listened").toBeLessThan(5_000);
  await expect.poll(listening).toBeGreaterThanOrEqual(2);
  expect(median([await send(clerk, firm), await send(firm, clerk), await send(clerk, firm)])).toBeLessThan(1_000);

  expect([...clerk.problems, ...firm.problems]).toEqual([]);
  await Promise.all([clerk.context.close(), firm.context.close()]);
});

test("a lost connection is shown, and what came meanwhile is there once after it returns", async ({ browser }) => {
  const clerk = await visitor(browser, { origin: stage.first });
  const firm = await visitor(browser, { origin: stage.second });
  await enter(clerk, "uat@demo.ro");
  await enter(firm, "firma@demo.ro", "/login?tip=firma");
  const id = await conversation();
  const down = firm.page.getByRole("status").filter({ hasText: "Fără conexiune, reîncercăm" });
  await firm.page.clock.install();
  await firm.page.route("**/live*", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await firm.page.goto(`/firma/messages/${id}`);
  await firm.page.waitForLoadState("networkidle");
  for (let minute = 0; minute < 4; minute += 1) await firm.page.clock.runFor(15_000);
  await expect(down).toBeVisible();
  await clerk.page.goto(`/uat/messages/${id}`);
  await fill(clerk.page, { "Mesajul dumneavoastră": "Trimis cât linia era căzută" });
  await press(clerk.page, "Trimite");
  await expect(inLog(clerk.page, "Trimis cât linia era căzută")).toBeVisible();
  await firm.page.unroute("**/live*");
  await firm.page.clock.resume();
  await firm.page.keyboard.press("Shift");
  await expect(inLog(firm.page, "Trimis cât linia era căzută")).toHaveCount(1);
  await expect(down).toHaveCount(0);
  await Promise.all([clerk.context.close(), firm.context.close()]);
});

test("what is typed while a message is on its way stays as the next one", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  await enter(clerk, "uat@demo.ro");
  await page.goto(`/uat/messages/${await conversation()}`);
  await page.waitForLoadState("networkidle");
  const box = page.getByLabel("Mesajul dumneavoastră");
  await page.route("**/messages/*.data*", async (route) => {
    if (route.request().method() === "POST") await box.fill("Scris între timp");
    await route.continue();
  });
  await box.fill("Pornit la drum");
  await press(page, "Trimite");
  await expect(inLog(page, "Pornit la drum")).toBeVisible();
  await expect(box).toHaveValue("Scris între timp");
  await press(page, "Trimite");
  await expect(inLog(page, "Scris între timp")).toBeVisible();
  await context.close();
});

let sent = 0;

/** Sends a message and returns how long it took until the other person's page showed it, by a clock for busy machines. */
async function send(from: Visitor, to: Visitor): Promise<number> {
  sent += 1;
  const text = `Mesajul numărul ${sent}, trimis acum`;
  await fill(from.page, { "Mesajul dumneavoastră": text });
  const seen = to.page.evaluate(whenInLog, text);
  const began = fairNow();
  await press(from.page, "Trimite");
  await seen;
  const took = Math.round(fairNow() - began);
  console.log(`message ${sent}: ${took} ms`);
  await expect(inLog(to.page, text)).toBeVisible();
  await expect(inLog(from.page, text)).toBeVisible();
  await expect(from.page.getByLabel("Mesajul dumneavoastră")).toHaveValue("");
  return took;
}

/** Runs in the page: asked from the test, it would be looked at only twice a second. */
function whenInLog(text: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector("[role=log]")?.textContent?.includes(text)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}

const inLog = (page: Page, text: string) => page.getByRole("log").getByText(text);
const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
