import type { Page } from "@playwright/test";

/** Collects dialogs, unexpected requests, policy violations and missing files. */
export function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`${page.url()} opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Elements, handlers and addresses that the product never writes. A mail may have inline styles. */
export const injectedIn = (page: Page, kind: "page" | "mail" = "page"): Promise<string[]> =>
  page.evaluate(look, { kind, addresses: null });

/**
 * The same for the answers of these addresses, fetched with the session of this page and parsed by the browser: much
 * faster than opening them. Nothing is executed: a script must be allowed by the policy, or be data.
 */
export const injectedAt = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(look, { kind: "page", addresses } as const);

/** Runs in the page. */
async function look(asked: { kind: "page" | "mail"; addresses: readonly string[] | null }): Promise<string[]> {
  const elements = ["iframe", "object", "embed", "base", "math", "video", "audio", "frame", "applet"];
  const addresses = ["href", "src", "action", "formaction", "data", "poster", "srcset", "xlink:href", "background"];
  const strange = (element: Element, isServed: boolean): boolean => {
    const name = element.localName;
    const refreshes = name === "meta" && element.getAttribute("http-equiv") === "refresh";
    const foreign = isServed && name === "script" && !element.matches("[nonce], [src^='/assets/'], [type$='json']");
    if (elements.includes(name) || refreshes || foreign) return true;
    return [...element.attributes].some(({ name: attribute, value }) => {
      const runs = addresses.includes(attribute) && /^(javascript|vbscript|data):/i.test(value.replace(/[^!-~]/g, ""));
      const styled = attribute === "style" && asked.kind === "page";
      return runs || styled || attribute === "srcdoc" || attribute.startsWith("on");
    });
  };
  const strangeOf = (root: Document, isServed: boolean): string[] =>
    [...root.querySelectorAll("*")]
      .filter((element) => strange(element, isServed))
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  const served = async (address: string): Promise<string[]> => {
    const answer = await fetch(address);
    const html = await answer.text();
    const found = strangeOf(new DOMParser().parseFromString(html, "text/html"), true);
    return (answer.ok ? found : [`answered ${answer.status}`]).map((what) => `${address}: ${what}`);
  };
  if (!asked.addresses) return [...new Set(strangeOf(document, false))];
  const found: string[] = [];
  for (const address of asked.addresses) found.push(...(await served(address)));
  return [...new Set(found)];
}
