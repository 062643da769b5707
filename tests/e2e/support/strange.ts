import type { Page } from "@playwright/test";

/** Whatever runs, asks, is refused by the policy or is not there. */
export function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`${page.url()} opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    const leftOut = message.text().includes("ERR_BLOCKED_BY_CLIENT");
    if (message.type() === "error" && !leftOut) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Elements, handlers and addresses that nothing of ours writes. A mail has its styles in its elements. */
export const strangeIn = (page: Page, kind: "page" | "mail" = "page"): Promise<string[]> => page.evaluate(look, kind);

/** Runs in the page. */
function look(kind: "page" | "mail"): string[] {
  const elements = ["iframe", "object", "embed", "base", "math", "video", "audio", "frame", "applet"];
  const addresses = ["href", "src", "action", "formaction", "data", "poster", "srcset", "xlink:href", "background"];
  const found: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    const refreshes = name === "meta" && element.getAttribute("http-equiv") === "refresh";
    if (elements.includes(name) || refreshes) found.push(element.outerHTML.slice(0, 160));
    for (const { name: attribute, value } of element.attributes) {
      const runs = addresses.includes(attribute) && /^(javascript|vbscript|data):/i.test(value.replace(/[^!-~]/g, ""));
      const styled = attribute === "style" && kind === "page";
      if (runs || styled || attribute === "srcdoc" || attribute.startsWith("on"))
        found.push(element.outerHTML.slice(0, 160));
    }
  }
  return [...new Set(found)];
}
