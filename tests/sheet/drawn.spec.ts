import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { arrive } from "../e2e/support/arrival";
import type { Look } from "./pages";
import { signedIn } from "./signed-in";

/** The drawings as pictures, named "01-parteneri-1366-light.png"; without them the pages are taken alone. */
const drawings = process.env.DRAWINGS ?? "";
const taken = fileURLToPath(new URL("../../test-results/drawn", import.meta.url));

const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 360, height: 780 },
];

type Act = (page: Page) => Promise<void>;
type Drawn = readonly [name: string, path: string, ...under: (string | Act)[]];

const opened =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click();

const section =
  (id: string): Act =>
  (page) =>
    page.locator(`[id="${id}"]`).evaluate((one) => one.scrollIntoView());
/** The page of the form that an opportunity has at its end. */
async function toForm(page: Page): Promise<void> {
  await page.goto(`${page.url()}/response`);
}

async function asked(page: Page): Promise<void> {
  await page
    .locator("main textarea")
    .first()
    .fill("Cum se face o achiziție directă și ce documente trebuie întocmite?");
  await page.locator("main form:has(textarea) button.btn--primary").first().click();
  await page.locator(".answer").first().waitFor();
}

/** The product's pages in the states that are drawn, by who sees them; an act is done after the links were followed. */
const drawn: Readonly<Record<string, readonly Drawn[]>> = {
  "": [
    ["01-parteneri", "/parteneri"],
    ["01b-parteneri-filtrat", "/parteneri?judet=CJ"],
    ["13-analiza", "/features/analytics"],
    ["15-acasa", "/"],
    ["20-stari", "/dev/ui", section("Pagină cu listă")],
    ["19-comunitati", "/comunitati"],
    ["21-marketplace", "/marketplace"],
    ["21b-marketplace-gol", "/marketplace?cauta=nimicdegasit"],
    ["22-partener", "/parteneri", "Registru Deschis"],
    ["22b-partener-servicii", "/parteneri", "Registru Deschis", "Servicii"],
    ["22c-partener-portofoliu", "/parteneri", "Registru Deschis", "Portofoliu"],
    ["22d-partener-echipa", "/parteneri", "Registru Deschis", "Echip"],
    ["28-comunitate", "/comunitati", "Comuna Fântâna Albastră"],
    ["29-blog", "/blog"],
    ["30-articol", "/blog", "Registratura fără dosar"],
    ["32-inregistrare", "/register?tip=uat"],
    ["33-conectare", "/login"],
    ["33b-conectare-parola", "/login?tip=uat"],
    ["35-suport", "/support"],
    ["38-email", "/dev/mail/mostre/notificări: întrebare nouă"],
  ],
  "uat@demo.ro": [
    ["05-uat-panou", "/uat/dashboard"],
    ["07-hub", "/uat/knowledge-hub"],
    ["08-asistent", "/uat/ai-chat?departament=achizitii", asked],
    ["09-forum", "/features/forum"],
    ["10-discutie", "/features/forum", "caietul de sarcini"],
    ["11-instruiri", "/uat/training-programs"],
    ["12-instruire", "/uat/training-programs", "Achiziția directă"],
    ["14-solicitare", "/uat/service-requests", "Portal de taxe"],
    ["16-navigare", "/uat/marketplace", opened(".row details.menu > summary")],
    ["18-solicitari", "/uat/service-requests"],
    ["23-schimb-proiecte", "/features/project-exchange"],
    ["24-proiect", "/features/project-exchange", "Drumul de plai"],
    ["24-proiect-previzualizare", "/features/project-exchange", "Drumul de plai", "Cum îl văd ceilalți"],
    ["25-mesaje", "/uat/messages", "Registru Deschis"],
    ["25b-mesaje-lista", "/uat/messages"],
    ["26-document", "/uat/knowledge-hub?cauta=referat", "Referat de necesitate"],
    ["27-act", "/uat/legislation?cauta=98", "Legea 98/2016"],
    ["31-documente-solicitare", "/uat/service-requests", "Portal de taxe", "Documentele instituției"],
    ["37-notificari", "/uat/notificari"],
    ["37b-notificari-panou", "/uat/dashboard", opened(".bell > summary")],
    ["39-dosar-tiparit", "/uat/service-requests", "Cerere de finan", "Tipărește dosarul"],
  ],
  "firma@demo.ro": [
    ["02-oportunitati", "/firma/opportunities"],
    ["06-firma-panou", "/firma/dashboard"],
    ["17-oferta", "/firma/opportunities", "Mutarea paginii", toForm],
    ["34-retea", "/firma/network"],
    ["34b-retea-evenimente", "/firma/network?fila=evenimente"],
    ["34c-retea-resurse", "/firma/network?fila=resurse"],
    ["34d-retea-beneficii", "/firma/network?fila=beneficii"],
  ],
  "admin@demo.ro": [
    ["03-admin-panou", "/admin/dashboard"],
    ["04-admin-organizatii", "/admin/organisations"],
    ["36-admin-organizatie", "/admin/organisations", "Atelierul Nou"],
  ],
};

test.describe.configure({ mode: "serial" });
test.beforeAll(() => {
  rmSync(taken, { recursive: true, force: true });
  mkdirSync(taken, { recursive: true });
});

for (const [email, pages] of Object.entries(drawn)) {
  test(`as ${email || "a stranger"}`, async ({ browser }) => {
    const page = await signedIn(browser, email);
    for (const [name, path, ...steps] of pages) {
      const look: Omit<Look, "name"> = { path, under: steps.filter((step) => typeof step === "string") };
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await arrive(page, look);
        for (const act of steps) if (typeof act !== "string") await act(page);
        await page.screenshot({ path: `${taken}/${name}-${window.width}.png` });
      }
    }
  });
}

test("beside their drawings", () => {
  const figures = readdirSync(taken)
    .filter((file) => file.endsWith(".png"))
    .map((file) => {
      const drawing = `${drawings}/${file.replace(".png", "-light.png")}`;
      const pictures = [existsSync(drawing) ? `file://${drawing}` : null, file].filter((one) => one !== null);
      return `<figure><figcaption>${file}</figcaption>${pictures.map((one) => `<img src="${one}" alt="">`).join("")}</figure>`;
    });
  const style =
    "body{font:13px sans-serif;background:#ddd}figure{margin:0 0 24px}img{margin-right:8px;vertical-align:top}";
  writeFileSync(
    `${taken}/index.html`,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join("")}`,
  );
});
