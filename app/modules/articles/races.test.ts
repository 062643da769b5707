import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { draftOf, written } from "./desk.test-data";
import { articleById } from "./store/own.server";
import { pendingSubmissionId } from "./store/submissions.server";
import { articleSubmissions } from "./tables/articles.server";
import { approveSubmission } from "./verbs/moderation.server";
import {
  deleteArticle,
  recallArticle,
  restoreArticle,
  saveArticle,
  submitArticle,
  versionOf,
  withdrawArticle,
} from "./verbs/writing.server";

ownPlatform();

let ana: Person;
let dan: Person;
let admin: Person;
let id: string;
beforeEach(async () => {
  ana = await member("FIRMA");
  dan = await person("FIRMA", ana.actor.organisation?.id ?? null, "colleague");
  admin = await person("ADMIN");
  id = await draftOf(ana.actor);
});

const rowOf = async () => {
  const row = await articleById(id);
  if (!row) throw new Error("No article");
  return row;
};
const heard = async (what: string) =>
  (
    await db()
      .select()
      .from(journal)
      .where(inArray(journal.subjectId, [id]))
  ).filter((entry) => entry.what === what).length;
/** The sorted statuses: of the refusals, and 200 for success. */
async function outcomes(...works: (() => Promise<unknown>)[]): Promise<(number | string)[]> {
  const settled = await Promise.allSettled(works.map((work) => work()));
  return settled
    .map((one) => (one.status === "fulfilled" ? 200 : (one.reason.status ?? one.reason.constructor.name)))
    .sort();
}

describe("two simultaneous requests", () => {
  it("send: one submission is pending", async () => {
    const send = (who: Person) => () => submitArticle(who.actor, id);
    expect(await outcomes(send(ana), send(dan), send(ana))).toEqual([200, 409, 409]);
    expect(await db().$count(articleSubmissions, eq(articleSubmissions.articleId, id))).toBe(1);
    expect(await heard("article.submitted")).toBe(1);
  });

  it("save the same version: the second gets 409", async () => {
    const seen = versionOf(await rowOf());
    const save = (who: Person, body: string) => () =>
      saveArticle(who.actor, id, written(who.actor, { body }), { seen });
    expect(await outcomes(save(ana, "<p>Al Anei.</p>"), save(dan, "<p>Al lui Dan.</p>"))).toEqual([200, "Overtaken"]);
    expect(await heard("article.edited")).toBe(1);
  });

  it("send and save: a version that was not seen is not sent", async () => {
    const html = await (await ana.get(`/firma/content/${id}`)).text();
    const shown = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    await saveArticle(dan.actor, id, written(dan.actor, { body: "<p>Pe jumătate</p>" }), { seen: null, auto: true });
    const answer = await ana.post(`/firma/content/${id}/submission`, shown);
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Textul s-a schimbat de când l-ați deschis.");
    expect(await rowOf()).toMatchObject({ status: "draft" });
    expect(await pendingSubmissionId(id)).toBeNull();
    const again = hiddenField(await (await ana.get(`/firma/content/${id}`)).text(), "version");
    expect((await ana.post(`/firma/content/${id}/submission`, { ...shown, version: again })).status).toBe(303);
  });

  it("save the same text: no conflict, and it is saved once", async () => {
    const seen = versionOf(await rowOf());
    const save = (who: Person) => () =>
      saveArticle(who.actor, id, written(who.actor, { body: "<p>La fel.</p>" }), { seen });
    expect(await outcomes(save(ana), save(dan))).toEqual([200, 200]);
    expect(await heard("article.edited")).toBe(1);
  });

  it("approve and recall: one succeeds", async () => {
    await submitArticle(ana.actor, id);
    const submission = (await pendingSubmissionId(id)) ?? "";
    const both = await outcomes(
      () => approveSubmission(admin.actor, submission, { notes: null }),
      () => recallArticle(ana.actor, id),
    );
    expect(both).toEqual([200, 409]);
    const { status } = await rowOf();
    expect((await heard("article.approved")) + (await heard("article.recalled"))).toBe(1);
    expect(status).toBe((await heard("article.approved")) === 1 ? "published" : "draft");
  });

  it("delete and send: nothing is pending in the bin", async () => {
    await outcomes(
      () => deleteArticle(ana.actor, id),
      () => submitArticle(dan.actor, id),
    );
    expect((await rowOf()).deletedAt).not.toBeNull();
    expect(await pendingSubmissionId(id)).toBeNull();
  });

  it("delete, restore and withdraw each happen once", async () => {
    const twice = (work: () => Promise<unknown>) => outcomes(work, work);
    expect(await twice(() => deleteArticle(ana.actor, id))).toEqual([200, 409]);
    expect(await twice(() => restoreArticle(ana.actor, id))).toEqual([200, 409]);
    await submitArticle(ana.actor, id);
    await approveSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { notes: null });
    expect(await twice(() => withdrawArticle(ana.actor, id))).toEqual([200, 409]);
  });
});

describe("an author whose text was changed meanwhile", () => {
  const form = (html: string, body: string) => ({
    formKey: hiddenField(html, "formKey"),
    version: hiddenField(html, "version"),
    title: "Drumul de la deal",
    category: "eu-funds",
    summary: "",
    bodyForm: "plain",
    body,
  });
  const path = () => `/firma/content/${id}/edit`;

  it("sees both texts, keeps the typed one, and can save it", async () => {
    const opened = await (await dan.get(path())).text();
    const hers = await (await ana.get(path())).text();
    expect((await ana.post(path(), form(hers, "Textul Anei."))).status).toBe(303);
    const answer = await dan.post(path(), form(opened, "Textul lui Dan."));
    expect(answer.status).toBe(409);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    expect(text).toContain(`${ana.actor.name} a salvat`);
    expect(text).toContain("Textul dumneavoastră față de cel salvat între timp");
    expect(text).toContain("Textul lui Dan.");
    expect((await rowOf()).body).toBe("<p>Textul Anei.</p>");
    expect((await dan.post(path(), form(html, "Textul lui Dan."))).status).toBe(303);
    expect((await rowOf()).body).toBe("<p>Textul lui Dan.</p>");
  });

  it("keeps the typed text when it was sent for review, and saves it after the recall", async () => {
    const opened = await (await dan.get(path())).text();
    await submitArticle(ana.actor, id);
    const typing = await dan.post(`${path()}.data`, { ...form(opened, "Al lui Dan."), intent: "autosave" });
    expect([typing.status, await typing.text()]).toEqual([200, expect.stringContaining("Articolul este în revizie")]);
    const before = await rowOf();
    for (const given of [{}, { title: " " }]) {
      const answer = await dan.post(path(), { ...form(opened, "Textul lui Dan."), ...given });
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain("Textul lui Dan.</textarea>");
    }
    const html = await (await dan.post(path(), form(opened, "Textul lui Dan."))).text();
    expect(html).toContain("Articolul este în revizie și nu se poate modifica.");
    expect(html).toContain("Ce ați scris este mai jos, nesalvat.");
    expect(await rowOf()).toEqual(before);
    await recallArticle(ana.actor, id);
    expect((await dan.post(path(), form(html, "Textul lui Dan."))).status).toBe(303);
    expect((await rowOf()).body).toBe("<p>Textul lui Dan.</p>");
  });

  it("has no conflict with the same form sent twice: it leads where the first one led", async () => {
    const sent = { ...form(await (await ana.get(path())).text(), "Gata de citit."), intent: "submit" };
    const answers = [await ana.post(path(), sent), await ana.post(path(), sent)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers[1]?.headers.get("location")).toBe(answers[0]?.headers.get("location"));
    expect(await heard("article.submitted")).toBe(1);
  });

  it("keeps the typed text when the article was deleted", async () => {
    const opened = await (await dan.get(path())).text();
    await deleteArticle(ana.actor, id);
    const answer = await dan.post(path(), form(opened, "Textul lui Dan."));
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Articolul este în coș. Restaurați-l, apoi continuați.");
    expect(html).toContain("Textul lui Dan.</textarea>");
  });

  it("is told by autosave, and nothing is overwritten", async () => {
    const opened = await (await dan.get(path())).text();
    await saveArticle(ana.actor, id, written(ana.actor, { body: "<p>Al Anei.</p>" }), { seen: null });
    const answer = await dan.post(`${path()}.data`, { ...form(opened, "Al lui Dan."), intent: "autosave" });
    expect(await answer.text()).toContain("Articolul a fost salvat între timp în altă parte.");
    expect((await rowOf()).body).toBe("<p>Al Anei.</p>");
  });
});

describe("autosave", () => {
  const type = async (fields: Record<string, string>) => {
    const html = await (await ana.get(`/firma/content/${id}/edit`)).text();
    const shown = { version: hiddenField(html, "version"), title: "Titlu", category: "eu-funds", bodyForm: "rich" };
    return ana.post(`/firma/content/${id}/edit.data`, { ...shown, intent: "autosave", ...fields });
  };

  it("stores the text, and returns the version for the next save", async () => {
    const text = await (await type({ body: "<p>Scris pe jumătate</p>" })).text();
    const row = await rowOf();
    expect(row.body).toBe("<p>Scris pe jumătate</p>");
    expect(text).toContain(versionOf(row));
    expect(await heard("article.edited")).toBe(0);
  });

  it("returns the missing fields, and stores nothing", async () => {
    const before = await rowOf();
    expect(await (await type({ title: "", body: "<p>Ceva</p>" })).text()).toContain(
      "Nesalvat încă: Introduceți titlul",
    );
    expect(await rowOf()).toEqual(before);
  });

  it("makes a rejected text a draft, and keeps the reason", async () => {
    const { rejectSubmission } = await import("./verbs/moderation.server");
    await submitArticle(ana.actor, id);
    await rejectSubmission(admin.actor, (await pendingSubmissionId(id)) ?? "", { reason: "Fără surse." });
    await type({ body: "<p>Cu surse.</p>" });
    expect(await rowOf()).toMatchObject({ status: "draft", rejectedReason: "Fără surse." });
    expect(await heard("article.edited")).toBe(1);
    expect(await textOf(await ana.get(`/firma/content/${id}`))).toContain("Fără surse.");
  });
});
