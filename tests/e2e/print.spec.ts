import { expect, test } from "@playwright/test";
import { query } from "../support/databases";
import { stage, visitor } from "./support/stage";
import { enter } from "./support/steps";

test("the foot of a printed dossier stands on each of its pages", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat@demo.ro");
  const [request] = await query<{ id: string }>(
    stage.database,
    `select r.id from requests r join users u on u.organisation_id = r.owner_id
     where u.email = $1 and r.sent_at is not null order by r.sent_at limit 1`,
    ["uat@demo.ro"],
  );
  await page.goto(`/uat/service-requests/${request?.id}/dosar`);
  await page.emulateMedia({ media: "print" });
  const foot = page.locator(".dossier__foot");
  await expect(foot).toHaveText(/^Dosarul solicitării nr\. PSP.\d{4}.\d{6}\. Generat la .+, de .+\.$/);
  // browsers repeat the foot of a table that is broken into pages, if it may not be broken itself
  await expect(foot).toHaveCSS("display", "table-footer-group");
  await expect(foot).toHaveCSS("break-inside", "avoid");
  await expect(page.locator(".dossier")).toHaveCSS("display", "table");
  await clerk.context.close();
});

test("a printed act has the address of an article's official text once", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat@demo.ro");
  const [act] = await query<{ id: string }>(stage.database, "select id from acts where number = $1", ["169/2026"]);
  await page.goto(`/uat/legislation/${act?.id}`);
  const official = page.locator(".arts a", { hasText: "Textul oficial" }).first();
  await expect(official.locator(".screen-only")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(official.locator(".screen-only")).toBeHidden(); // the browser writes the whole address after the link
  await clerk.context.close();
});
