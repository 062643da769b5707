import { expect, it } from "vitest";
import { actOf } from "~/modules/library/library.test-data";
import type { LinkAnswer } from "~/modules/library/rules/links";
import { checkDueLinks } from "~/modules/library/verbs/link-checks.server";
import { createLink } from "~/modules/library/verbs/links.server";
import { withClock } from "~/platform/clock";
import { person, textOf } from "../../../../tests/support/people";
import { ownPlatform } from "../../../../tests/support/platform";
import { inboxOf } from "../store/inbox.server";
import { fromNow, heard, titles } from "./told.test-data";

ownPlatform();

it("a link that breaks is told to every administrator once, a site with several as one, until it answers", async () => {
  const admin = await person("ADMIN");
  const other = await person("ADMIN");
  const link = { note: "", category: "legal_advice" as const, rank: 1 };
  await createLink(admin.actor, { ...link, title: "AFIR", address: "https://www.afir.ro" });
  await createLink(admin.actor, { ...link, title: "ANAP", address: "https://anap.gov.ro" });
  await actOf(admin, { address: "https://anap.gov.ro/lege" });
  const failing = new Set<string>();
  const ask = async (address: string): Promise<LinkAnswer> =>
    [...failing].some((site) => address.startsWith(site))
      ? { problem: "status", status: 500 }
      : { problem: null, status: 200 };
  const run = async (day: string) => {
    await withClock(new Date(`2026-11-${day}T03:10:00Z`), () => checkDueLinks(ask));
    await heard();
  };
  const LIST = "/admin/library/links?care=nefunctionale";
  const desk = async () => textOf(await admin.get("/admin/dashboard?coada=documente"));
  await fromNow();
  await run("02");
  failing.add("https://www.afir.ro").add("https://anap.gov.ro");
  for (const day of ["09", "10"]) await run(day);
  expect(await titles(admin.actor)).toEqual([]);
  for (const day of ["11", "12"]) await run(day);

  const told = await titles(admin.actor);
  expect(told.map((title) => title.split("/")[0]).sort()).toEqual([
    "Link nefuncțional: afir.ro",
    "Link nefuncțional: anap.gov.ro",
  ]);
  expect(await titles(other.actor)).toEqual(told);
  const notice = (await inboxOf(admin.actor, 1)).find(({ title }) => title.endsWith("afir.ro"));
  expect(notice).toMatchObject({
    message:
      "Nu răspunde din 9 noiembrie 2026 (3 zile cu verificări nereușite): pagina răspunde cu o eroare (500). Ultima dată a funcționat la 2 noiembrie 2026. Este folosit la „AFIR”.",
    href: LIST,
    outcome: null,
  });
  expect(await desk()).toContain("3 linkuri nu funcționează");

  failing.clear();
  await run("13");
  expect((await inboxOf(admin.actor, 1)).map(({ outcome }) => outcome)).toEqual(["link_repaired", "link_repaired"]);
  expect(await desk()).toContain("Nu aveți nimic de rezolvat acum");

  failing.add("https://www.afir.ro");
  for (const day of ["20", "21", "22"]) await run(day);
  expect(await titles(admin.actor)).toHaveLength(3);
});
