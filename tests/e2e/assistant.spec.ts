import { expect, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { enter, follow, heading, press } from "./support/steps";

test("a clerk asks, follows the source and is told what is not known", async ({ browser }) => {
  const clerk = await visitor(browser);
  await enter(clerk, "uat@demo.ro");
  const { page } = clerk;
  const main = page.locator("main");
  const box = main.getByLabel("Întrebarea dumneavoastră");
  const send = async (text: string) => {
    await box.fill(text);
    await box.press("Enter");
  };

  await test.step("chooses a department and asks", async () => {
    await page.goto("/uat/ai-chat");
    await expect(main.getByRole("button", { name: "Trimite" })).toBeDisabled();
    await follow(main, "Achiziții publice");
    await expect(main.getByText("Valoare estimată")).toBeVisible();
    await inspect(clerk, "the assistant");
    await expect(main.getByRole("button", { name: "Trimite" })).toBeDisabled();
    await box.fill("cum se face");
    await box.press("Shift+Enter");
    await expect(box).toHaveValue("cum se face\n");
    await send("cum se face un referat de necesitate");
    await expect(main.getByText("Am găsit informații în „Referat de necesitate”")).toBeVisible();
  });
  await test.step("reads what a model wrote over the passages, by their numbers", async () => {
    await expect(main.getByText(`textul se trimite la ${stage.model}`)).toBeVisible();
    const written = main.getByRole("region", { name: "Scris de un model" });
    const claim = written.getByRole("link", { name: /^Pasajul 2:/ }).first();
    await expect(claim).toBeVisible();
    await expect(main.getByText("Modelul scrie")).toHaveCount(0);
    const before = await written.textContent();
    expect(before).not.toMatch(/\b987\b/); // what no passage says is left out; a port may end so
    await page.reload();
    expect(await written.textContent()).toBe(before);
    await inspect(clerk, "an answer with its sources");
    await claim.click();
    const passage = main.locator("figure[id$='-2']");
    await expect(passage.locator("blockquote")).toBeInViewport();
    await expect(passage).toBeFocused();
  });
  await test.step("is greeted after the time of typing", async () => {
    await send("Bună ziua!");
    await expect(main.getByText("Asistentul scrie")).toBeVisible();
    await expect(main.getByText("Sunt asistentul pentru achiziții publice.")).toBeVisible();
  });
  await test.step("is told that it is not known, and sends the chat to the desk", async () => {
    await send("Câți pinguini trăiesc în Antarctica?");
    await expect(main.getByText("Nu știu: niciun document de aici nu răspunde")).toBeVisible();
    await inspect(clerk, "an honest refusal");
    await follow(main, "trimiteți conversația la suport");
    await expect(main.getByRole("textbox", { name: "Mesaj" })).toHaveValue(/Câți pinguini trăiesc în Antarctica\?/);
    await inspect(clerk, "the message to the support desk");
    await follow(main, /referat de necesitate/);
  });
  await test.step("follows the source", async () => {
    await follow(main.getByRole("log"), "Referat de necesitate");
    await expect(heading(page, "Referat de necesitate")).toBeVisible();
  });
  await test.step("deletes the chat", async () => {
    await page.goto("/uat/ai-chat");
    await follow(page, /cum se face un referat/);
    await main.locator("summary", { hasText: "Acțiuni pentru conversație" }).click();
    await follow(main, "Șterge");
    await press(main, "Șterge conversația");
    await expect(page.getByText("Conversația a fost ștearsă.").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /cum se face un referat/ })).toHaveCount(0);
  });
});
