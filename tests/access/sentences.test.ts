import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import { setPassword } from "~/modules/accounts/store/person.server";
import { now, setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { readFlash } from "~/platform/flash/flash.server";
import { newFormKey } from "~/platform/form/once.server";
import { wordsOf } from "../support/html";
import { stranger } from "../support/people";
import { ownPlatform } from "../support/platform";
import { authorityAnswers, firmAnswers } from "../support/visits";
import { formOf, pathOf, rows } from "./matrix";
import { MOMENTS, makeWorld, PERSONAS, WORLD_PASSWORD, type World } from "./world";

/** What the specification says when something is done, where no other test reads it, by the address that is posted to. */
const DONE: Readonly<Record<string, string>> = {
  "/uat/articles/:id/edit": "Articolul a fost actualizat!",
  "/uat/messages/:id": "Mesajul a fost trimis!",
};

/** What it says when a change cannot be stored and nobody knows why. */
const NOT_DONE: Readonly<Record<string, string>> = {
  "/uat/service-requests/new": "A apărut o eroare la crearea solicitării.",
  "/uat/articles/new": "A apărut o eroare la crearea articolului.",
  "/uat/articles/:id/edit": "Nu s-a putut actualiza articolul.",
  "/uat/articles/:id/submission": "Nu s-a putut trimite la revizie.",
  "/uat/articles/:id/deletion": "Nu s-a putut șterge articolul.",
  "/firma/content/:id/submission": "Nu s-a putut trimite la revizie.",
  "/forum/nou": "A apărut o eroare la crearea topicului.",
  "/uat/community/profile": "A apărut o eroare la salvarea profilului.",
  "/admin/communities/new": "A apărut o eroare la salvarea comunității.",
  "/admin/communities/:id/profile": "A apărut o eroare la salvarea comunității.",
  "/admin/communities/:id/deletion": "A apărut o eroare la ștergerea comunității.",
  "/admin/communities/test": "A apărut o eroare la crearea comunităților de test.",
};

/** Whatever is written to these fails: a draft writes itself only, other changes the journal, a sign-in a session. */
const BROKEN = ["articles", "journal", "sessions"];

async function breakTheStore(): Promise<void> {
  await db().execute(
    "create function breaks() returns trigger language plpgsql as $$ begin raise exception 'the disk is broken'; end $$",
  );
  for (const table of BROKEN)
    await db().execute(
      `create trigger breaks before insert or update on ${table} for each row execute function breaks()`,
    );
}

/** The sentences of the answer: of its page, or of the message that the next page shows. */
async function saidBy(answer: Response): Promise<string> {
  const cookies = answer.headers.getSetCookie().flatMap((cookie) => cookie.match(/flash=([^;]+)/)?.[1] ?? []);
  const flash = readFlash(cookies[0] ?? null);
  return `${flash?.title} ${flash?.text} ${wordsOf(await answer.text())}`;
}

describe("the sentences of the specification", () => {
  ownPlatform();
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => setClock(null));

  const posted = async (pattern: string): Promise<string> => {
    const row = rows.find((one) => one.method === "POST" && one.pattern === pattern && one.codes.includes("303"));
    if (row === undefined) throw new Error(`No form that is stored is posted to ${pattern}`);
    const cookie = world.cookies[row.at][PERSONAS[row.codes.indexOf("303")] ?? "anonymous"] ?? "";
    const given = formOf(row, world.ids);
    // what is stored already would not be written again
    const form = { formKey: newFormKey(), ...given, ...(given.title ? { title: `${given.title}, altfel` } : {}) };
    setClock(MOMENTS[row.at]);
    return saidBy(await stranger.post(pathOf(row, world.ids), form, { cookie }));
  };

  it.each(Object.entries(DONE))("are said of what is done: %s", (pattern, sentence) =>
    rolledBack(async () => {
      expect(await posted(pattern)).toContain(sentence);
    }),
  );

  it("are said to an ADMIN who signs in", () =>
    rolledBack(async () => {
      await setPassword(world.actors.admin.userId, await hashPassword(WORLD_PASSWORD), now());
      const answer = await stranger.post("/admin-login", credentialsOf("admin"));
      expect(await saidBy(answer)).toContain("Autentificare reușită Bine ai venit în panoul de administrare!");
    }));

  it.each(Object.entries(NOT_DONE))("are said of what cannot be stored: %s", (pattern, sentence) =>
    rolledBack(async () => {
      await breakTheStore();
      expect(await posted(pattern)).toContain(sentence);
    }),
  );

  it.each([
    ["/register?tip=uat", () => authorityAnswers(), "A apărut o eroare la crearea contului."],
    ["/register?tip=firma", () => firmAnswers(), "A apărut o eroare la trimiterea cererii."],
    ["/login?tip=uat", () => credentialsOf("uat"), "A apărut o eroare la conectare. Încercați din nou."],
    ["/admin-login", () => credentialsOf("admin"), "A apărut o eroare neașteptată."],
  ])("are said to a stranger of what cannot be stored: %s", async (path, form, sentence) => {
    await rolledBack(async () => {
      await setPassword(world.actors.admin.userId, await hashPassword(WORLD_PASSWORD), now());
      await breakTheStore();
      const answer = await stranger.post(path, form() as Record<string, string>);
      expect([answer.status, await saidBy(answer)]).toEqual([500, expect.stringContaining(sentence)]);
    });
  });

  const credentialsOf = (who: "uat" | "admin") => ({ email: world.actors[who].email, parola: WORLD_PASSWORD });
});
