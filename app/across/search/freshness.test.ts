import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { aroundEach, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { editOrganisation } from "~/modules/accounts/verbs/organisation.server";
import {
  rejectOrganisation,
  restoreOrganisation,
  suspendOrganisation,
  verifyOrganisation,
} from "~/modules/accounts/verbs/verification.server";
import { sentAgain, waitingFrom } from "~/modules/articles/moderation.test-data";
import { publishedBy } from "~/modules/articles/published.test-data";
import { approveSubmission, unpublishArticle } from "~/modules/articles/verbs/moderation.server";
import { deleteArticle, restoreArticle } from "~/modules/articles/verbs/writing.server";
import { communities } from "~/modules/communities/tables.server";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { actOf, published } from "~/modules/library/library.test-data";
import { removeArticle, writeArticle } from "~/modules/library/verbs/act-articles.server";
import { restoreResource, withdrawResource } from "~/modules/library/verbs/resources.server";
import { partners } from "~/modules/partners/tables.server";
import {
  authority,
  cast,
  DEADLINE,
  firm,
  hoursAfter,
  START,
  STATES,
  sentBy,
} from "~/modules/requests/stories.test-data";
import { cancelRequest } from "~/modules/requests/verbs/decisions.server";
import { writeReview } from "~/modules/requests/verbs/reviews.server";
import { extendRequest } from "~/modules/requests/verbs/sent.server";
import { inThreeWeeks, programInput } from "~/modules/training/training.test-data";
import { cancelProgram, createProgram, publishProgram } from "~/modules/training/verbs/programs.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { now, setClock } from "~/platform/clock";
import { db, raw, rolledBack } from "~/platform/database/connection.server";
import { searchWords } from "~/platform/search/tables.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import type { BriefAnswer } from "./pages/brief-results";
import { NOT_FILLED } from "./rules/search";
import { searchEntries } from "./tables.server";
import { fillMissingKinds, fillSearchIndex, indexOne, rebuildSearchIndex } from "./verbs/index.server";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would hear of all that those before it have left

let heard: string | undefined;
/** A word that nothing else has, nor anything like it. */
const newWord = () => [...randomBytes(9)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");

/** Whether a stranger finds something by this word, once everybody has heard what happened. */
async function isFound(word: string): Promise<boolean> {
  heard = await deliverJournal(heard);
  const html = await (await stranger.get(`/cauta?q=${word}`)).text();
  return /role="status">\d/.test(html) && html.includes("<mark>");
}

const indexed = async (id: string) =>
  (await db().select().from(searchEntries).where(eq(searchEntries.subjectId, id)))[0] ?? null;
const admin = async () => (await person("ADMIN")).actor;
const named = (actor: Actor, name: string) =>
  db()
    .update(organisations)
    .set({ name })
    .where(eq(organisations.id, actor.organisation?.id ?? ""));
const edit = (actor: Actor) => editOrganisation(actor, { address: "Strada Nouă 2", website: null, description: null });

beforeEach(() => setClock(START));

it("a training is found by an authority while it is open for enrolment, by nobody else", async () => {
  const word = newWord();
  const uat = await member("UAT");
  const firma = await member("FIRMA");
  const moderator = await person("ADMIN");
  const finds = async (who: Person) => {
    heard = await deliverJournal(heard);
    return (await (await who.get(`/cauta?q=${word}`)).text()).includes("<mark>");
  };
  const id = await createProgram(moderator.actor, "training", programInput("training", { title: `Curs ${word}` }));
  expect(await finds(uat)).toBe(false);
  await publishProgram(moderator.actor, id);
  expect(await Promise.all([uat, moderator, firma].map(finds))).toEqual([true, true, false]);
  expect(await isFound(word)).toBe(false);
  setClock(inThreeWeeks());
  expect(await finds(uat)).toBe(false);
  setClock(START);
  await cancelProgram(moderator.actor, id, "Nu s-au strâns destui.");
  expect(await finds(uat)).toBe(false);
});

describe("a firm is found", () => {
  it("once it is verified, not while it is suspended, and again when it is restored", async () => {
    const word = newWord();
    const actor = await firm({ verification: "pending", name: `Firma ${word} SRL` });
    const id = actor.organisation?.id ?? "";
    await indexOne("partner", id);
    expect(await isFound(word)).toBe(false);
    await verifyOrganisation(await admin(), id, { checked: "Certificatul", kind: null });
    expect(await isFound(word)).toBe(true);
    await suspendOrganisation(await admin(), id, "Date neadevărate.");
    expect(await isFound(word)).toBe(false);
    await restoreOrganisation(await admin(), id, "S-au îndreptat.");
    expect(await isFound(word)).toBe(true);
  });

  it("never when it was rejected", async () => {
    const word = newWord();
    const actor = await firm({ verification: "pending", name: `Firma ${word} SRL` });
    await rejectOrganisation(await admin(), actor.organisation?.id ?? "", "Document nelizibil.");
    expect(await isFound(word)).toBe(false);
  });

  it("under its new name alone, and by what its profile says now", async () => {
    const before = newWord();
    const after = newWord();
    const told = newWord();
    const actor = await firm({ name: `Firma ${before} SRL` });
    await edit(actor);
    expect(await isFound(before)).toBe(true);
    await named(actor, `Firma ${after} SRL`);
    await db()
      .update(partners)
      .set({ description: `Facem ${told} de toate felurile.` })
      .where(eq(partners.id, actor.organisation?.id ?? ""));
    await edit(actor);
    expect(await isFound(before)).toBe(false);
    expect(await isFound(after)).toBe(true);
    expect(await isFound(told)).toBe(true);
  });
});

describe("an article is found", () => {
  it("once it is approved, by its newer text when that is, and not after it was taken away or thrown away", async () => {
    const before = newWord();
    const after = newWord();
    const author = await authority();
    const { articleId, submissionId } = await waitingFrom(author, { title: `Despre ${before}` });
    expect(await isFound(before)).toBe(false);
    await approveSubmission(await admin(), submissionId, { notes: null });
    expect(await isFound(before)).toBe(true);
    const html = await (await stranger.get(`/cauta?q=${before}&tip=articole`)).text();
    expect(html).toContain(`href="/blog/${articleId}"`);
    expect(html).toContain("Articole");
    const newer = await sentAgain(author, articleId, { title: `Despre ${after}` });
    expect([await isFound(before), await isFound(after)]).toEqual([true, false]);
    await approveSubmission(await admin(), newer, { notes: null });
    expect([await isFound(before), await isFound(after)]).toEqual([false, true]);
    await deleteArticle(author, articleId);
    expect(await isFound(after)).toBe(false);
    await restoreArticle(author, articleId);
    expect(await isFound(after)).toBe(true);
    await unpublishArticle(await admin(), newer, { reason: "Datele nu sunt ale primăriei." });
    expect(await isFound(after)).toBe(false);
  });

  it("not while its organisation is suspended, and under its new name alone", async () => {
    const before = newWord();
    const renamed = newWord();
    const author = await firm({ name: `Firma ${before} SRL` });
    const id = author.organisation?.id ?? "";
    await publishedBy(author, now(), { title: "Ce am învățat" });
    await edit(author);
    const found = async (word: string) =>
      (await isFound(word)) && (await (await stranger.get(`/cauta?q=${word}&tip=articole`)).text()).includes("/blog/");
    expect(await found(before)).toBe(true);
    await named(author, `Firma ${renamed} SRL`);
    await edit(author);
    expect([await found(before), await found(renamed)]).toEqual([false, true]);
    await suspendOrganisation(await admin(), id, "Date neadevărate.");
    expect(await found(renamed)).toBe(false);
  });
});

it("a firm stands by its rating once it has one", async () => {
  const people = await cast();
  const { id } = await STATES.completed(people);
  const firmId = people.author.organisation?.id ?? "";
  await indexOne("partner", firmId);
  expect((await indexed(firmId))?.weight).toBe(0.5);
  const scores = { overall: 4, quality: 4, time: 4, communication: 4, price: 4, text: "Bine." };
  await writeReview(people.uat, id, scores);
  heard = await deliverJournal(heard);
  expect((await indexed(firmId))?.weight).toBeCloseTo(0.8);
});

describe("a community is found", () => {
  const communityOf = (uat: Actor | null, name: string, more: { isTest?: boolean } = {}) =>
    createCommunity(
      { organisationId: uat?.organisation?.id ?? null, name, county: "SJ", createdAt: now(), ...more },
      null,
    );

  it("while its authority is verified and not suspended", async () => {
    const word = newWord();
    const uat = await authority("pending");
    await communityOf(uat, `Comuna ${word}`);
    expect(await isFound(word)).toBe(false);
    await verifyOrganisation(await admin(), uat.organisation?.id ?? "", { checked: "Decizia", kind: "commune" });
    expect(await isFound(word)).toBe(true);
    await suspendOrganisation(await admin(), uat.organisation?.id ?? "", "Date neadevărate.");
    expect(await isFound(word)).toBe(false);
  });

  it("without an owner too, not when it only tries things out, and not from the bin", async () => {
    const word = newWord();
    const tried = newWord();
    const id = await communityOf(null, `Comuna ${word}`);
    await communityOf(null, `Comuna ${tried}`, { isTest: true });
    expect(await isFound(word)).toBe(true);
    expect(await isFound(tried)).toBe(false);
    await db().update(communities).set({ deletedAt: now() }).where(eq(communities.id, id));
    await indexOne("community", id);
    expect(await isFound(word)).toBe(false);
  });
});

describe("a request is found", () => {
  it("from its sending until it is cancelled", async () => {
    const word = newWord();
    const uat = await authority();
    const id = await sentBy(uat, { title: `Nevoie de ${word}` });
    expect(await isFound(word)).toBe(true);
    await cancelRequest(uat, id, { reason: "no_budget", text: null });
    expect(await isFound(word)).toBe(false);
  });

  it.each([
    ["draft", false],
    ["open", true],
    ["sealed", true],
    ["to_confirm", true],
    ["running", false],
    ["vacant", false],
    ["completed", false],
    ["cancelled", false],
  ] as const)("in the state %s: %s", async (state, expected) => {
    const { id } = await STATES[state](await cast());
    heard = await deliverJournal(heard);
    expect((await indexed(id)) !== null).toBe(expected);
  });

  it("by whoever it is not addressed to: never", async () => {
    const word = newWord();
    const partner = await firm();
    await sentBy(await authority(), { title: `Nevoie de ${word}`, partner: partner.organisation?.id ?? null });
    expect(await isFound(word)).toBe(false);
  });

  it("by its title and its authority, never by its description", async () => {
    const word = newWord();
    await sentBy(await authority(), { description: `Descrierea spune ${word} firmelor conectate, nu tuturor.` });
    expect(await isFound(word)).toBe(false);
  });

  it("until its deadline without anybody's doing, and longer when it is extended", async () => {
    const word = newWord();
    const uat = await authority();
    const id = await sentBy(uat, { title: `Nevoie de ${word}` });
    setClock(hoursAfter(DEADLINE, 1));
    expect(await isFound(word)).toBe(false);
    setClock(hoursAfter(START, 5));
    await extendRequest(uat, id, { deadlineAt: hoursAfter(DEADLINE, 24 * 7), text: null });
    heard = await deliverJournal(heard);
    setClock(hoursAfter(DEADLINE, 1));
    expect(await isFound(word)).toBe(true);
  });

  it("under its authority's name as it is now, and not while that is suspended", async () => {
    const before = newWord();
    const after = newWord();
    const uat = await authority();
    await named(uat, `Comuna ${before}`);
    await sentBy(uat, { title: "Portal" });
    expect(await isFound(before)).toBe(true);
    await named(uat, `Comuna ${after}`);
    await edit(uat);
    expect(await isFound(before)).toBe(false);
    expect(await isFound(after)).toBe(true);
    await suspendOrganisation(await admin(), uat.organisation?.id ?? "", "Date neadevărate.");
    expect(await isFound(after)).toBe(false);
  });
});

describe("the library is found", () => {
  const foundBy = async (who: { get: (path: string) => Promise<Response> }, word: string) => {
    heard = await deliverJournal(heard);
    const html = await (await who.get(`/cauta?q=${word}`)).text();
    return html.includes("<mark>");
  };

  it("by authorities and by an ADMIN, not by firms and strangers, until it is withdrawn and again when it is restored", async () => {
    const word = newWord();
    const keeper = await person("ADMIN");
    const clerk = await member("UAT");
    const id = await published(keeper, { title: `Model de ${word}` });
    expect(await foundBy(clerk, word)).toBe(true);
    expect(await foundBy(keeper, word)).toBe(true);
    for (const other of [stranger, await member("FIRMA")]) expect(await foundBy(other, word)).toBe(false);
    expect(await (await clerk.get(`/cauta?q=${word}&tip=biblioteca`)).text()).toContain(`href="/uat/resource/${id}"`);
    await withdrawResource(keeper.actor, id);
    expect(await foundBy(clerk, word)).toBe(false);
    await restoreResource(keeper.actor, id);
    expect(await foundBy(clerk, word)).toBe(true);
  });

  it("without its words being suggested to those who may not read it", async () => {
    const word = newWord();
    const keeper = await person("ADMIN");
    await published(keeper, { title: `Model de ${word}` });
    heard = await deliverJournal(heard);
    const mistyped = `${word.slice(0, 4)}${word.slice(5)}`;
    expect(await (await stranger.get(`/cauta?q=${mistyped}`)).text()).not.toContain(word);
    expect(await (await (await member("UAT")).get(`/cauta?q=${mistyped}`)).text()).toContain(`„${word}”`);
    expect(await (await stranger.get(`/cauta?q=${mistyped}&tip=biblioteca`)).text()).not.toContain("Bibliotecă");
    await firm({ name: `Firma ${word} SRL` });
    await rebuildSearchIndex();
    expect(await (await stranger.get(`/cauta?q=${mistyped}`)).text()).toContain(`„${word}”`);
  });

  it("an act by its number, with the day on which it is abrogated", async () => {
    const keeper = await person("ADMIN");
    const number = `${Math.floor(Math.random() * 90_000) + 10_000}/2001`;
    const newer = await actOf(keeper, { number: number.replace("2001", "2019") });
    await actOf(keeper, { number, abrogated: { actId: newer, on: "2026-10-01" as LocalDate, note: "" } });
    heard = await deliverJournal(heard);
    const state = async () => await textOf(await (await member("UAT")).get(`/cauta?q=${number}&tip=legislatie`));
    expect(await state()).toContain("Se abrogă din 1 octombrie 2026");
    setClock(new Date("2026-10-02T09:00:00Z"));
    expect(await state()).toContain("Abrogat din 1 octombrie 2026");
  });

  it("an article of an act by its words and by its number, at its place on the act's page", async () => {
    const word = newWord();
    const keeper = await person("ADMIN");
    const clerk = await member("UAT");
    const number = `${Math.floor(Math.random() * 90_000) + 10_000}/2001`;
    const act = await actOf(keeper, { number });
    const written = (label: string, text: string) =>
      writeArticle(keeper.actor, act, {
        label,
        heading: "termenul",
        text,
        asOf: "2026-09-01" as LocalDate,
        address: "https://legislatie.just.ro/Public/DetaliiDocument/31413",
        amendedBy: null,
        amendedOn: null,
      });
    await written("art. 6", "Se dau din oficiu.");
    const id = await written("art. 7 alin. (1)", `Răspunsul se dă în ${word} zile.`);
    heard = await deliverJournal(heard);
    const page = async (who: Person, text: string) =>
      (await who.get(`/cauta?q=${encodeURIComponent(text)}&tip=legislatie`)).text();
    const place = `href="/uat/legislation/${act}#art-7-alin-1"`;
    const found = await page(clerk, `raspunsul ${word}`);
    expect(found).toContain(place);
    expect(await textOf(new Response(found))).toContain("art. 7 alin. (1): termenul");
    expect(await page(clerk, `art. 7 din Legea ${number}`)).toContain(place);
    expect(await page(clerk, `Legea ${number}`)).toContain(`href="/uat/legislation/${act}"`);
    expect(await page(keeper, word)).toContain(`href="/admin/legislation/articles/${id}"`);
    const { results } = (await (await clerk.get(`/uat/cautare?q=${word}`)).json()) as BriefAnswer;
    expect(results[0]).toMatchObject({ href: `/uat/legislation/${act}#art-7-alin-1` });
    await removeArticle(keeper.actor, id);
    heard = await deliverJournal(heard);
    expect(await page(clerk, word)).not.toContain("<mark>");
  });
});

describe("the whole index", () => {
  it("heard twice, or compared again, is the same", async () => {
    await rebuildSearchIndex();
    const before = await db().select().from(searchEntries).orderBy(searchEntries.kind, searchEntries.subjectId);
    await deliverJournal();
    expect(await rebuildSearchIndex()).toMatchObject({ written: 0, removed: 0 });
    const after = await db().select().from(searchEntries).orderBy(searchEntries.kind, searchEntries.subjectId);
    expect(after).toEqual(before);
  });

  it("is put right where it missed something", async () => {
    const kept = newWord();
    const gone = newWord();
    const one = await firm({ name: `Firma ${kept}` });
    const other = await firm({ name: `Firma ${gone}` });
    await indexOne("partner", other.organisation?.id ?? "");
    await db()
      .update(organisations)
      .set({ suspendedAt: now() })
      .where(eq(organisations.id, other.organisation?.id ?? ""));
    expect(await rebuildSearchIndex()).toMatchObject({ written: 1, removed: 1 });
    expect(await indexed(one.organisation?.id ?? "")).not.toBeNull();
    const words = await db().select().from(searchWords);
    const known = words.map(({ folded }) => folded);
    expect(known).toContain(kept);
    expect(known).not.toContain(gone);
  });

  it("keeps the words that the journal learns while it is compared", async () => {
    const [learned, gone] = [newWord(), newWord()];
    const known = async () => (await db().select().from(searchWords)).map(({ folded }) => folded);
    const learn = (word: string) =>
      sql.raw(`insert into search_words (folded, shown, entries, traces) values ('${word}', '${word}', 1, '{}')`);
    await db().execute(learn(gone));
    await db().execute(sql`create function learn() returns trigger language plpgsql as
      ${sql.raw(`$$ begin if not exists (select from search_words where folded = '${learned}') then`)}
      ${learn(learned)}; ${sql.raw("end if; return null; end $$")}`);
    await db().execute(sql`create trigger learn after insert on search_entries execute function learn()`);
    await firm();
    await rebuildSearchIndex();
    expect(await known()).toContain(learned);
    expect(await known()).not.toContain(gone);
  });

  it("is filled by one job when it or a kind is empty, and the search says so meanwhile", async () => {
    const clerk = await member("UAT");
    for (let number = 1; number <= 6; number += 1) await firm();
    const search = async () => {
      const answer = await stranger.get("/cauta?q=fantana");
      const brief = (await (await clerk.get("/uat/cautare?q=fantana")).json()) as BriefAnswer;
      return { isSaid: (await textOf(answer)).includes(NOT_FILLED), isFilled: brief.isFilled };
    };
    const jobs = async () =>
      (await raw.executeSql("select from pgboss.job where name = $1", [fillSearchIndex.name])).rows.length;
    await db().delete(searchEntries);
    for (const _process of [1, 2]) await fillMissingKinds();
    expect(await jobs()).toBe(1);
    expect(await search()).toEqual({ isSaid: true, isFilled: false });
    await fillSearchIndex.run({});
    await raw.executeSql("update pgboss.job set state = 'completed' where name = $1", [fillSearchIndex.name]);
    expect(await search()).toEqual({ isSaid: false, isFilled: true });
    expect(await db().$count(searchEntries)).toBeGreaterThan(5);
    await fillMissingKinds();
    expect(await jobs()).toBe(1);
  });
});
