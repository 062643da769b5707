import { expect, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, heading, openMenu, press } from "./support/steps";

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const said = ({ page }: Visitor, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** As long as a careful trainer writes. */
const title = "Primul curs despre achiziția directă, pas cu pas, de la referatul de necesitate la recepție";

test("a firm proposes a course, and ADMIN rejects, publishes, moves and cancels it", async ({ browser }) => {
  const [firm, admin] = [await visitor(browser), await visitor(browser)];
  await enter(firm, "firma2@demo.ro", "/login?tip=firma");
  await enter(admin, "admin@demo.ro", "/admin-login");
  const [main, desk] = [firm.page.locator("main"), admin.page.locator("main")];
  let id = "";

  await test.step("proposed, after a place that was missing", async () => {
    await firm.page.goto("/firma/programs");
    await inspect(firm, "own programs");
    await follow(main, "Propune un program de instruire");
    await expect(heading(firm.page, "Propuneți un program de instruire")).toBeVisible();
    await fill(main, {
      Titlul: title,
      Descrierea: "Pentru cei care fac achiziții fără compartiment propriu.",
      Categoria: "Achiziții Publice",
      Nivelul: "Începător",
      "Ziua în care începe": inDays(30),
      "Ziua în care se termină": inDays(30),
      Formatul: "Față în față",
      "Ore de instruire": "6",
      "Numărul de locuri": "30",
      "Prețul, în lei": "400",
      Temele: "Pragurile\nNota justificativă",
      "Cine predă": "Ioana Pop, expert achiziții",
    });
    await press(main, "Trimite propunerea");
    await said(firm, "Scrieți locul în care vin participanții");
    await expect(main.getByLabel("Titlul")).toHaveValue(title);
    await inspect(firm, "a program, refused");
    await fill(main, { Locul: "Zalău, Piața Iuliu Maniu nr. 1" });
    await press(main, "Trimite propunerea");
    await expect(heading(firm.page, title)).toBeVisible();
    await said(firm, "Propunerea a fost trimisă.");
    await inspect(firm, "a proposal, for its firm");
    id = new URL(firm.page.url()).pathname.split("/").at(-1) ?? "";
  });

  await test.step("found by ADMIN and rejected with a reason", async () => {
    await admin.page.goto("/admin/training-programs?stare=proposed");
    await inspect(admin, "all programs");
    await follow(desk, new RegExp(title));
    await expect(heading(admin.page, title)).toBeVisible();
    await inspect(admin, "a proposal, for ADMIN");
    await openMenu(desk);
    await follow(desk, "Respinge");
    await fill(desk, { "Motivul respingerii": "Adăugați o temă despre praguri." });
    await inspect(admin, "a rejection");
    await press(desk, "Respinge propunerea");
    await said(admin, "Propunerea a fost respinsă.");
  });

  await test.step("sent again by the firm, who reads the reason", async () => {
    await firm.page.goto("/firma/programs");
    await said(firm, "Adăugați o temă despre praguri.");
    await follow(main, new RegExp(title));
    await follow(main, "Modifică");
    await fill(main, { Temele: "Pragurile din lege\nNota justificativă" });
    await press(main, "Trimite propunerea");
    await said(firm, "Propunerea a fost trimisă cu modificările.");
  });

  await test.step("published, moved and cancelled by ADMIN", async () => {
    await admin.page.goto(`/admin/training-programs/${id}`);
    await follow(desk, "Publică");
    await expect(heading(admin.page, "Publicați programul de instruire?")).toBeVisible();
    await press(desk, "Publică");
    await said(admin, "Programul de instruire a fost publicat.");
    await follow(desk, "Modifică");
    await inspect(admin, "a program, edited");
    await fill(desk, { "Ziua în care începe": inDays(31), "Ziua în care se termină": inDays(31) });
    await press(desk, "Salvează");
    await said(admin, "Programul de instruire a fost salvat.");
    await follow(desk, "Lista înscrișilor");
    await inspect(admin, "an empty roster");
    await admin.page.goto(`/admin/training-programs/${id}`);
    await openMenu(desk);
    await follow(desk, "Anulează");
    await fill(desk, { "Motivul anulării": "Formatorul este bolnav." });
    await press(desk, "Anulează programul de instruire");
    await said(admin, "Programul de instruire a fost anulat.");
    await inspect(admin, "a program, cancelled");
  });

  await test.step("and the firm reads why, and can no longer change it", async () => {
    await firm.page.goto(`/firma/programs/${id}`);
    await said(firm, "Formatorul este bolnav.");
    await expect(main.getByRole("link", { name: "Modifică" })).toHaveCount(0);
  });

  for (const { problems, context } of [firm, admin]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
