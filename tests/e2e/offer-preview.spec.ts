import { expect, test } from "@playwright/test";
import { pdf } from "../support/documents";
import { inspect } from "./support/axe";
import { visitor } from "./support/stage";
import { enter, press } from "./support/steps";

test("an offer is looked at as the authority will see it, changed, and only then sent", async ({ browser }) => {
  const firm = await visitor(browser);
  const { page } = firm;
  await enter(firm, "firma@demo.ro");
  await page.goto("/firma/opportunities");
  await page.getByRole("link", { name: "Mutarea paginii comunei pe un site accesibil" }).first().click();
  await page.waitForURL(/opportunities\/[0-9a-f-]{36}/);
  await page.goto(`${page.url().split("#")[0]}/response`);
  await page.getByLabel("Ce oferiți").fill("Mutăm paginile pe un site nou.");
  await page.getByLabel("Preț sau preț minim").fill("24.000");
  await page.getByLabel("Durata").fill("8");
  const file = { name: "oferta.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) };
  await page.getByLabel("Fișiere").setInputFiles(file);

  await press(page, "Vezi cum arată");
  const heading = page.getByRole("heading", { name: "Cum o va vedea autoritatea" });
  await expect(heading).toBeFocused();
  const offer = page.getByRole("region", { name: "Oferta firmei Registru Deschis SRL" });
  for (const words of ["24.000 lei", "8 săptămâni", "oferta.pdf", "încă netrimisă"])
    await expect(offer).toContainText(words);
  await inspect(firm, "the preview of an offer");

  await page.getByLabel("Preț sau preț minim").fill("22.000");
  await press(page, "Vezi cum arată");
  await expect(offer).toContainText("22.000 lei");
  await expect(offer.getByText("oferta.pdf")).toHaveCount(1);
  await press(page, "Trimite oferta");
  await expect(page.getByText("Oferta a fost trimisă.")).toBeVisible();
  await expect(page.getByText("22.000 lei").first()).toBeVisible();
});
