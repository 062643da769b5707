import { expect, test } from "@playwright/test";
import { query } from "../support/databases";
import { inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { enter, fill, follow, heading, openMenu, press } from "./support/steps";

const CLERK = "salcia@demo.ro";

/** A training of yesterday to which the clerk came. Returns its id. */
async function planted(title: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    stage.database,
    `with program as (
       insert into programs (id, kind, category, title, description, format, level, author_id, price, discount, starts_at, ends_at,
         hours, place, capacity, curriculum, instructor, has_certificate, created_at, published_at, updated_at)
       select gen_random_uuid(), 'training', 'legislation', $1, 'Pe exemple.', 'on_site', 'beginner', id, 0, 0,
         now() - interval '30 hours', now() - interval '24 hours', 6, 'Zalău', 20, 'Pragurile', 'Ioana Pop', true,
         now() - interval '9 days', now() - interval '9 days', now() from users where role = 'ADMIN' limit 1 returning id)
     insert into enrolments (id, program_id, user_id, organisation_id, position, enrolled_at, seated_at, attended)
     select gen_random_uuid(), program.id, u.id, u.organisation_id, 1, now() - interval '8 days', now() - interval '8 days', true
     from program, users u where u.email = $2 returning program_id as id`,
    [title, CLERK],
  );
  if (!row) throw new Error("Nothing was planted");
  return row.id;
}

test("a certificate is issued, checked by a stranger and revoked", async ({ browser }) => {
  const title = "Arhivarea electronică, grupa A";
  const program = await planted(title);
  const visits = await Promise.all(
    [1, 2, 3].map((number) => visitor(browser, { origin: number === 1 ? stage.first : stage.second })),
  );
  const [admin, clerk, stranger] = visits;
  if (!admin || !clerk || !stranger) throw new Error("Nobody came");
  const shown = stranger.page.locator("main");

  await test.step("issued", async () => {
    await enter(admin, "admin@demo.ro", "/admin-login");
    const { page } = admin;
    await page.goto(`/admin/training-programs/${program}`);
    await openMenu(page.locator("main"));
    await follow(page.locator("main"), "Certificate");
    await inspect(admin, "certificates to be issued");
    await fill(page, { "Cât sunt valabile": "2 ani" });
    await press(page.locator("main"), "Emite certificatele");
    await expect(page.getByText("1 certificat a fost emis.").first()).toBeVisible();
    await inspect(admin, "certificates that were issued");
  });

  await test.step("downloaded by its holder", async () => {
    await enter(clerk, CLERK);
    const { page, context, origin } = clerk;
    await page.goto("/uat/training-programs/mine");
    await inspect(clerk, "own trainings with a certificate");
    const line = page.getByRole("link", { name: new RegExp(`^Descarcă PDF ?: certificatul pentru ${title}$`) });
    const file = await context.request.get(origin + (await line.getAttribute("href")));
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await page.goto(`/uat/training-programs/${program}`);
    await follow(page.locator("main"), "Scrie o recenzie");
    await inspect(clerk, "a review of a program");
    await page.getByRole("radio", { name: "5" }).check();
    await fill(page, { Recenzia: "Exemplele au fost din dosare adevărate." });
    await press(page.locator("main"), "Publică recenzia");
    await expect(page.getByText("Exemplele au fost din dosare adevărate.")).toBeVisible();
    await inspect(clerk, "a program with a certificate and a review");
  });

  const [certificate] = await query<{ code: string; holder: string }>(
    stage.database,
    "select code, holder from certificates where program_id = $1",
    [program],
  );
  const { code = "", holder = "" } = certificate ?? {};

  await test.step("checked by a stranger", async () => {
    const { page } = stranger;
    await page.goto(`/certificate/${code.slice(0, 8)}`);
    await expect(heading(page, "Certificat de participare")).toBeVisible();
    for (const words of [title, "6 ore", "Ioana Pop", "Valabil"]) await expect(shown).toContainText(words);
    await expect(shown).not.toContainText(holder);
    await inspect(stranger, "a certificate with a masked name");
    await fill(page, { "Ultimele patru semne ale codului": code.endsWith("2222") ? "3333" : "2222" });
    await press(shown, "Arată numele");
    await expect(shown).toContainText("nu se potrivesc");
    await inspect(stranger, "a certificate with wrong signs");
    await fill(page, { "Ultimele patru semne ale codului": code.slice(8).toLowerCase() });
    await press(shown, "Arată numele");
    await expect(shown).toContainText(holder);
    await inspect(stranger, "a certificate with its name");
    await page.goto("/certificate");
    await fill(page, { "Codul certificatului": "aaaa 2222" });
    await press(shown, "Verifică");
    await expect(shown).toContainText("Nu există niciun certificat cu acest cod");
    await inspect(stranger, "a certificate that does not exist");
    await fill(page, { "Codul certificatului": code });
    await press(shown, "Verifică");
    await expect(shown).toContainText(holder);
  });

  await test.step("revoked", async () => {
    const { page } = admin;
    await page.goto(`/admin/training-programs/${program}/certificates`);
    await follow(page.locator("main"), "Revocă");
    await inspect(admin, "a certificate about to be revoked");
    await fill(page, { Motivul: "Prezența a fost notată greșit." });
    await press(page.locator("main"), "Revocă certificatul");
    await expect(page.getByText("Certificatul a fost revocat.").first()).toBeVisible();
    await stranger.page.reload();
    await expect(shown).toContainText("Revocat");
    await expect(shown).toContainText("Prezența a fost notată greșit.");
    await inspect(stranger, "a revoked certificate");
    await page.goto(`/admin/training-programs/${program}/reviews`);
    await inspect(admin, "the reviews of a program");
    await follow(page.locator("main"), "Ascunde");
    await inspect(admin, "a review about to be hidden");
    await fill(page, { Motivul: "Numește o persoană." });
    await press(page.locator("main"), "Ascunde recenzia");
    await expect(page.getByText("Recenzia a fost ascunsă.").first()).toBeVisible();
    await clerk.page.reload();
    await expect(clerk.page.locator("main")).toContainText("Recenzia dumneavoastră nu se arată.");
  });

  for (const { problems, context } of visits) {
    // a code that does not exist is a 404, which browsers report
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
    await context.close();
  }
});
