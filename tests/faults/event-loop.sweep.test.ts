import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { POST_LIMITS } from "../../app/modules/forum/rules/text";
import { MOST_TEXT } from "../../app/platform/form/form-bounds";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { type FoundForm, postedForms } from "../e2e/support/crawl";
import { BEGINNINGS } from "../e2e/support/fields";
import { fieldOf } from "../e2e/support/scribe";
import { Browser } from "../support/browser";
import { slowness } from "../support/cost";
import { createDatabase, query } from "../support/databases";
import { type EventLoopWatch, watchEventLoop } from "../support/event-loop-watch";
import type { PageForm } from "../support/forms";
import type { Page } from "../support/page";
import { type RunningServer, startServer } from "../support/servers";
import { signIn } from "../support/visits";
import { repeated, WORST_ARTICLES, WORST_FORMS, WORST_READS, WORST_TEXTS } from "./support/worst-texts";

/** How much longer than an ordinary request one may block the event loop, in milliseconds. */
const MOST_HELD = 100;
/** Tries, to leave out the noise of the machine. */
const TRIES = 3;
/** All text of a form, in bytes: as much as the server reads, less what the hidden fields and names need. */
const ALL_TEXT = MOST_TEXT - 50_000;

const PEOPLE = ["stranger", "uat", "firma", "admin"] as const;
type Person = (typeof PEOPLE)[number];
type Found = FoundForm & { who: Person; name: string };

describe("no request holds up the others", { timeout: 600_000 }, () => {
  let server: RunningServer;
  let watch: EventLoopWatch;
  let database: string;
  /** Asked before every request: a connection of its own for each would take as long as the request. */
  let connection: pg.Client;
  let people: Record<Person, Browser>;
  let forms: Found[];
  /** How long an ordinary form blocks the event loop on this machine, in milliseconds. */
  let ordinary = 0;

  beforeAll(async () => {
    database = await createDatabase(inject("ground"));
    server = await startServer({ databaseUrl: database, seed: "demo" });
    connection = new pg.Client({ connectionString: database });
    await connection.connect();
    const entered = async (email: string, door?: string) => {
      const browser = new Browser(server.origin);
      await signIn(browser, email, demoPassword, door);
      return browser;
    };
    people = {
      stranger: new Browser(server.origin),
      uat: await entered("uat@demo.ro"),
      firma: await entered("firma@demo.ro"),
      admin: await entered("admin@demo.ro", "/admin-login"),
    };
    forms = await textForms(people);
    watch = watchEventLoop(server);
    for (const form of forms) ordinary = Math.max(ordinary, await watch.during(() => send(form, "")));
  });
  afterAll(async () => {
    await watch?.stop();
    await connection?.end();
    await server?.stop();
  });

  const send = ({ who, page, form }: Found, pattern: string) => {
    const text = repeated(pattern, ALL_TEXT / textNames(form).length, form.multipart);
    const fields = Object.fromEntries(textNames(form).map((name) => [name, text]));
    return people[who].submit(page, fields, { action: form.action ?? page.path });
  };

  /** Empty when one of a few tries stayed within the limit; otherwise the work and its blocked time. */
  async function heldBy(name: string, work: () => Promise<unknown>): Promise<string[]> {
    const most = MOST_HELD + ordinary;
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && least > most; tries += 1) {
      await connection.query("delete from rate_limits");
      const held = await watch.above(most, work);
      least = Math.min(least, held > most ? held / slowness() : held);
    }
    return least > most ? [`${name}: ${least.toFixed(0)} ms`] : [];
  }

  test("by asking for what is made when it is asked for", async () => {
    const held: string[] = [];
    for (const path of WORST_READS)
      held.push(
        ...(await heldBy(path.slice(0, 60), async () => expect((await people.stranger.get(path)).status).toBe(200))),
      );
    expect(held).toEqual([]);
  });

  test.each(Object.entries(WORST_FORMS))("by a form with %s", async (name, { type, body }) => {
    const headers = { "content-type": type, origin: server.origin, cookie: people.uat.cookie };
    const post = async (path: string) => {
      const answer = await fetch(server.origin + path, { method: "POST", body, headers, redirect: "manual" });
      expect([302, 303, 400, 413, 415]).toContain(answer.status);
      await answer.arrayBuffer();
    };
    for (const path of ["/support", "/uat/articles/new", "/incarcari/imagini"])
      expect(await heldBy(`${path}, ${name}`, () => post(path))).toEqual([]);
  });

  test.each(Object.entries(WORST_ARTICLES))("by two texts of an article: %s", async (name, [before, after]) => {
    const { firma, admin } = people;
    const written = { title: name, category: "eu-funds", bodyForm: "rich" };
    const held: string[] = [];
    const read = async (what: string, ask: () => Promise<Page>, status: number) =>
      held.push(...(await heldBy(`${name}, ${what}`, async () => expect((await ask()).status).toBe(status))));

    const page = await firma.get("/firma/content/new");
    let draft = "";
    await read(
      "written",
      async () => {
        const answer = await firma.submit(page, { ...written, body: before });
        draft = answer.location?.split("?")[0] ?? "";
        return answer;
      },
      303,
    );
    await firma.post(`${draft}/submission`);
    await admin.submit(await admin.get(await waiting(draft)), {}, { button: "Aprobă" });
    const form = await firma.get(`${draft}/edit`);
    await read("saved over another", () => firma.submit(form, { ...written, body: after, version: "alta" }), 409);
    expect((await firma.submit(form, { ...written, body: after }, { button: "Salvează" })).status).toBe(303);
    await firma.post(`${draft}/submission`);
    const submission = await waiting(draft);
    for (const path of ["", "/preview", "/difference"]) await read(path, () => firma.get(draft + path), 200);
    await read("read by an ADMIN", () => admin.get(submission), 200);
    expect(held).toEqual([]);
  });

  test("by a page of a discussion, full of the largest posts", async () => {
    const { characters, tags } = POST_LIMITS;
    const paragraphs = Math.floor(tags / 4) - 1;
    const body = `<p>${"a ".repeat(characters / paragraphs / 4)}<b>${"b ".repeat(characters / paragraphs / 4)}</b></p>`;
    const written = { title: "Cele mai mari mesaje", category: "general", bodyForm: "rich", similar: "seen" };
    const { uat } = people;
    const { location } = await uat.submit(await uat.get("/forum/nou"), { ...written, body: body.repeat(paragraphs) });
    const id = location?.split("/").at(-1);
    const same = "organisation_id, author_id, body, body_text, likes, created_at";
    await query(
      database,
      `insert into posts (id, discussion_id, number, ${same})
       select gen_random_uuid(), discussion_id, place, ${same} from posts, generate_series(2, 20) place where discussion_id = $1`,
      [id],
    );
    await query(database, "update discussions set replies = 19 where id = $1", [id]);
    const read = async () => {
      const { status, html } = await uat.get(`/forum/${id}`);
      expect([status, html.includes("mesaj-20")]).toEqual([200, true]);
    };
    expect(await heldBy("read", read)).toEqual([]);
  });

  // the last, because an ADMIN's decisions suspend the others
  test("by what is written into a text field", async () => {
    expect(forms.length).toBeGreaterThan(40);
    const held: string[] = [];
    for (const form of forms)
      for (const [name, pattern] of Object.entries(WORST_TEXTS))
        held.push(
          ...(await heldBy(`${form.name}, ${name}`, async () =>
            expect((await send(form, pattern)).status, "is read at all").not.toBe(413),
          )),
        );
    expect(held).toEqual([]);
  });

  async function waiting(draft: string): Promise<string> {
    const sql = "select id from article_submissions where article_id = $1 and status = 'pending'";
    const [found] = await query<{ id: string }>(database, sql, [draft.split("/").at(-1)]);
    return `/admin/articles/${found?.id}`;
  }
});

const textNames = ({ texts, secrets }: PageForm): string[] => [...texts.keys(), ...secrets];

/** Every form in which somebody may write, each once, whoever sees it. */
async function textForms(people: Record<Person, Browser>): Promise<Found[]> {
  const found = await Promise.all(
    PEOPLE.map(async (who) => {
      const seen = await postedForms(people[who], BEGINNINGS[who]);
      return seen.map(({ page, form }): Found => {
        const fields = textNames(form).map((name) => fieldOf(form, page, name));
        return { who, page, form, name: [...new Set(fields)].join(", ") };
      });
    }),
  );
  const written = found.flat().filter(({ form }) => textNames(form).length > 0);
  return [...new Map(written.toReversed().map((one) => [one.name, one])).values()].toReversed();
}
