import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { published, rowOf, uploaded } from "./library.test-data";
import { filesOf } from "./store/files.server";
import { resourceProposals } from "./tables/feedback.server";
import { resources } from "./tables/resources.server";
import { proposeCorrection, proposeDocument, rejectProposal, sendAgain } from "./verbs/proposals.server";

ownPlatform();

let admin: Person;
let owner: Person;
let uat: Person;
let other: Person;
let firm: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  owner = await person("ADMIN");
  uat = await member("UAT");
  other = await member("UAT");
  firm = await member("FIRMA");
});
beforeEach(() => setClock(new Date("2026-11-21T09:00:00Z")));

const words = async (who: Person, path: string) => textOf(await who.get(path));
const QUEUE = "/admin/library/proposals";
const TEXT = {
  title: "Model de caiet",
  category: "public_procurement",
  summary: "Pentru lucrări mici.",
  body: "Textul.",
};

/** Opens a form and posts it with what it holds, as without JavaScript. */
async function send(who: Person, path: string, given: Record<string, string>): Promise<Response> {
  const html = await (await who.get(path)).text();
  const names = ["formKey", "version", "edition", "propunere"];
  const hidden = Object.fromEntries(names.map((name) => [name, hiddenField(html, name)]).filter(([, value]) => value));
  return who.post(path.split("?")[0] ?? path, { ...hidden, ...given });
}

async function lastProposal(): Promise<string> {
  const [row] = await db().select().from(resourceProposals).orderBy(desc(resourceProposals.id)).limit(1);
  return row?.id ?? "";
}

const proposalRow = async (id: string) =>
  (await db().select().from(resourceProposals).where(eq(resourceProposals.id, id)))[0];

const form = () => ({
  kind: "template",
  category: "public_procurement",
  months: "12",
  ownerId: owner.actor.userId,
  title: "Model de caiet de sarcini",
  summary: "Pentru lucrări mici.",
  bodyForm: "plain",
  body: "Textul.",
});

describe("a proposed document", () => {
  it("is rejected with a reason, sent again and published, and its author is told each time", async () => {
    expect((await send(firm, "/firma/proposals/new", { ...TEXT, body: "" })).status).toBe(400);
    const since = await deliverJournal();
    expect((await send(firm, "/firma/proposals/new", TEXT)).status).toBe(303);
    const id = await lastProposal();
    const sent = await deliverJournal(since);
    expect(await words(admin, "/admin/notificari")).toContain("propune documentul „Model de caiet”");
    expect(await words(admin, QUEUE)).toContain("Model de caiet");
    const desk = await words(admin, "/admin/dashboard?coada=documente");
    expect(desk).toContain("propune documentul „Model de caiet”");
    expect(desk).toMatch(/Bibliotecă 1 în așteptare/);
    expect(await words(admin, "/admin/library")).toContain("Propuneri (1)");

    expect((await admin.post(`${QUEUE}/${id}`, { rejection: "" })).status).toBe(400);
    expect((await send(admin, `${QUEUE}/${id}`, { rejection: "Lipsește rezumatul." })).status).toBe(303);
    const rejected = await deliverJournal(sent);
    expect(await words(firm, "/firma/notificari")).toContain("Lipsește rezumatul.");
    expect(await words(firm, "/firma/proposals")).toContain("Respinsă");
    expect((await admin.get(`/admin/library/new?propunere=${id}`)).status).toBe(409);

    expect(
      (await send(firm, `/firma/proposals/${id}`, { ...TEXT, summary: "Pentru lucrări de drumuri." })).status,
    ).toBe(303);
    expect(await words(admin, `${QUEUE}/${id}`)).toContain("A fost respinsă înainte, cu motivul: Lipsește rezumatul.");
    const filled = await (await admin.get(`/admin/library/new?propunere=${id}`)).text();
    expect(filled).toContain('value="Model de caiet"');
    expect(filled).toContain("Pentru lucrări de drumuri.");
    expect((await send(admin, `/admin/library/new?propunere=${id}`, form())).status).toBe(303);
    await deliverJournal(rejected);
    const row = await proposalRow(id);
    expect(await words(admin, `/admin/library/${row?.resourceId}`)).toContain("Propus de");
    expect(await words(firm, "/firma/notificari")).toContain("a fost acceptată");
    expect(await words(firm, `/firma/proposals/${id}`)).toContain("Acceptată");
    expect((await firm.post(`/firma/proposals/${id}`, TEXT)).status).toBe(409);
    expect((await admin.post(`${QUEUE}/${id}`, { rejection: "Târziu." })).status).toBe(409);
  });

  it("is published with its file, which its author and ADMIN alone open until then", async () => {
    const file = await uploaded(uat, "caiet.pdf");
    const given = { ...TEXT, category: "public_procurement", body: "", basis: "", fileId: file } as const;
    const id = await proposeDocument(uat.actor, given);
    expect((await uat.get(`/uat/proposals/${id}/file`)).status).toBe(200);
    expect((await admin.get(`${QUEUE}/${id}/file`)).status).toBe(200);
    expect((await other.get(`/uat/proposals/${id}/file`)).status).toBe(404);
    expect((await send(admin, `/admin/library/new?propunere=${id}`, { ...form(), body: "" })).status).toBe(303);
    const { resourceId } = (await proposalRow(id)) ?? {};
    const { editionId } = await rowOf(resourceId ?? "");
    expect((await filesOf(editionId)).map(({ name }) => name)).toEqual(["caiet.pdf"]);
    expect((await uat.get(`/uat/proposals/${id}/file`)).status).toBe(404);
  });

  it("names the file of another tab that a second one would replace", async () => {
    const given = { ...TEXT, category: "public_procurement", basis: "" } as const;
    const id = await proposeDocument(uat.actor, { ...given, fileId: await uploaded(uat, "caiet.pdf") });
    const path = `/uat/proposals/${id}`;
    const html = await (await uat.get(path)).text();
    await sendAgain(uat.actor, id, { ...given, fileId: await uploaded(uat, "altul.pdf") }, null);
    const sent = new FormData();
    const hidden = { formKey: hiddenField(html, "formKey"), version: hiddenField(html, "version") };
    for (const [name, value] of Object.entries({ ...given, ...hidden })) sent.append(name, value);
    sent.append("file", new File(["%PDF-1.7\n%âãÏÓ\n1 0 obj"], "al-treilea.pdf"));
    const answer = await uat.post(path, sent);
    expect([answer.status, await textOf(answer)]).toEqual([
      409,
      expect.stringMatching(/Fișierul\s+altul\.pdf\s+al-treilea\.pdf/),
    ]);
  });

  it("becomes one document, however many administrators publish it at once", async () => {
    const id = await proposeDocument(uat.actor, { ...TEXT, category: "public_procurement", basis: "", fileId: null });
    const before = await db().$count(resources);
    const answers = await Promise.all(
      [admin, owner].map((who) => send(who, `/admin/library/new?propunere=${id}`, form())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await db().$count(resources)).toBe(before + 1);
  });
});

describe("a proposal that its author changes while an ADMIN decides", () => {
  const changed = { ...TEXT, summary: "Altceva decât s-a citit." };
  const hidden = async (path: string, name: string) => hiddenField(await (await admin.get(path)).text(), name);

  it("is neither published nor rejected unread", async () => {
    const file = await uploaded(uat, "caiet.pdf");
    const id = await proposeDocument(uat.actor, { ...TEXT, category: "public_procurement", basis: "", fileId: file });
    const opened = `/admin/library/new?propunere=${id}`;
    const queue = `${QUEUE}/${id}`;
    const read = { propunere: await hidden(opened, "propunere"), formKey: await hidden(opened, "formKey") };
    const version = await hidden(queue, "version");
    const other = await uploaded(uat, "altul.pdf");
    await sendAgain(uat.actor, id, { ...changed, category: "public_procurement", basis: "", fileId: other }, null);
    const before = await db().$count(resources);

    const answer = await admin.post("/admin/library/new", { ...form(), ...read });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Autorul a modificat propunerea între timp");
    expect(page).toContain("Altceva decât s-a citit.");
    const unread = await admin.post(queue, { rejection: "Nu.", version });
    expect([unread.status, await textOf(unread)]).toEqual([400, expect.stringContaining("a modificat propunerea")]);
    await expect(rejectProposal(admin.actor, id, "Nu.", version)).rejects.toMatchObject({ status: 409 });
    expect(await db().$count(resources)).toBe(before);

    const again = { propunere: hiddenField(page, "propunere"), formKey: hiddenField(page, "formKey") };
    expect((await admin.post("/admin/library/new", { ...form(), ...again })).status).toBe(303);
    const { editionId } = await rowOf((await proposalRow(id))?.resourceId ?? "");
    expect((await filesOf(editionId)).map(({ name }) => name)).toEqual(["altul.pdf"]);
  });

  it("stays beside its document when the form has mistakes, as without scripts", async () => {
    const id = await proposeDocument(uat.actor, { ...TEXT, category: "public_procurement", basis: "", fileId: null });
    const answer = await send(admin, `/admin/library/new?propunere=${id}`, { ...form(), title: "" });
    expect(answer.status).toBe(400);
    expect(hiddenField(await answer.text(), "propunere")).toContain(id);
  });
});

describe("a correction of a document", () => {
  const REASON = "Lipsește anexa 2 din ordin.";
  const page = (id: string, part = "") => `/uat/resource/${id}${part}`;
  const correct = (who: Person, id: string, reason = REASON) =>
    send(who, page(id, "/correction"), { reason, words: "A se vedea anexa 2." });

  it("reaches the owner, and is accepted when a new edition is published beside it", async () => {
    const id = await published(admin, { ownerId: owner.actor.userId });
    const since = await deliverJournal();
    expect((await correct(uat, id, " ")).status).toBe(400);
    expect((await correct(uat, id)).status).toBe(303);
    await deliverJournal(since);
    expect(await words(owner, "/admin/notificari")).toContain("corectură la „Model de referat de necesitate”");
    expect(await words(admin, "/admin/notificari")).not.toContain("corectură la");
    expect(await words(admin, `/admin/library/${id}`)).toContain(
      "Corectură la „Model de referat de necesitate”, ediția 1",
    );
    expect(await words(other, page(id))).not.toContain(REASON);
    expect(await words(admin, "/admin/library?grija=objected")).toContain("Model de referat de necesitate");
    // the proposals of the tests before it may wait too; which one is named first is told in queue.test
    expect(await words(admin, "/admin/dashboard?coada=documente")).toMatch(
      /propune o corectură la „Model de referat|[2-9] propuneri pentru bibliotecă așteaptă o decizie/,
    );

    const proposal = await lastProposal();
    const edit = `/admin/library/${id}/edit?propunere=${proposal}`;
    expect(await words(admin, edit)).toContain("A se vedea anexa 2.");
    const same = {
      ...form(),
      title: "Model de referat de necesitate",
      summary: "Pentru o achiziție directă de servicii.",
    };
    const unchanged = { ...same, tags: "achiziție directă, referat", topics: "transparenta" };
    const body = "Subsemnatul solicit demararea achiziției.";
    expect((await send(admin, edit, { ...unchanged, body })).status).toBe(303);
    expect((await proposalRow(proposal))?.decidedAt).toBeNull();
    expect((await send(admin, edit, { ...unchanged, body: `${body} A se vedea anexa 2.` })).status).toBe(303);
    expect((await proposalRow(proposal))?.acceptedAt).not.toBeNull();
    await deliverJournal(since);
    expect(await words(uat, "/uat/notificari")).toContain("a fost acceptată");
    expect((await rowOf(id)).number).toBe(2);
  });

  it("is one for each person while it waits: they change it on its own page", async () => {
    const id = await published(admin);
    await correct(uat, id);
    const proposal = await lastProposal();
    const again = await uat.get(page(id, "/correction"));
    expect(again.headers.get("location")).toBe(`/uat/proposals/${proposal}`);
    expect((await send(uat, `/uat/proposals/${proposal}`, { reason: "Și anexa 3." })).status).toBe(303);
    expect(await words(admin, `${QUEUE}/${proposal}`)).toContain("Și anexa 3.");
    expect((await other.get(`/uat/proposals/${proposal}`)).status).toBe(404);
  });

  it("is one also when a rejected one is sent again, or two tabs send one at once", async () => {
    const id = await published(admin);
    await correct(uat, id);
    const first = await lastProposal();
    await send(admin, `${QUEUE}/${first}`, { rejection: "Neclar." });
    const both = [proposeCorrection, proposeCorrection].map((propose) =>
      propose(uat.actor, id, { edition: 1, reason: "Alta.", words: "" }),
    );
    const [second, same] = await Promise.all(both);
    expect(second).toBe(same);
    const again = await send(uat, `/uat/proposals/${first}`, { reason: "Iar prima." });
    expect([again.status, await textOf(again)]).toEqual([409, expect.stringContaining("La cealaltă corectură")]);
  });

  it("is taken from a firm where the document is for firms, and from nobody who is not verified", async () => {
    const closed = await published(admin);
    const open = await published(admin, { isForFirms: true });
    expect((await firm.get(`/firma/resource/${closed}/correction`)).status).toBe(404);
    expect((await send(firm, `/firma/resource/${open}/correction`, { reason: REASON })).status).toBe(303);
    const unverified = await member("UAT", "pending");
    const refused = await unverified.post(page(open, "/correction"), { edition: "1", reason: REASON });
    expect(refused.status).toBe(403);
  });
});
