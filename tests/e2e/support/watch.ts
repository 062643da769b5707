import type { Page } from "@playwright/test";

/** A refused form answers 400 and the browser says so; a lost race 409. Neither is a fault of the page. */
const EXPECTED_STATUS = [400, 409, 410];

/** Everything that goes wrong in a page without anybody looking: console errors, policy violations, failed requests. */
export function watch(page: Page, script: boolean): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (/status of (400|409|410)/.test(message.text())) return;
    problems.push(`console, ${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`script, ${page.url()}: ${error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why === "net::ERR_ABORTED") return; // a page was left while it loaded, or a stream ended with it
    if (!script && request.resourceType() === "script") return; // what a browser without script does with its preloads
    problems.push(`request, ${request.url()}: ${why}`);
  });
  page.on("response", (response) => {
    const status = response.status();
    if (status < 400 || EXPECTED_STATUS.includes(status)) return;
    problems.push(`answer, ${response.request().method()} ${response.url()}: ${status}`);
  });
  return problems;
}
