import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { formsOf } from "../../../tests/support/forms";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { articleRow, sentAgain, submissionRow, waitingFrom } from "./moderation.test-data";
import { REJECTION_REASONS } from "./rules/rejection";
import { articleSubmissions, articles } from "./tables/articles.server";
import { approveSubmission, rejectSubmission } from "./verbs/moderation.server";
import { deleteArticle, recallArticle } from "./verbs/writing.server";

const DESK = "/admin/articles";
const NONE = "01890000-0000-7000-8000-00000000ffff";

ownPlatform();

let admin: Person;
let uat: Person;
let firma: Person;
let articleId: string;
let submissionId: string;

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT", "verified", { name: "Comuna Fântâna Albastră" });
  firma = await member("FIRMA");
});

beforeEach(async () => {
  ({ articleId, submissionId } = await waitingFrom(uat.actor));
});

const pageOf = (id: string, part = "") => `${DESK}/${id}${part && `/${part}`}`;
/** The one-time key of the form whose button says this. */
async function keyOf(path: string, button: string): Promise<string> {
  const forms = formsOf(await (await admin.get(path)).text());
  const form = forms.find(({ buttons }) => buttons.some(({ words }) => words === button));
  return form?.fields.find(([name]) => name === "formKey")?.[1] ?? "";
}
const decide = async (id: string, button: string, fields: Record<string, string | readonly string[]>) =>
  admin.post(pageOf(id), { formKey: await keyOf(pageOf(id), button), ...fields });
const approve = (id: string, notes = "") => decide(id, "Aprobă și publică", { decision: "approve", notes });
const reject = (id: string, reason: string, reasons: readonly string[] = []) =>
  decide(id, "Respinge", { decision: "reject", reason, reasons });

const linkOf = (html: string, rel: string) => new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(html)?.[0] ?? "";

const everything = async () =>
  JSON.stringify([
    await db().select().from(articles).orderBy(articles.id),
    await db().select().from(articleSubmissions).orderBy(articleSubmissions.id),
    await db().$count(journal),
  ]);

describe("the review desk", () => {
  it("is an ADMIN's: the others are shown where they belong, and change nothing", async () => {
    const before = await everything();
    const door = await stranger.get(DESK);
    expect(door.headers.get("location")).toContain("/admin-login");
    for (const [who, home] of [
      [uat, "/uat/dashboard"],
      [firma, "/firma/dashboard"],
    ] as const) {
      for (const path of [DESK, pageOf(submissionId), pageOf(submissionId, "unpublishing")]) {
        expect((await who.get(path)).headers.get("location")).toBe(home);
      }
      const fields = { decision: "approve", formKey: NONE };
      for (const part of ["", "approval", "quick-rejection", "unpublishing"]) {
        expect((await who.post(pageOf(submissionId, part), fields)).status).toBe(403);
      }
    }
    expect((await stranger.post(pageOf(submissionId), { decision: "approve" })).headers.get("location")).toContain(
      "/admin-login",
    );
    expect(await everything()).toBe(before);
  });

  it("is missing under an address that nobody has", async () => {
    for (const part of ["", "approval", "quick-rejection", "unpublishing"]) {
      expect((await admin.post(pageOf(NONE, part), { formKey: NONE })).status).toBe(404);
      expect((await admin.post(pageOf("a%00b", part), { formKey: NONE })).status).toBe(404);
    }
    expect((await admin.get(pageOf(NONE))).status).toBe(404);
  });

  it("shows what waits by title, organisation, author and the first 200 characters", async () => {
    const long = `<p>${"Drumul comunal a fost asfaltat. ".repeat(20)}</p>`;
    await waitingFrom(firma.actor, { title: "Asfalt pe doi kilometri", body: long });
    const page = await textOf(await admin.get(DESK));
    expect(page).toContain("Asfalt pe doi kilometri");
    expect(page).toContain(firma.actor.organisation?.name);
    expect(page).toContain(firma.actor.name);
    const shown = /Drumul comunal[^…]*…/.exec(page)?.[0] ?? "";
    expect(shown.length).toBeGreaterThan(180);
    expect(shown.length).toBeLessThanOrEqual(200);
    expect(page.indexOf("Asfalt pe doi")).toBeLessThan(page.indexOf("Școala din Deal"));
  });

  it("counts its three tabs, and leaves out what was taken back or thrown away", async () => {
    const countsIn = async () => {
      const page = await textOf(await admin.get(DESK));
      const [, ...numbers] = /În așteptare (\d+)\s+Aprobate (\d+)\s+Respinse (\d+)/.exec(page) ?? [];
      return numbers.map(Number);
    };
    const [pending = 0, approved = 0, rejected = 0] = await countsIn();
    await waitingFrom(uat.actor).then(({ submissionId: id }) => approve(id));
    await waitingFrom(uat.actor).then(({ submissionId: id }) => reject(id, "Prea scurt."));
    await waitingFrom(uat.actor).then(({ articleId: id }) => recallArticle(uat.actor, id));
    await waitingFrom(uat.actor).then(({ articleId: id }) => deleteArticle(uat.actor, id));
    expect(await countsIn()).toEqual([pending, approved + 1, rejected + 1]);
  });

  it("is searched without marks and case, to the letter, and narrowed by category, in the address", async () => {
    await waitingFrom(uat.actor, { title: "Țesătoria învățată", category: "events" });
    const found = async (query: string) => textOf(await admin.get(`${DESK}?${query}`));
    expect(await found("cauta=tesatoria")).toContain("Țesătoria învățată");
    expect(await found("cauta=FANTANA+tesatoria")).toContain("Țesătoria învățată");
    expect(await found("cauta=tesatoria&categorie=projects")).toContain("Nimic nu corespunde filtrelor");
    expect(await found("categorie=events")).not.toContain("Școala din Deal");
    expect(await found("cauta=%25")).toContain("Nimic nu corespunde filtrelor");
    expect(await found("stare=respinse&cauta=tesatoria")).toContain("Nimic nu corespunde filtrelor");
  });
});

describe("one text", () => {
  it("is read as the public would, with what was decided before", async () => {
    await reject(submissionId, "Spuneți și cât a costat.");
    const second = await sentAgain(uat.actor, articleId, { body: "<h2>Costul</h2><p>A costat 20.000 de lei.</p>" });
    const html = await (await admin.get(pageOf(second))).text();
    expect(html).toContain("<h2>Costul</h2>");
    const page = await textOf(await admin.get(pageOf(second)));
    expect(page).toContain("Spuneți și cât a costat.");
    expect(page).toContain("Trimis la revizie");
    expect(html).toContain(`href="${pageOf(submissionId)}"`);
  });

  it("of a published article shows what would change", async () => {
    await approve(submissionId);
    const second = await sentAgain(uat.actor, articleId, {
      title: "Școala din Deal are acoperiș și ferestre",
      body: "<p>Lucrările au ținut trei luni.</p>",
    });
    const html = await (await admin.get(pageOf(second))).text();
    expect(html).toContain("Ce s-ar schimba față de textul publicat");
    expect(html).toMatch(/<del>.*două.*<\/del>/);
    expect(html).toMatch(/<ins>.*trei.*<\/ins>/);
    expect(html).toMatch(/<del>[^/]*\[șters: <\/span>Școala din Deal are acoperiș nou/);
  });

  it("leads to its neighbours in the list that it was opened from", async () => {
    const category = "announcements";
    const [one, two, three] = [
      (await waitingFrom(uat.actor, { title: "Primul", category })).submissionId,
      (await waitingFrom(uat.actor, { title: "Al doilea", category })).submissionId,
      (await waitingFrom(uat.actor, { title: "Al treilea", category })).submissionId,
    ];
    const html = await (await admin.get(`${pageOf(two)}?categorie=${category}`)).text();
    expect(linkOf(html, "prev")).toContain(`href="${pageOf(three)}?categorie=${category}"`);
    expect(linkOf(html, "next")).toContain(`href="${pageOf(one)}?categorie=${category}"`);
    const last = await (await admin.get(`${pageOf(one)}?categorie=${category}`)).text();
    expect(linkOf(last, "next")).toBe("");
  });

  it("that its author took back is the author's again", async () => {
    await recallArticle(uat.actor, articleId);
    const answer = await admin.get(pageOf(submissionId));
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Autorul și-a luat textul înapoi din revizie.");
    const before = await everything();
    expect((await admin.post(pageOf(submissionId), { decision: "approve", formKey: NONE })).status).toBe(409);
    expect(await everything()).toBe(before);
  });
});

describe("approving", () => {
  it("publishes the text, with the note kept, and leads to the next one that waits", async () => {
    const before = await articleRow(articleId);
    expect(before.status).toBe("pending");
    const { submissionId: older } = await waitingFrom(uat.actor, { title: "Altul" });
    const answer = await approve(older, "Frumos scris.");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(pageOf(submissionId));
    const next = await admin.get(pageOf(submissionId), {
      cookie: `${admin.cookie}; ${(answer.headers.get("set-cookie") ?? "").split(";")[0]}`,
    });
    const page = await textOf(next);
    expect(page).toContain("Articol aprobat");
    expect(page).toContain("Articolul a fost publicat cu succes.");
    const decided = await submissionRow(older);
    expect(decided).toMatchObject({ status: "approved", adminNotes: "Frumos scris.", decidedBy: admin.actor.userId });
    expect(await articleRow(decided.articleId)).toMatchObject({
      status: "published",
      publishedSubmissionId: older,
      publishedAt: decided.decidedAt,
      submittedAt: null,
    });
    expect((await stranger.get(`/blog/${decided.articleId}`)).status).toBe(200);
  });

  it("of a newer text keeps the first date and lets the old text stand until then", async () => {
    await approve(submissionId);
    const first = await articleRow(articleId);
    const second = await sentAgain(uat.actor, articleId, { title: "Titlul cel nou" });
    expect(await textOf(await stranger.get(`/blog/${articleId}`))).toContain("acoperiș nou");
    await approve(second);
    const after = await articleRow(articleId);
    expect(after).toMatchObject({ publishedSubmissionId: second, publishedAt: first.publishedAt, revision: null });
    expect(await textOf(await stranger.get(`/blog/${articleId}`))).toContain("Titlul cel nou");
  });

  it("is refused a second time, with who decided and when, and a way on", async () => {
    await rejectSubmission(admin.actor, submissionId, { reason: "Prea scurt." });
    const before = await everything();
    const answer = await admin.post(pageOf(submissionId), { decision: "approve", formKey: NONE });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Nu s-a putut aproba articolul.");
    expect(html).toContain(`Textul este deja hotărât: a fost respins de ${admin.actor.name}`);
    expect(html).toContain(`href="${pageOf(submissionId)}"`);
    expect(await everything()).toBe(before);
  });

  it("sent twice is one decision", async () => {
    const formKey = await keyOf(pageOf(submissionId), "Aprobă și publică");
    for (let times = 0; times < 2; times += 1) {
      const answer = await admin.post(pageOf(submissionId), { formKey, decision: "approve" });
      expect(answer.status).toBe(303);
    }
  });

  it("waits for the verification of whoever wrote it", async () => {
    const other = await member("UAT");
    const sent = await waitingFrom(other.actor);
    await db()
      .update(organisations)
      .set({ suspendedAt: new Date(), suspendedReason: "Date neadevărate." })
      .where(eq(organisations.id, other.actor.organisation?.id ?? ""));
    const page = await textOf(await admin.get(pageOf(sent.submissionId)));
    expect(page).toContain("Organizația autorului nu este verificată acum.");
    expect(page).not.toContain("Aprobă și publică");
    const answer = await admin.post(pageOf(sent.submissionId), { decision: "approve", formKey: NONE });
    expect(answer.status).toBe(409);
    expect((await articleRow(sent.articleId)).status).toBe("pending");
  });

  it("from the dashboard is one button, and leads back there", async () => {
    const answer = await admin.post(pageOf(submissionId, "approval"), { formKey: NONE.replace("ffff", "0001") });
    expect(answer.headers.get("location")).toBe("/admin/dashboard?fila=articole");
    expect((await articleRow(articleId)).status).toBe("published");
    expect((await admin.get(pageOf(submissionId, "approval"))).headers.get("location")).toBe(pageOf(submissionId));
  });
});

describe("rejecting", () => {
  it("asks for a reason, and keeps the form", async () => {
    const before = await everything();
    const answer = await reject(submissionId, "   ");
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain("Scrieți motivul sau alegeți unul dintre cele frecvente");
    const long = "a".repeat(1001);
    const kept = await reject(submissionId, long, ["sources"]);
    expect(kept.status).toBe(400);
    const html = await kept.text();
    expect(html).toContain(long);
    expect(/<input[^>]*value="sources"[^>]*>/.exec(html)?.[0]).toContain("checked");
    expect((await reject(submissionId, "Da", ["ceva"])).status).toBe(400);
    expect((await admin.post(pageOf(submissionId), { decision: "altceva" })).status).toBe(400);
    expect(await everything()).toBe(before);
  });

  it("stores the reason where its author reads it", async () => {
    const answer = await reject(submissionId, "Vedeți ghidul.", ["sources"]);
    expect(answer.status).toBe(303);
    const reason = `${REJECTION_REASONS.sources}\nVedeți ghidul.`;
    expect(await submissionRow(submissionId)).toMatchObject({ status: "rejected", adminNotes: reason });
    expect(await articleRow(articleId)).toMatchObject({
      status: "rejected",
      rejectedReason: reason,
      submittedAt: null,
    });
    expect((await stranger.get(`/blog/${articleId}`)).status).toBe(404);
  });

  it("of a newer text lets the published one stand", async () => {
    await approve(submissionId);
    const second = await sentAgain(uat.actor, articleId, { title: "Reclamă" });
    await reject(second, "", ["advertising"]);
    expect(await articleRow(articleId)).toMatchObject({ status: "published", revision: "rejected" });
    expect((await stranger.get(`/blog/${articleId}`)).status).toBe(200);
  });

  it("from the dashboard moves the article to the bin, in the words of the specification", async () => {
    const path = pageOf(submissionId, "quick-rejection");
    const asks = await admin.get(path);
    expect(asks.status).toBe(200);
    const answer = await admin.post(path, { formKey: hiddenField(await asks.text(), "formKey"), reason: "Glumă." });
    expect(answer.headers.get("location")).toBe("/admin/dashboard?fila=articole");
    expect(await articleRow(articleId)).toMatchObject({ status: "rejected", rejectedReason: "Glumă." });
    expect((await articleRow(articleId)).deletedAt).not.toBeNull();
    const shown = await admin.get("/admin/dashboard", {
      cookie: `${admin.cookie}; ${(answer.headers.get("set-cookie") ?? "").split(";")[0]}`,
    });
    const page = await textOf(shown);
    expect(page).toContain("Articol respins");
    expect(page).toContain("Articolul a fost șters din baza de date.");
  });

  it("never takes a published article along into the bin", async () => {
    await approve(submissionId);
    const second = await sentAgain(uat.actor, articleId, { title: "Altul" });
    const before = await everything();
    const answer = await admin.post(pageOf(second, "quick-rejection"), { formKey: NONE });
    expect(answer.status).toBe(409);
    expect(await everything()).toBe(before);
  });
});

describe("unpublishing", () => {
  it("takes the article from the public, with a reason", async () => {
    await approve(submissionId);
    const path = pageOf(submissionId, "unpublishing");
    const asks = await admin.get(path);
    expect(asks.status).toBe(200);
    const formKey = hiddenField(await asks.text(), "formKey");
    const before = await everything();
    expect((await admin.post(path, { formKey, reason: "" })).status).toBe(400);
    expect(await everything()).toBe(before);
    const answer = await admin.post(path, { formKey, reason: "S-a dovedit neadevărat." });
    expect(answer.headers.get("location")).toBe(pageOf(submissionId));
    expect(await articleRow(articleId)).toMatchObject({
      status: "rejected",
      rejectedReason: "S-a dovedit neadevărat.",
      publishedSubmissionId: null,
    });
    expect((await stranger.get(`/blog/${articleId}`)).status).toBe(404);
    expect(await textOf(await admin.get(pageOf(submissionId)))).toContain("Nu mai e publicat");
    expect((await admin.post(path, { formKey: NONE, reason: "Iar." })).status).toBe(409);
  });

  it("is about the text that was read: one that took its place meanwhile stays", async () => {
    await approve(submissionId);
    const path = pageOf(submissionId, "unpublishing");
    const formKey = hiddenField(await (await admin.get(path)).text(), "formKey");
    const second = await sentAgain(uat.actor, articleId, { title: "Fără greșeala dinainte" });
    await approveSubmission((await person("ADMIN")).actor, second, { notes: null });
    const before = await everything();
    const answer = await admin.post(path, { formKey, reason: "Are o greșeală." });
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Publicul citește acum un text mai nou al articolului");
    expect(await everything()).toBe(before);
    expect((await stranger.get(`/blog/${articleId}`)).status).toBe(200);
  });

  it("decides about the newer text that waits, too", async () => {
    await approveSubmission(admin.actor, submissionId, { notes: null });
    const second = await sentAgain(uat.actor, articleId, { title: "Mai nou" });
    const path = pageOf(submissionId, "unpublishing");
    const formKey = hiddenField(await (await admin.get(path)).text(), "formKey");
    expect((await admin.post(path, { formKey, reasons: "personal" })).status).toBe(303);
    expect(await submissionRow(second)).toMatchObject({
      status: "rejected",
      adminNotes: REJECTION_REASONS.personal,
    });
    expect((await articleRow(articleId)).status).toBe("rejected");
  });
});
