import type { Page } from "@playwright/test";

/** Statuses that the browser logs as errors but that are expected: a refused form, a lost race, something gone. */
const EXPECTED_STATUS = [400, 409, 410];

/** The browser says so in the console too, without the address, which is noted with the answer. */
const ANSWERED = /^Failed to load resource: the server responded with a status of/;

/** Collects console errors, policy violations and failed requests of a page. */
export function watch(page: Page, script: boolean): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (ANSWERED.test(message.text())) return;
    problems.push(`console, ${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`script, ${page.url()}: ${error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why === "net::ERR_ABORTED") return; // the page was left while it loaded
    if (!script && request.resourceType() === "script") return; // preloads fail where JavaScript is off
    problems.push(`request, ${request.url()}: ${why}`);
  });
  page.on("response", (response) => {
    const status = response.status();
    if (status < 400 || EXPECTED_STATUS.includes(status)) return;
    problems.push(`answer, ${response.request().method()} ${response.url()}: ${status}`);
  });
  return problems;
}
