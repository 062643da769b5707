import { describe, expect, it } from "vitest";
import { cast, edited, need, responseInput, sentBy } from "~/modules/requests/stories.test-data";
import { acceptResponse, completeRequest } from "~/modules/requests/verbs/decisions.server";
import { createRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { askQuestion } from "~/modules/requests/verbs/questions.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import { editSentRequest } from "~/modules/requests/verbs/sent.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { signedIn } from "../../../tests/support/request-visitors";

ownPlatform();

/** Many requests are written first. */
const LONG = 400_000;

type Line = { text: string; count: number; href: string };

/** The lines of "Ce urmează" that count, or those below the queue of an ADMIN, with the list that each leads to. */
async function countedLines(who: Pick<Person, "get">, path: string): Promise<Line[]> {
  const html = await (await who.get(path)).text();
  const todo = /<section class="todo"[^>]*>.*?<\/section>|<div class="list__end">.*?<\/div>/s.exec(html)?.[0] ?? "";
  const lines = [...todo.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return lines.flatMap(([, href = "", inner = ""]) => {
    const text = inner.replace(/<[^>]*>/g, "").replaceAll(/[\u2060\u00a0]/g, " ");
    const [count] = /^\d+/.exec(text) ?? [];
    return count ? [{ text, count: Number(count), href: href.replaceAll("&amp;", "&") }] : [];
  });
}

/** How many the list says that it has found: the number told to screen readers, or the rows that it shows. */
async function foundAt(who: Pick<Person, "get">, href: string): Promise<number> {
  const html = await (await who.get(href)).text();
  const told = [...html.matchAll(/<(\w+)[^>]*data-results=""[^>]*>(.*?)<\/\1>/gs)].map(([, , words = ""]) =>
    words.replace(/<[^>]*>/g, " "),
  );
  const [number = "0"] = /\d+/.exec(told.at(-1) ?? "") ?? [];
  return Number(number);
}

async function expectEach(who: Pick<Person, "get">, path: string, expected: readonly RegExp[]) {
  const lines = await countedLines(who, path);
  for (const words of expected) expect(lines.map(({ text }) => text).join(" | ")).toMatch(words);
  for (const { text, count, href } of lines) expect([text, await foundAt(who, href)]).toEqual([text, count]);
}

describe("each line of a dashboard that counts opens exactly what it counts", () => {
  it(
    "for an authority and for a firm",
    async () => {
      const people = await cast();
      const { uat, author, other } = people;
      for (const title of ["Ciornă unu", "Ciornă doi"]) await createRequest(uat, need({ title }), NO_FILES);
      for (const title of ["Model unu", "Model doi"])
        await createRequest(uat, need({ title, description: "Ce vrem: [rezultatul]." }), NO_FILES);
      for (const title of ["Întrebare unu", "Întrebare doi"])
        await askQuestion(other, await sentBy(uat, { title }), { text: "Până când?" });
      for (const title of ["Primește unu", "Primește doi", "Primește trei"]) await sentBy(uat, { title });
      for (const title of ["Trimisă unu", "Trimisă doi"])
        await respond(author, await sentBy(uat, { title }), responseInput(), NO_FILES);
      for (const title of ["Schimbată unu", "Schimbată doi"]) {
        const id = await sentBy(uat, { title });
        await respond(author, id, responseInput(), NO_FILES);
        await editSentRequest(uat, id, edited(), NO_FILES);
      }
      for (const title of ["Încheiată unu", "Încheiată doi", "Curge unu", "Curge doi"]) {
        const id = await sentBy(uat, { title });
        await acceptResponse(uat, id, await respond(author, id, responseInput(), NO_FILES), "Răspunde întregii nevoi.");
        if (title.startsWith("Încheiată")) await completeRequest(uat, id);
      }
      await expectEach(await signedIn(uat), "/uat/dashboard", [
        /2 ciorne se pot trimite/,
        /2 ciorne au locuri necompletate/,
        /2 solicitări au întrebări fără răspuns/,
        /2 colaborări finalizate nu au recenzie/,
        /2 colaborări sunt în desfășurare/,
      ]);
      await expectEach(await signedIn(author), "/firma/dashboard", [
        /2 oferte așteaptă confirmarea/,
        /2 oferte trimise se pot modifica/,
      ]);
    },
    LONG,
  );

  it("for an ADMIN", async () => {
    await member("UAT", "pending");
    await member("FIRMA", "pending");
    const admin = await person("ADMIN");
    await expectEach(admin, "/admin/dashboard?coada=verificari", [/2 organizații așteaptă verificarea/]);
    expect(await textOf(await admin.get("/admin/dashboard"))).toContain("așteaptă verificarea");
  });
});
