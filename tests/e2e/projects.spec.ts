import { expect, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, heading, openMenu, press } from "./support/steps";

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** As long as a careful clerk writes. */
const title =
  "Prima casă de cultură refăcută de trei comune vecine, cu sală de spectacole, bibliotecă și atelier de olărit";

test("a project is opened, applied to by an authority and a firm, and decided", async ({ browser }) => {
  const visits = await Promise.all([1, 2, 3, 4].map(() => visitor(browser)));
  const [owner, authority, firm, stranger] = visits;
  if (!owner || !authority || !firm || !stranger) throw new Error("Nobody came");
  await enter(owner, "magura@demo.ro");
  await enter(authority, "salcia@demo.ro");
  await enter(firm, "firma2@demo.ro", "/login?tip=firma");
  let path = "";

  await test.step("opened, after a budget that could not be read", async () => {
    const { page } = owner;
    await page.goto("/features/project-exchange");
    await follow(page.locator("main"), "Publică proiect");
    await expect(heading(page, "Publică proiect")).toBeVisible();
    const main = page.locator("main");
    await fill(main, {
      "Titlul proiectului": title,
      "Descrierea publică": "Căutăm două comune și un arhitect.",
      Categoria: "Strategii Locale",
      Prioritatea: "Ridicat",
      "Bugetul, în lei": "mult",
      "Ultima zi pentru aplicații": inDays(25),
      "Descrierea care nu este publică": "Acoperișul ia apă din 2019.",
    });
    await press(main, "Publică");
    await expect(page.getByText("Scrieți bugetul numai cu cifre").first()).toBeVisible();
    await expect(page.getByLabel("Titlul proiectului")).toHaveValue(title);
    await inspect(owner, "a project, refused");
    await fill(main, { "Bugetul, în lei": "1.250.000" });
    await press(main, "Publică");
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText("Proiectul este la schimbul de proiecte.").first()).toBeVisible();
    path = new URL(page.url()).pathname;
  });

  await test.step("and seen by its authority as others see it, where nothing acts", async () => {
    const { page } = owner;
    await openMenu(page.locator("main"));
    await follow(page.locator("main"), "Cum îl văd ceilalți");
    await expect(page.getByText("Așa vede proiectul oricine")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Aplică/ })).toBeDisabled();
    await inspect(owner, "a project, as others see it");
    await follow(page.locator("main"), "După acceptare");
    await expect(page.getByText("Acoperișul ia apă din 2019.")).toBeVisible();
    await follow(page.locator("main"), "Înapoi la proiect");
    await expect(page).toHaveURL(path);
  });

  await test.step("found by a stranger in the list, without its private text", async () => {
    const { page } = stranger;
    await page.goto("/features/project-exchange?buget=1000000-5000000&ridicat=da&ordine=termen");
    await inspect(stranger, "the exchange, narrowed");
    await follow(page.locator("main"), title);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText("Acoperișul ia apă")).toHaveCount(0);
    await inspect(stranger, "a project, for a stranger");
    await follow(page.locator("main"), /^Aplică/);
    await expect(page).toHaveURL(/\/login/);
  });

  for (const [applicant, text] of [
    [authority, "Venim cu 40% din cofinanțare."],
    [firm, "Am proiectat două case de cultură."],
  ] as const)
    await test.step(`applied to: ${text}`, () => apply(applicant, path, text));

  await test.step("decided, one yes and one no, each with its message", async () => {
    for (const [name, decision, reason] of [
      ["Comuna Salcia Nouă", "Acceptați aplicația", "Ne vedem joi la Măgura."],
      ["Busola Fonduri SRL", "Nu o acceptați", "Am ales un arhitect din județ."],
    ] as const) {
      const { page } = owner;
      await page.goto(path);
      await follow(page.locator("#aplicatii"), new RegExp(name));
      await expect(heading(page, `Aplicația de la ${name}`)).toBeVisible();
      await inspect(owner, "an application");
      await fill(page.locator("main"), { Decizia: decision, "Mesajul către organizație": reason });
      await press(page.locator("main"), "Trimite decizia");
      await expect(page.getByText("Organizația primește decizia").first()).toBeVisible();
    }
  });

  await test.step("and told to both, the private text to the one that was accepted", async () => {
    await authority.page.goto(path);
    await expect(authority.page.getByText("Ne vedem joi la Măgura.")).toBeVisible();
    await expect(authority.page.getByText("Acoperișul ia apă din 2019.")).toBeVisible();
    await inspect(authority, "a project, for whoever was accepted");
    await firm.page.goto("/proiecte/aplicatii");
    const own = firm.page.locator("li.row", { has: firm.page.locator(`a[href="${path}#aplicatie"]`) });
    await expect(own).toContainText("Neacceptată");
    await inspect(firm, "own applications");
    await firm.page.goto(path);
    await expect(firm.page.getByText("Am ales un arhitect din județ.")).toBeVisible();
    await expect(firm.page.getByText("Acoperișul ia apă")).toHaveCount(0);
    await firm.page.goto("/firma/notificari");
    await expect(firm.page.getByText("Am ales un arhitect din județ.").first()).toBeVisible();
  });

  await test.step("and copied by a third authority", async () => {
    const { page } = authority;
    await page.goto(path);
    await follow(page.locator("main"), /^Copiază ideea/);
    await expect(page.getByLabel("Titlul proiectului")).toHaveValue(title);
    await fill(page.locator("main"), {
      "Titlul proiectului": "O casă de cultură la Salcia",
      "Bugetul, în lei": "400000",
      "Ultima zi pentru aplicații": inDays(40),
    });
    await press(page.locator("main"), "Publică");
    await expect(page.getByText("Pornit de la ideea")).toBeVisible();
  });

  for (const { problems, context } of visits) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

async function apply(applicant: Visitor, path: string, text: string): Promise<void> {
  const { page } = applicant;
  await page.goto(path);
  await press(page.locator("main"), /^Salvează/);
  await expect(page.getByText("Proiectul este printre cele salvate.").first()).toBeVisible();
  await follow(page.locator("main"), /^Aplică/);
  await expect(heading(page, "Aplicați la proiect")).toBeVisible();
  await fill(page.locator("main"), { "De ce vreți să luați parte": text });
  await inspect(applicant, "applying to a project");
  await press(page.locator("main"), "Aplică");
  await expect(page.getByText("Aplicația a fost trimisă.").first()).toBeVisible();
  await expect(page.locator("#aplicatie")).toContainText(text);
}
