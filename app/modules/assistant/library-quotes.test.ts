import { beforeAll, describe, expect, it } from "vitest";
import { discussionOf, repliesTo, send } from "~/modules/forum/forum.test-data";
import type { Similar } from "~/modules/forum/parts/similar";
import { NEW_DISCUSSION, SIMILAR } from "~/modules/forum/rules/paths";
import { postsOf } from "~/modules/forum/store/posts.server";
import { discussions } from "~/modules/forum/tables.server";
import { solveDiscussion } from "~/modules/forum/verbs/discussions.server";
import { actOf, documentOf, published, rowOf } from "~/modules/library/library.test-data";
import { actInputOf, editAct } from "~/modules/library/verbs/acts.server";
import { editResource, versionOf, withdrawResource } from "~/modules/library/verbs/resources.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { endStop, insertStop } from "./store/chats.server";
import { findSources } from "./verbs/find.server";

ownPlatform();
const TITLE = "Cum se completează referatul de necesitate?";
const REFERAT = {
  title: "Referat de necesitate",
  body: "<h2>Cum se completează</h2><p>Compartimentul scrie nevoia, cantitatea și prețul estimat.</p>",
};

let admin: Person;
let uat: Person;
let firma: Person;
let referat: string;

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT");
  firma = await member("FIRMA");
  referat = await published(admin, REFERAT);
  for (const title of ["Plan de deszăpezire", "Anunț de concurs", "Casarea bunurilor"])
    await published(admin, { title, summary: `${title}, pe scurt.`, tags: [], body: `<p>${title} al comunei.</p>` });
  await deliverJournal();
});

const like = async (who: Person, title = TITLE): Promise<Similar> =>
  (await who.get(`${SIMILAR}?${new URLSearchParams({ titlu: title })}`)).json();
const titles = async (who: Person, title?: string) => (await like(who, title)).documents.map((one) => one.title);

describe("the library beside the title of a discussion", () => {
  it("is quoted shortly, with the state of the document and its page", async () => {
    const [first, ...others] = (await like(uat)).documents;
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      title: "Referat de necesitate",
      href: `/uat/resource/${referat}`,
      heading: "Cum se completează",
      text: "Compartimentul scrie nevoia, cantitatea și prețul estimat.",
      state: "Neverificat încă",
    });
    const steps = Array.from({ length: 30 }, (_, at) => `pasul ${at} al zugrăvirii gardului`).join(", ");
    const long = await published(admin, {
      title: "Ghid pentru zugrăvirea gardului",
      body: `<h2>Zugrăvirea gardului</h2><p>${steps}</p>`,
    });
    await deliverJournal();
    const [quoted] = (await like(uat, "Cum facem zugrăvirea gardului?")).documents;
    expect(quoted?.href).toBe(`/uat/resource/${long}`);
    expect(quoted?.text.length).toBeLessThanOrEqual(240);
    expect(quoted?.text).toMatch(/^pasul 0 .*…$/);
  });

  it.each(["Referat de necesitate pentru sateliți meteorologici chinezești?", "Câte rachete spațiale sunt pe orbită?"])(
    "is not quoted where it is not sure: %s",
    async (title) => {
      expect(await titles(uat, title)).toEqual([]);
    },
  );

  it("is quoted to a firm only where the document is for firms too, and leads where firms read it", async () => {
    expect(await titles(firma)).toEqual([]);
    const change = async (isForFirms: boolean) => {
      const input = documentOf(admin, { ...REFERAT, isForFirms });
      await editResource(admin.actor, referat, input, versionOf(await rowOf(referat)));
      await deliverJournal();
    };
    await change(true);
    expect((await like(firma)).documents).toMatchObject([
      { title: "Referat de necesitate", href: `/firma/resource/${referat}` },
    ]);
    expect(await titles(uat)).toEqual(["Referat de necesitate"]);
    await change(false);
    expect(await titles(firma)).toEqual([]);
  });

  it("is quoted of acts in force only, and to no firm", async () => {
    const law = await actOf(admin, {
      number: "350/2001",
      title: "Legea nr. 350/2001 privind amenajarea teritoriului și urbanismul",
      summary: "Planurile de urbanism și avizele lor.",
    });
    const by = await actOf(admin, { number: "351/2026", title: "Legea nr. 351/2026", summary: "Altceva." });
    await deliverJournal();
    const title = "Ce avize cere Legea 350/2001 pentru planurile de urbanism?";
    expect((await like(uat, title)).documents[0]).toMatchObject({ href: `/uat/legislation/${law}` });
    expect(await titles(firma, title)).toEqual([]);
    const abrogated = { actId: by, on: "2026-01-05" as LocalDate, note: "" };
    await editAct(admin.actor, law, { ...(await actInputOf(law)), abrogated }, null);
    await deliverJournal();
    expect(await titles(uat, title)).toEqual([]);
  });

  it("is not quoted while an ADMIN has stopped the assistant", async () => {
    await insertStop("assistant", admin.actor.userId, now());
    expect(await titles(uat)).toEqual([]);
    await endStop("assistant", admin.actor.userId, now());
    expect(await titles(uat)).toEqual(["Referat de necesitate"]);
  });

  it("is shown once before publication, under its own heading, and what was typed stays", async () => {
    const form = { title: TITLE, category: "general", body: "Nu știm ce se scrie la cantitate." };
    const refused = await send(uat, NEW_DISCUSSION, { ...form, similar: "" });
    expect(refused.status).toBe(400);
    const html = await refused.clone().text();
    expect(html).toContain('name="similar" value="seen"');
    const shown = await textOf(refused);
    for (const said of ["Discuția nu s-a publicat încă", "În bibliotecă", "Compartimentul scrie nevoia", form.body])
      expect(shown).toContain(said);
    expect(shown).not.toContain("S-a mai discutat despre");
    expect(await db().$count(discussions)).toBe(0);
    expect((await send(uat, NEW_DISCUSSION, form)).status).toBe(303);
    expect(await db().$count(discussions)).toBe(1);
  });

  it("stands beside the discussions, and goes when the document is withdrawn, before the index knows it", async () => {
    await discussionOf(firma.actor, { title: "Cine a completat un referat de necesitate pentru iluminat?" });
    const both = await like(uat);
    expect(both.discussions.map(({ title }) => title)).toContain(
      "Cine a completat un referat de necesitate pentru iluminat?",
    );
    expect(both.documents).toHaveLength(1);
    const solved = await discussionOf(firma.actor, { title: TITLE, body: `<p>${TITLE}</p>` });
    await repliesTo(solved, uat.actor, 1);
    const reply = (await postsOf(solved, 1)).find(({ number }) => number === 2)?.id ?? "";
    await solveDiscussion(firma.actor, solved, reply);
    await deliverJournal();
    const kinds = (await findSources(TITLE)).documents.map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(["resource", "discussion"]);
    expect((await like(uat)).documents).toHaveLength(1);
    await withdrawResource(admin.actor, referat);
    expect((await like(uat)).documents).toEqual([]);
  });
});
