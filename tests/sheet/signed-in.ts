import type { Browser, Page } from "@playwright/test";
import { visitor } from "../e2e/support/stage";

const PASSWORD = "Parola-Demo-2026";

/** A page of a person of the demo world on their dashboard, or of a stranger where no address is given. */
export async function signedIn(browser: Browser, email: string): Promise<Page> {
  const { page } = await visitor(browser);
  if (!email) return page;
  await page.goto(email.startsWith("admin") ? "/admin-login" : "/login?tip=uat");
  await page.locator("main input[name=email]").fill(email);
  await page.locator("input[name=parola]").fill(PASSWORD);
  await page.locator("main form button:not([data-reveal])").first().click();
  await page.waitForURL(/dashboard/);
  return page;
}
