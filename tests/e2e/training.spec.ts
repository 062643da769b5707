import { expect, test } from "@playwright/test";
import { query } from "../support/databases";
import { inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { enter, follow, heading, press } from "./support/steps";

const DAY = 86_400_000;

/** A published program of the association with one seat. Returns its id. */
async function planted(kind: "training" | "event", title: string): Promise<string> {
  const at = new Date();
  const startsAt = new Date(at.getTime() + 30 * DAY);
  const [row] = await query<{ id: string }>(
    stage.database,
    `insert into programs (id, kind, category, title, description, format, level, author_id, price, discount, starts_at, ends_at,
       hours, place, link, capacity, curriculum, instructor, has_certificate, created_at, published_at, updated_at)
     select gen_random_uuid(), $1, $2, $3, 'De la referat la ordonanțare, pe exemple.', 'hybrid', $4, id, 40000, $5, $6, $7,
       6, 'Zalău, Piața Iuliu Maniu nr. 1', 'https://sala.example.ro/x', 1, E'Pragurile\\nNota justificativă', 'Ioana Pop', true, $8, $8, $8
     from users where role = 'ADMIN' limit 1 returning id`,
    [
      kind,
      kind === "training" ? "legislation" : "workshop",
      title,
      kind === "training" ? "beginner" : null,
      kind === "training" ? 20 : 100,
      startsAt,
      new Date(startsAt.getTime() + DAY / 4),
      at,
    ],
  );
  if (!row) throw new Error("Nothing was planted");
  return row.id;
}

test("a seat is taken, waited for, offered, accepted and given up", async ({ browser }) => {
  const title = "Arhivarea dosarelor de urbanism, grupa întâi";
  const path = `/uat/training-programs/${await planted("training", title)}`;
  const visits = await Promise.all([1, 2].map(() => visitor(browser)));
  const [first, second] = visits;
  if (!first || !second) throw new Error("Nobody came");

  await test.step("after signing in", async () => {
    await first.page.goto(path);
    await expect(first.page.getByText("Autentificare necesară")).toBeVisible();
    await expect(
      first.page.getByText("Pentru a te înregistra la cursuri, trebuie să te autentifici mai întâi."),
    ).toBeVisible();
    await enter(first, "salcia@demo.ro");
    await enter(second, "lunca@demo.ro");
  });

  await test.step("from the card", async () => {
    const { page } = first;
    await page.goto("/uat/training-programs");
    await inspect(first, "the catalogue of trainings");
    await page.goto(`/uat/training-programs?cauta=${encodeURIComponent(title)}&categorie=legislation&nivel=beginner`);
    const card = page.getByRole("listitem").filter({ hasText: title });
    for (const words of ["320 lei", "400 lei", "1 loc din 1", "6 ore"]) await expect(card).toContainText(words);
    await press(card, /^Înscrie-te/);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText("Înscrierea este făcută.").first()).toBeVisible();
    for (const words of ["20% reducere pentru membri", "Ioana Pop"])
      await expect(page.locator("main")).toContainText(words);
    await expect(page.getByRole("link", { name: "https://sala.example.ro/x" })).toBeVisible();
    await inspect(first, "a training in which somebody has a seat");
  });

  await test.step("waited for", async () => {
    const { page } = second;
    await page.goto(path);
    await expect(page.getByText("sala.example.ro")).toHaveCount(0);
    await press(page.locator("main"), "Intră pe lista de așteptare");
    await expect(page.getByText("Sunteți primul din 1 pe lista de așteptare.").first()).toBeVisible();
    await inspect(second, "a training for which somebody waits");
  });

  await test.step("given up and offered to whoever waits", async () => {
    await follow(first.page.locator("main"), "Retrage-te");
    await expect(heading(first.page, "Renunțați la loc?")).toBeVisible();
    await inspect(first, "giving up a seat");
    await press(first.page.locator("main"), "Renunță la loc");
    await expect(first.page.getByText("V-ați retras.").first()).toBeVisible();
    const { page } = second;
    await page.goto("/uat/training-programs/mine");
    await expect(page.locator("main")).toContainText("Loc oferit");
    await inspect(second, "own trainings");
    await follow(page.locator("main"), title);
    await expect(page.getByText("Îl păstrăm pentru dumneavoastră până la")).toBeVisible();
    await inspect(second, "a training with an offered seat");
    await press(page.locator("main"), "Acceptă locul");
    await expect(page.getByText("Locul este al dumneavoastră.").first()).toBeVisible();
  });

  for (const { problems, context } of visits) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

test("a firm signs up for an event, whose calendar file follows a change", async ({ browser }) => {
  const title = "Atelier de oferte, dimineața";
  const id = await planted("event", title);
  const firm = await visitor(browser);
  const { page, context, problems } = firm;
  await enter(firm, "firma2@demo.ro", "/login?tip=firma");
  await page.goto("/firma/network?fila=evenimente");
  await inspect(firm, "the events of the network");
  const card = page.getByRole("listitem").filter({ hasText: title });
  for (const words of ["Atelier", "Gratuit pentru Parteneri", "1 loc din 1"]) await expect(card).toContainText(words);
  await press(card, /^Înscrie-te/);
  await expect(page.getByText("Înscrierea este făcută.").first()).toBeVisible();
  const file = async () => (await context.request.get(`/firma/events/${id}/calendar.ics`)).text();
  const before = await file();
  expect(before).toContain(`SUMMARY:${title.replace(",", "\\,")}`);
  const moved =
    "update programs set starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days', sequence = 1 where id = $1";
  await query(stage.database, moved, [id]);
  const after = await file();
  const lineOf = (text: string, name: string) => new RegExp(`^${name}[:;].*$`, "m").exec(text)?.[0];
  expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
  expect([lineOf(before, "SEQUENCE")?.trim(), lineOf(after, "SEQUENCE")?.trim()]).toEqual(["SEQUENCE:0", "SEQUENCE:1"]);
  expect(lineOf(after, "DTSTART")).not.toBe(lineOf(before, "DTSTART"));
  await page.goto("/firma/events/mine");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await inspect(firm, "own events");
  expect(problems).toEqual([]);
  await context.close();
});
