import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { postsOf } from "~/modules/forum/store/posts.server";
import { replyToDiscussion, solveDiscussion } from "~/modules/forum/verbs/discussions.server";
import { hidePost } from "~/modules/forum/verbs/reports.server";
import { actOf, documentOf, published, rowOf } from "~/modules/library/library.test-data";
import { filesOf } from "~/modules/library/store/files.server";
import { resources } from "~/modules/library/tables/resources.server";
import { actInputOf, editAct, verifyAct } from "~/modules/library/verbs/acts.server";
import { readResourceFile } from "~/modules/library/verbs/files.server";
import { editResource, verifyResource, versionOf, withdrawResource } from "~/modules/library/verbs/resources.server";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { storeUpload } from "~/modules/media/verbs/attachment.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { db, raw } from "~/platform/database/connection.server";
import { isUnfinished } from "~/platform/jobs/jobs.server";
import { pick } from "~/platform/pick";
import { pdfSaying } from "../../../tests/support/documents";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { NOT_ALL_READ, STILL_READING } from "./rules/answers";
import { keyOf } from "./rules/sources";
import { exchangesOf } from "./store/chats.server";
import { assistantPassages } from "./tables.server";
import { answerOf } from "./verbs/answer.server";
import { ask } from "./verbs/ask.server";
import { findSources } from "./verbs/find.server";
import { fillOldPassages, fillPassages, rebuildPassages } from "./verbs/index.server";
import { statesOf } from "./verbs/states.server";

ownPlatform();
let admin: Person;
let heard: string | undefined;

beforeAll(async () => {
  admin = await person("ADMIN");
  await published(admin, {
    title: "Plan de deszăpezire",
    summary: "Utilaje pentru drumuri.",
    tags: ["iarnă"],
    body: "<p>Sare și nisip.</p>",
  });
  await published(admin, {
    title: "Inventarierea anuală",
    summary: "Comisia și listele.",
    tags: [],
    body: "<p>Bunuri.</p>",
  });
});

const hear = async () => {
  heard = await deliverJournal(heard);
};
const titles = async (question: string) => (await findSources(question)).documents.map(({ title }) => title);

/** Counts that are kept against those of the postings. */
async function miscounted(): Promise<number> {
  const { rows } = await db().execute<{ number: number }>(sql`
    select count(*)::int as number from (
      (select stem, passages from assistant_stems except select stem, count(*)::int from assistant_postings group by stem)
      union all
      (select stem, count(*)::int from assistant_postings group by stem except select stem, passages from assistant_stems)
    ) differing`);
  return rows[0]?.number ?? -1;
}

describe("the passages of the assistant", () => {
  it("of a document are found by its everyday words, which are no title, no quote, and follow what an ADMIN writes", async () => {
    const input = { title: "Certificatul de urbanism", summary: "", body: "<p>Se emite în 15 zile.</p>" };
    const id = await published(admin, { ...input, everydayWords: ["țidulă de zidit"] });
    await hear();
    const { documents } = await findSources("unde iau țidula pentru zidit");
    const found = documents.find(({ subjectId }) => subjectId === id);
    expect(found?.met.map(({ anywhere, front }) => [anywhere > 0, front > 0])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(JSON.stringify(found?.passages)).not.toContain("țidulă");
    await editResource(admin.actor, id, documentOf(admin, { ...input, everydayWords: ["foiță de ogradă"] }), null);
    await hear();
    expect(await titles("unde iau țidula pentru zidit")).not.toContain(input.title);
    expect(await titles("foita pentru ograda")).toContain(input.title);
    expect((await rowOf(id)).number).toBe(1); // its text is the same
    await withdrawResource(admin.actor, id);
    await hear();
  });

  it("follow a document from its first edition to its withdrawal", async () => {
    const id = await published(admin, {
      title: "Casarea bunurilor",
      body: "<h2>Propunerea</h2><p>Comisia propune.</p>",
    });
    await hear();
    expect(await titles("cum propune comisia casarea")).toContain("Casarea bunurilor");
    const next = documentOf(admin, {
      title: "Casarea bunurilor",
      body: "<h2>Aprobarea</h2><p>Ordonatorul semnează.</p>",
    });
    await editResource(admin.actor, id, next, versionOf(await rowOf(id)));
    await hear();
    const [found] = (await findSources("ordonatorul semnează casarea")).documents;
    expect(found).toMatchObject({ title: "Casarea bunurilor", textId: (await rowOf(id)).editionId });
    expect(found?.passages[0]).toMatchObject({ heading: "Aprobarea", text: "Ordonatorul semnează." });
    expect(JSON.stringify(found)).not.toContain("Comisia propune");
    await withdrawResource(admin.actor, id);
    await hear();
    expect(await titles("casarea bunurilor")).not.toContain("Casarea bunurilor");
    expect(await miscounted()).toBe(0);
  });

  it("of a rule that came into force after the asked year lead to the act that it replaced", async () => {
    const old = await actOf(admin, {
      number: "50/1991",
      title: "Legea nr. 50/1991 privind zidurile",
      summary: "Vechi.",
    });
    const inForceFrom = "2026-08-25" as LocalDate;
    const act = await actOf(admin, { number: "169/2026", title: "Codul zidurilor", summary: "Nou.", inForceFrom });
    const stored = await actInputOf(old);
    await editAct(admin.actor, old, { ...stored, abrogated: { actId: act, on: inForceFrom, note: "" } }, null);
    await published(admin, {
      title: "Permisul pentru ziduri înalte",
      summary: "Ce termen are permisul pentru ziduri.",
      tags: [],
      body: "<p>Permisul pentru ziduri înalte ține trei ani.</p>",
      basis: [{ actId: act, articles: "art. 5" }],
    });
    await hear();
    const question = "cât ține permisul pentru ziduri înalte";
    const answer = async (text: string) => answerOf(text, await findSources(text), now());
    const past = await answer(`${question} din 2023`);
    expect(past.status).toBe("quoted");
    expect(past.lead).toContain(
      "Legea 169/2026 este în vigoare din 25 august 2026. Pentru atunci citiți Legea 50/1991.",
    );
    expect(past.quotes).toContainEqual(expect.objectContaining({ title: "Legea 50/1991", subjectId: old, text: "" }));
    expect((await answer(question)).lead).not.toContain("Atenție");
    const states = await statesOf(past.quotes, now());
    expect([...states.values()].map(({ words }) => words).join("\n")).toContain(
      "Temei: Legea 169/2026, art. 5 (în vigoare din 25 august 2026)",
    );
  });

  it("are of the pages of a file, once its reading has ended", async () => {
    const by = uploaderOf(admin.actor);
    const bytes = pdfSaying(["Prima pagina", "Compostarea se face in curtea fiecarui locuitor"]);
    const stored = await storeUpload({ file: new File([bytes as BlobPart], "Ghid.pdf"), purpose: "resource", by });
    if (!stored.ok) throw new Error(stored.sentence);
    const files = { added: [stored.id], removedIds: [] };
    const id = await published(admin, { title: "Îndrumar din fișier", summary: "", body: "", tags: [], files });
    await hear();
    const question = "unde se face compostarea";
    expect(await titles(question)).not.toContain("Îndrumar din fișier");
    const [unread] = (await findSources("îndrumar din fișier")).documents;
    expect(unread).toMatchObject({ subjectId: id, passages: [] });
    expect((await findSources("îndrumar din fișier")).certainty).toBe("near");
    for (const file of await filesOf((await rowOf(id)).editionId)) await readResourceFile.run({ id: file.id });
    await hear();
    const [found] = (await findSources(question)).documents;
    expect(found).toMatchObject({ subjectId: id });
    expect(found?.passages[0]).toMatchObject({
      heading: "Ghid.pdf, pagina 2",
      text: "Compostarea se face in curtea fiecarui locuitor",
    });
    expect(await textOf(await (await member("UAT")).get("/uat/knowledge-hub?cauta=compostare"))).toContain(
      "Găsit în „Ghid.pdf”, pagina 2",
    );
    const removedIds = (await filesOf((await rowOf(id)).editionId)).map((file) => file.id);
    const text = { title: "Îndrumar din fișier", summary: "", body: "<p>Fără fișier.</p>", tags: [] };
    const next = documentOf(admin, { ...text, files: { added: [], removedIds } });
    await editResource(admin.actor, id, next, versionOf(await rowOf(id)));
    await hear();
    expect(await titles(question)).not.toContain("Îndrumar din fișier");
  });

  it("count more of what can be relied on, and at once less when an act under it is amended", async () => {
    const weightOf = async (subjectId: string) => {
      await hear();
      const rows = await db()
        .selectDistinct(pick(assistantPassages, "weight"))
        .from(assistantPassages)
        .where(eq(assistantPassages.subjectId, subjectId));
      return rows.map(({ weight }) => weight);
    };
    const act = await actOf(admin, { number: "801/2001" });
    const by = await actOf(admin, { number: "802/2026" });
    const basis = [{ actId: act, articles: "" }];
    const id = await published(admin, { basis });
    const example = await published(admin);
    const [unverified = 0] = await weightOf(id);
    const [unverifiedAct = 0] = await weightOf(act);
    for (const one of [id, example])
      await verifyResource(admin.actor, one, {
        edition: 1,
        source: "https://legislatie.just.ro/Public/1",
        sourceOn: "2026-05-01" as LocalDate,
      });
    await db().update(resources).set({ isExample: true }).where(eq(resources.id, example)); // as in the demo world
    await verifyAct(admin.actor, act);
    expect((await weightOf(id))[0]).toBeGreaterThan(unverified);
    expect((await weightOf(act))[0]).toBeGreaterThan(unverifiedAct);
    expect(await weightOf(example)).toEqual([unverified]);
    const amended = [{ actId: by, on: "2026-01-05" as LocalDate, note: "" }];
    await editAct(admin.actor, act, { ...(await actInputOf(act)), amended }, null);
    expect(await weightOf(id)).toEqual([unverified]);
    expect(await weightOf(act)).toEqual([unverifiedAct]);
  });

  it("are of acts too, and found by the words that mean the same", async () => {
    await actOf(admin, { number: "101/2006", title: "Legea salubrizării", summary: "Colectarea deșeurilor." });
    await hear();
    expect((await titles("cine ridică gunoiul"))[0]).toBe("Legea 101/2006");
    expect((await titles("deseruri colectate"))[0]).toBe("Legea 101/2006");
  });

  it("are filled again as they were, and only what differs is written", async () => {
    expect((await rebuildPassages()).written).toBe(0);
    await db().execute(sql`delete from assistant_passages`);
    expect(await titles("casarea")).toEqual([]);
    const { sources, written } = await rebuildPassages();
    expect(written).toBe(sources);
    expect((await titles("sare și nisip pe drumuri"))[0]).toBe("Plan de deszăpezire");
    expect(await miscounted()).toBe(0);
  });

  it("that an older program filled are filled by one job, and nothing is said to be unknown meanwhile", async () => {
    const asker = (await member("UAT")).actor as Member;
    const unknown = "Câte gâște are voie să țină o gospodărie?";
    const body = "<p>Apa din fântânile publice se verifică de două ori pe an.</p>";
    await published(admin, { title: "Verificarea apei din fântânile publice", summary: "", body });
    await hear();
    const lead = async (question = unknown) =>
      (await exchangesOf(await (await ask(asker, question, { department: "hr" }))())).at(-1)?.lead;
    expect(await lead()).toMatch(/^Nu /);
    await fillOldPassages();
    expect(await isUnfinished(fillPassages)).toBe(false);
    await db().update(assistantPassages).set({ digest: "0-" });
    for (const _process of [1, 2]) await fillOldPassages();
    expect((await raw.executeSql("select from pgboss.job where name = $1", [fillPassages.name])).rows).toHaveLength(1);
    expect(await lead()).toBe(STILL_READING);
    expect(await lead("de câte ori se verifică apa din fântânile publice")).toMatch(
      new RegExp(`^Am găsit .* ${NOT_ALL_READ}$`),
    );
    await fillPassages.run({});
    await raw.executeSql("update pgboss.job set state = 'completed' where name = $1", [fillPassages.name]);
    expect(await lead()).toMatch(/^Nu /);
  });

  it("follow a solved discussion of the forum, which is quoted as experience and answers nothing by itself", async () => {
    const asker = await member("UAT");
    const answerer = await member("FIRMA");
    const id = await discussionOf(asker.actor, {
      title: "Cum ați scăpat de ambrozie pe marginea drumului?",
      body: "<p>Anul trecut a venit o amendă.</p>",
    });
    await replyToDiscussion(answerer.actor, id, "<p>Am cosit de trei ori ambrozia, înainte de înflorire.</p>");
    await hear();
    expect(await titles("ambrozie")).toEqual([]);
    const [, reply] = await postsOf(id, 1);
    await solveDiscussion(asker.actor, id, reply?.id ?? "");
    await hear();
    const { documents, certainty } = await findSources("cum scăpăm de ambrozie pe marginea drumului");
    expect(documents[0]).toMatchObject({
      kind: "discussion",
      title: "Cum ați scăpat de ambrozie pe marginea drumului?",
    });
    expect(documents[0]?.passages[0]?.text).toContain("Am cosit de trei ori");
    expect(certainty).not.toBe("sure");
    const key = { kind: "discussion", subjectId: id } as const;
    expect((await statesOf([key], new Date())).get(keyOf(key))).toMatchObject({
      href: `/forum/${id}#mesaj-2`,
      words: expect.stringContaining("experiență, nu lege"),
    });
    await hidePost(admin.actor, reply?.id ?? "", { reason: "untrue", note: "" });
    await hear();
    expect(await titles("ambrozie")).toEqual([]);
    expect((await statesOf([key], new Date())).size).toBe(0);
    expect(await miscounted()).toBe(0);
  });
});
