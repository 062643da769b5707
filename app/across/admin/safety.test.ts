import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, it } from "vitest";
import { users } from "~/modules/accounts/tables.server";
import { register } from "~/platform/backup/register.server";
import { backups } from "~/platform/backup/tables.server";
import { db } from "~/platform/database/connection.server";
import { setQuarantine } from "~/platform/installation/quarantine.server";
import { setSettings, settings } from "~/platform/settings.server";
import { readHtml, wordsOf } from "../../../tests/support/html";
import { type OneOfEach, oneOfEach } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();

let people: OneOfEach;
beforeAll(async () => {
  people = await oneOfEach();
  await db().update(users).set({ twoFactorEnabled: true }); // outside demo mode an ADMIN needs it
});
afterEach(() => {
  setQuarantine(null);
  setSettings({ ...settings(), demo: true, backupDir: null });
});

const dashboard = async () => wordsOf(readHtml(await (await people.admin.get("/admin/dashboard")).text()));

it("an ADMIN reads on top that this is a copy in quarantine", async () => {
  expect(await dashboard()).not.toContain("carantină");
  setQuarantine(new Date("2026-11-30T20:45:00Z"));
  expect(await dashboard()).toContain("în carantină din 30 noiembrie 2026, 22:45");
});

it("an ADMIN reads how the backups are, and whom to tell when they are late; not in demo mode", async () => {
  expect(await dashboard()).not.toContain("Copii de siguranță");
  setSettings({ ...settings(), demo: false });
  expect(await dashboard()).toContain("nu are un loc pentru copii de siguranță");

  setSettings({ ...settings(), demo: false, backupDir: "/srv/copii" });
  const day = 86_400_000;
  const [startedAt, endedAt] = [new Date(Date.now() - 2 * day), new Date(Date.now() - 2 * day)];
  const row = { what: "backup", kind: "base", name: randomUUID(), bytes: 5 * 1024 * 1024 } as const;
  await db()
    .insert(backups)
    .values({ ...row, startedAt, endedAt });
  await register.restored(row.name, { rpoSeconds: 2, rtoSeconds: 13 });
  await register.failed("backup", "Discul este plin.");
  await register.failed("backup", "Discul este plin.");
  const page = await dashboard();
  expect(page).toMatch(
    /Ultima copie de siguranță are 48 de ore.*Discul este plin\..*Anunțați persoana care administrează/s,
  );
  expect(page).toContain("a durat 13");
  expect(await db().$count(backups), "the same failure again is one row").toBe(2);
});
