import { expect, type Locator, type Page, test } from "@playwright/test";
import { photo } from "../support/pictures";
import { inspect } from "./support/axe";
import { visitor } from "./support/stage";
import { enter, press } from "./support/steps";

const GALLERY = "/uat/community/gallery";
const ADDRESS = "**/incarcari/imagini";

const picture = async (name: string, width = 300) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await (await photo({ width, height: 200 })).jpeg().toBuffer(),
});
const webPage = { name: "pagina.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html><script>alert(1)</script>") };
const items = (page: Page): Locator => page.locator(".images__item");
const alts = (page: Page) =>
  page
    .locator(".images__item input[name$='.alt']")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const said = (page: Page): Locator => page.locator(".images [role=status]");
const chooser = (page: Page): Locator => page.locator(".images input[type=file]");
const arrived = (page: Page) => expect(page.locator(".images progress")).toHaveCount(0, { timeout: 60_000 });

test("pictures go up one by one: told how far, stopped, sent again, put in order by keys, dropped and pasted", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page, problems } = clerk;
  await enter(clerk, "uat2@demo.ro");
  await page.goto(GALLERY);
  await expect(page.locator(".images__drop")).toBeVisible();
  const before = await alts(page);

  await test.step("one that is no picture keeps the others, and says why", async () => {
    await chooser(page).setInputFiles([await picture("unu.jpg"), webPage, await picture("doi.jpg")]);
    await arrived(page);
    await expect(items(page)).toHaveCount(before.length + 3);
    await expect(page.locator(".images .err")).toContainText("pagina.jpg");
    await expect(page.locator(".images .err")).toContainText("nu este JPEG, PNG, WebP sau GIF");
    await inspect(clerk, "pictures on their way");
    await press(page, "Scoate pagina.jpg");
    await expect(items(page)).toHaveCount(before.length + 2);
    await expect(chooser(page)).toBeFocused();
  });

  await test.step("one on its way is described meanwhile, and can be stopped", async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(ADDRESS, async (route) => {
      await gate.promise;
      await route.continue().catch(() => {});
    });
    await chooser(page).setInputFiles([await picture("trei.jpg"), await picture("patru.jpg")]);
    await expect(page.getByRole("progressbar", { name: "trei.jpg" })).toBeVisible();
    await items(page).last().getByLabel("Descrierea imaginii").fill("Moara");
    await press(page, "Oprește trei.jpg");
    gate.resolve();
    await arrived(page);
    await page.unroute(ADDRESS);
    await expect(items(page)).toHaveCount(before.length + 3);
    expect((await alts(page)).at(-1)).toBe("Moara");
  });

  await test.step("a lost connection is told, and the same picture is sent again", async () => {
    await page.route(ADDRESS, (route) => route.abort());
    await chooser(page).setInputFiles([await picture("cinci.jpg")]);
    await expect(page.locator(".images .err")).toContainText("Conexiunea la internet s-a întrerupt");
    await page.unroute(ADDRESS);
    await press(page, "Încearcă din nou cinci.jpg");
    await arrived(page);
    await expect(items(page)).toHaveCount(before.length + 4);
  });

  await test.step("by keys it moves up, and the focus stays with it", async () => {
    const up = items(page)
      .last()
      .getByRole("button", { name: /^Mută mai sus/ });
    await items(page).last().getByLabel("Descrierea imaginii").fill("Școala");
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(said(page)).toHaveText(/pe locul \d+ din \d+/);
    expect((await alts(page)).slice(-2)).toEqual(["Școala", "Moara"]);
    await expect(
      items(page)
        .nth(-2)
        .getByRole("button", { name: /^Mută mai sus/ }),
    ).toBeFocused();
  });

  await test.step("what is taken out can be put back until the form is saved", async () => {
    const count = await items(page).count();
    await items(page)
      .nth(count - 3)
      .getByRole("button", { name: /^Scoate/ })
      .click();
    await press(page, "Restaurează");
    await items(page)
      .nth(count - 3)
      .getByRole("button", { name: /^Scoate/ })
      .click();
    await expect(page.getByRole("button", { name: "Restaurează" })).toBeFocused();
  });

  await test.step("a drop and a paste bring pictures; the form waits for them and is sent by itself", async () => {
    await bring(page, "drop", "trasa.jpg");
    await arrived(page);
    await page.evaluate(drawSlowly);
    await bring(page, "paste", "lipita.jpg");
    await page.waitForFunction(() => "hasArrived" in window);
    await press(page, "Salvează galeria");
    await expect(page.getByText("Images uploaded successfully").first()).toBeVisible();
  });

  await test.step("what was saved is there in its order, and what is taken out is gone from its address", async () => {
    await page.goto(GALLERY);
    await expect(items(page)).toHaveCount(before.length + 5);
    expect((await alts(page)).slice(-4)).toEqual(["Școala", "Moara", "", ""]);
    const address = await items(page)
      .last()
      .locator("img")
      .evaluate((image) => (image as HTMLImageElement).src);
    expect((await page.request.get(address)).status()).toBe(200);
    await items(page)
      .last()
      .getByRole("button", { name: /^Scoate/ })
      .click();
    await press(page, "Salvează galeria");
    await expect(page).not.toHaveURL(/gallery/);
    expect((await page.request.get(address)).status()).toBe(404);
  });

  // what was refused and cut off on purpose
  expect(problems.filter((problem) => !/Failed to load resource|incarcari\/imagini/.test(problem))).toEqual([]);
  await clerk.context.close();
});

test("pictures go into the text where they were added, whatever is written meanwhile", async ({ browser }) => {
  const author = await visitor(browser);
  const { page } = author;
  await enter(author, "uat@demo.ro");
  await page.goto("/uat/articles/new");
  const text = page.locator(".ProseMirror");
  const uploads = page.locator(".editor__uploads li");
  await text.click();
  await page.keyboard.insertText("Înainte");
  const gate = Promise.withResolvers<void>();
  await page.route(ADDRESS, async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  await page.getByLabel("Alegeți imagini").setInputFiles([await picture("unu.jpg"), await picture("doi.jpg"), webPage]);
  await expect(uploads).toHaveCount(3);
  await inspect(author, "pictures on their way into a text");
  await press(page, "Oprește unu.jpg");
  await text.locator("p").click({ position: { x: 1, y: 8 } });
  await page.keyboard.insertText("Scris ");
  gate.resolve();
  await expect(uploads).toHaveCount(1);
  await expect(uploads.getByRole("alert")).toContainText("pagina.jpg: ");
  await press(page, "Închide pagina.jpg");
  await expect(uploads).toHaveCount(0);
  await expect(text.locator("img")).toHaveCount(1);
  await expect(text.locator("p").first()).toHaveText("Scris Înainte");
  await author.context.close();
});

test("a photograph of a telephone is made smaller before it goes up", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat2@demo.ro");
  await page.goto(GALLERY);
  await expect(page.locator(".images__drop")).toBeVisible();
  const noise = await (await photo({ width: 4000, height: 3000 }))
    .composite([await grain()])
    .jpeg({ quality: 95 })
    .toBuffer();
  const sent = page.waitForRequest(ADDRESS);
  await chooser(page).setInputFiles([{ name: "telefon.jpg", mimeType: "image/jpeg", buffer: noise }]);
  const size = (await (await sent).allHeaders())["content-length"];
  await arrived(page);
  expect(Number(size)).toBeLessThan(noise.length / 2);
  await expect(items(page).last().locator("img")).toHaveAttribute("width", "1600");
  await clerk.context.close();
});

const grain = async () => ({
  input: {
    create: {
      width: 4000,
      height: 3000,
      channels: 3 as const,
      background: "#808080",
      noise: { type: "gaussian" as const, mean: 128, sigma: 30 },
    },
  },
  blend: "overlay" as const,
});

/**
 * Runs in the page. For two seconds after the next picture has arrived, what React has to draw waits: as on a busy machine,
 * the form can be pressed before the list knows that nothing is on its way any more.
 */
function drawSlowly(): void {
  const post = MessagePort.prototype.postMessage;
  window.XMLHttpRequest = class extends XMLHttpRequest {
    constructor() {
      super();
      this.addEventListener("load", () => {
        const end = performance.now() + 2_000;
        MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
          setTimeout(() => post.call(this, message), end - performance.now());
        };
        Object.assign(window, { hasArrived: true });
      });
    }
  };
}

/** Drops or pastes a file. */
async function bring(page: Page, how: "drop" | "paste", name: string): Promise<void> {
  const bytes = [...(await picture(name)).buffer];
  await page.locator(".images__drop").evaluate(
    (zone, given) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: "image/jpeg" }));
      const init = { bubbles: true, cancelable: true };
      zone.dispatchEvent(
        given.how === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data }),
      );
    },
    { bytes, name, how },
  );
}
