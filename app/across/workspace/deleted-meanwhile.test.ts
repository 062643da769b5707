import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { draftOf } from "~/modules/articles/desk.test-data";
import { publishedBy } from "~/modules/articles/published.test-data";
import { attraction, project, save, withCommunity } from "~/modules/communities/desk.test-data";
import { actOf, linkOf, published } from "~/modules/library/library.test-data";
import { writeArticle } from "~/modules/library/verbs/act-articles.server";
import { need } from "~/modules/requests/stories.test-data";
import { createRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { localDate } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { NOUNS } from "../../../tests/fields/nouns";
import { type Fields, member, type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const own = ownPlatform();
const TEXT = "Podul de lângă școală nu are balustradă.";

let admin: Person;
let uat: Person;
let firma: Person;
beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await withCommunity(await member("UAT"));
  firma = await member("FIRMA");
});

/** What one person deletes while another has already read it and writes under it. */
type Case = {
  who: () => Person;
  made: () => Promise<string>;
  path: (id: string) => string;
  fields: (id: string) => Fields;
  deleted: string;
};

const idAfter = (answer: Response): string => answer.headers.get("location")?.split("?")[0]?.split("/").at(-1) ?? "";
const DOCUMENT =
  "update resources set edition_id = null, verification_id = null where id = $1; delete from resources where id = $1";
const ARTICLE = "update articles set published_submission_id = null where id = $1; delete from articles where id = $1";

const chat = {
  who: () => uat,
  made: async () => idAfter(await uat.post("/uat/ai-chat", { text: "Salut", department: "hr", formKey: newFormKey() })),
  deleted: "delete from assistant_conversations where id = $1",
};

const article = {
  label: "art. 7",
  heading: "Termenele",
  text: "Răspunsul se dă în 10 zile.",
  address: "https://legislatie.example.ro/act/7",
  amendedBy: null,
  amendedOn: null,
};

const CASES: Readonly<Record<string, Case>> = {
  "a question in a chat": { ...chat, path: (id) => `/uat/ai-chat/${id}`, fields: () => ({ text: TEXT }) },
  "the title of a chat": { ...chat, path: (id) => `/uat/ai-chat/${id}/title`, fields: () => ({ title: TEXT }) },
  "a correction of a document": {
    who: () => uat,
    made: () => published(admin),
    path: (id) => `/uat/resource/${id}/correction`,
    fields: () => ({ edition: "1", reason: TEXT }),
    deleted: DOCUMENT,
  },
  "the rating of a document": {
    who: () => uat,
    made: () => published(admin),
    path: (id) => `/uat/resource/${id}/rating`,
    fields: () => ({ edition: "1", stars: "4" }),
    deleted: DOCUMENT,
  },
  "a favourite document": {
    who: () => uat,
    made: () => published(admin),
    path: (id) => `/uat/resource/${id}/favourite`,
    fields: () => ({ kept: "yes" }),
    deleted: DOCUMENT,
  },
  "a favourite article": {
    who: () => uat,
    made: () => publishedBy(firma.actor, now()),
    path: (id) => `/uat/article/${id}/favourite`,
    fields: () => ({ kept: "yes" }),
    deleted: ARTICLE,
  },
  "the text of an article": {
    who: () => firma,
    made: () => draftOf(firma.actor),
    path: (id) => `/firma/content/${id}/edit`,
    fields: () => ({ title: "Podul", category: "eu-funds", summary: "", bodyForm: "plain", body: TEXT, version: "x" }),
    deleted: ARTICLE,
  },
  "an attraction": {
    who: () => uat,
    made: async () => {
      await save(uat, "/uat/community/attractions/new", attraction);
      const html = await (await uat.get("/uat/community")).text();
      return /attractions\/([0-9a-f-]{36})/.exec(html)?.[1] ?? "";
    },
    path: (id) => `/uat/community/attractions/${id}`,
    fields: () => ({ ...attraction, description: TEXT, version: "x" }),
    deleted: "delete from community_attractions where id = $1",
  },
  "a project of a community": {
    who: () => uat,
    made: async () => {
      await save(uat, "/uat/community/projects/new", project);
      const html = await (await uat.get("/uat/community")).text();
      return /community\/projects\/([0-9a-f-]{36})/.exec(html)?.[1] ?? "";
    },
    path: (id) => `/uat/community/projects/${id}`,
    fields: () => ({ ...project, description: TEXT, version: "x" }),
    deleted: "delete from community_projects where id = $1",
  },
  "a request": {
    who: () => uat,
    made: () => createRequest(uat.actor, need(), NO_FILES),
    path: (id) => `/uat/service-requests/${id}/edit`,
    fields: () => ({ title: "Podul", category: "digitalisation", description: TEXT, version: "x" }),
    deleted: "delete from requests where id = $1",
  },
  "a quick link": {
    who: () => admin,
    made: async () => (await linkOf(admin)).id,
    path: (id) => `/admin/library/links/${id}`,
    fields: () => ({
      title: "O pagină",
      address: "https://pod.example.ro",
      note: TEXT,
      category: "taxation",
      rank: "1",
      version: "x",
    }),
    deleted: "delete from quick_links where id = $1",
  },
  "an article of an act": {
    who: () => admin,
    made: async () => writeArticle(admin.actor, await actOf(admin), { ...article, asOf: localDate(2026, 9, 1) }),
    path: (id) => `/admin/legislation/articles/${id}`,
    fields: () => ({ ...article, text: TEXT, asOf: "2026-09-01", amendedBy: "", amendedOn: "", version: "x" }),
    deleted: "delete from act_articles where id = $1",
  },
  "a prepared answer": {
    who: () => admin,
    made: async () => {
      const fields = { question: "Unde?", answer: "Aici.", position: "1", formKey: newFormKey() };
      await admin.post("/admin/support/answers/new", fields);
      const html = await (await admin.get("/admin/support/answers")).text();
      return /answers\/([0-9a-f-]{36})/.exec(html)?.[1] ?? "";
    },
    path: (id) => `/admin/support/answers/${id}`,
    fields: () => ({ question: "Unde?", answer: TEXT, position: "1", version: "x" }),
    deleted: "delete from prepared_answers where id = $1",
  },
};

/** Sends a form while a deletion of what it belongs to waits to be committed. */
async function sentDuring({ who, made, path, fields, deleted }: Case): Promise<Response> {
  const id = await made();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const client = new pg.Client(own());
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin");
  for (const statement of deleted.split("; ")) await client.query(statement, [id]);
  const answer = who().post(path(id), { ...fields(id), formKey: newFormKey() });
  await Promise.race([answer, blocked(client)]);
  await client.query("commit");
  return answer;
}

/** Until another connection waits for this one. */
async function blocked(client: pg.Client): Promise<void> {
  const waits = "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))";
  while ((await client.query(waits)).rowCount === 0) await setTimeout(5);
}

const OWN = "there as long as its organisation is";
const STATES = "it changes its state, its row stays";
const KIND = "its form is opened by the kind of paper, not by the row";
/** Things with a form that nobody deletes while it is edited, each with the reason. */
const NOT_DELETED: Readonly<Record<string, string>> = {
  "a correction": STATES,
  "a document of the library": "withdrawn, and its row stays",
  "a draft of a model": KIND,
  "a firm": OWN,
  "a letterhead": OWN,
  "a project": "closed, and its row stays",
  "a proposed document": STATES,
  "a training program": STATES,
  "an act": "no step deletes it",
  "an authority": OWN,
  "an authority's copy of a model": KIND,
  "an event": STATES,
  "an offer": STATES,
  "the categories of a firm": OWN,
  "the company of a firm": OWN,
  "the contact of a community": OWN,
  "the contact of a firm": OWN,
  "the figures of a community": OWN,
  "the place of a community": OWN,
  "the profile of a community": OWN,
};

it("everything with a form of fields is deleted here while it is edited, or is never deleted", () => {
  expect([...Object.keys(CASES), ...Object.keys(NOT_DELETED)]).toEqual(expect.arrayContaining(Object.keys(NOUNS)));
});

describe("what belongs to something that is deleted meanwhile", () => {
  it.each(Object.entries(CASES))("is refused with a sentence and what was typed: %s", async (_name, one) => {
    const answer = await sentDuring(one);
    const page = await answer.text();
    expect([404, 409], page.slice(0, 400)).toContain(answer.status);
    if (JSON.stringify(one.fields("")).includes(TEXT)) expect(page).toContain(TEXT);
  });
});
