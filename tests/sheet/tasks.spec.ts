import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fill } from "../e2e/support/steps";
import { signedIn } from "./signed-in";

const results = fileURLToPath(new URL("../../test-results", import.meta.url));

/** The last is a phone. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 360, height: 780 },
];

type Walk = {
  page: Page;
  /** Presses it, once it is in sight, and waits for what follows. */
  click: (what: Locator) => Promise<void>;
  /** The same, of the button that ends a task which can be done once only: it is pressed on the phone. */
  clickOnce: (what: Locator) => Promise<void>;
};
/** `most`: presses, from the dashboard on; typing is not counted. */
type Task = { name: string; most: number; walk: (walk: Walk) => Promise<void> };

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).filter({ visible: true }).first();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();
const TITLE = {
  Titlu: "Consultanță pentru iluminatul public",
  Descriere: "Avem o listă a stâlpilor; ne trebuie un proiect.",
};

const TASKS: readonly Task[] = [
  {
    name: "find a firm and ask an offer",
    most: 4,
    async walk({ page, click }) {
      await click(link(page, "Parteneri"));
      await click(link(page, /^Solicită ofertă ?: Verde Măsurat/));
      await fill(page, TITLE);
      await click(button(page, "Salvează și trimite"));
      await click(button(page, /^Trimite/));
      await expect(page.getByText("Solicitare trimisă!").first()).toBeVisible();
    },
  },
  {
    name: "publish a request",
    most: 3,
    async walk({ page, click }) {
      await click(link(page, "Solicită Serviciu"));
      await fill(page, { ...TITLE, Categorie: "Fonduri Europene" });
      await click(button(page, "Salvează și trimite"));
      await click(button(page, /^Trimite/));
      await expect(page.getByText("Solicitare trimisă!").first()).toBeVisible();
    },
  },
  {
    name: "answer a question",
    most: 2,
    async walk({ page, click, clickOnce }) {
      await click(link(page, /^Răspundeți la întrebare/));
      await fill(page, { "Răspunsul dumneavoastră": "Da, din primăvară." });
      await clickOnce(button(page, /^Răspunde/));
    },
  },
  {
    name: "pick an offer",
    most: 3,
    async walk({ page, click, clickOnce }) {
      await click(link(page, "Compară ofertele"));
      await click(link(page, /^Acceptă oferta/));
      await clickOnce(button(page, "Acceptă oferta"));
    },
  },
  {
    name: "find a template",
    most: 2,
    async walk({ page, click }) {
      await click(link(page, "Hub de cunoștințe"));
      await click(link(page, /^Caiet de sarcini/));
      await expect(page.getByRole("heading", { level: 1, name: /^Caiet de sarcini/ })).toBeVisible();
    },
  },
];

test("five tasks, by presses and seconds", async ({ browser }) => {
  const page = await signedIn(browser, "uat@demo.ro");
  const table: string[] = [];
  for (const { name, most, walk } of TASKS) {
    const cells: string[] = [];
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await page.goto("/uat/dashboard");
      const began = Date.now();
      let presses = 0;
      const click = async (what: Locator) => {
        presses++;
        await what.click();
      };
      const clickOnce = async (what: Locator) => {
        if (window === WINDOWS.at(-1)) return click(what);
        presses++;
        await expect(what).toBeEnabled();
      };
      await walk({ page, click, clickOnce });
      expect.soft(presses, `${name}, ${window.width} px wide`).toBeLessThanOrEqual(most);
      cells.push(`${presses} | ${((Date.now() - began) / 1_000).toFixed(1)} s`);
    }
    table.push(`| ${name} | ${most} | ${cells.join(" | ")} |`);
  }
  const head = WINDOWS.map(({ width, height }) => `presses at ${width} × ${height} | time`).join(" | ");
  const text = [`| task | before | ${head} |`, "|---|---|---|---|---|---|", ...table].join("\n");
  writeFileSync(`${results}/tasks.md`, `${text}\n`);
  console.log(text);
});
