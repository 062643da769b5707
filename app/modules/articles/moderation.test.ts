import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { everything } from "./desk.test-data";
import {
  articleRow,
  decisionsOf,
  keyOf,
  NONE,
  pageOf,
  sentAgain,
  submissionRow,
  waitingFrom,
} from "./moderation.test-data";
import { REJECTION_REASONS } from "./rules/rejection";
import { approveSubmission, rejectSubmission } from "./verbs/moderation.server";

ownPlatform();

let admin: Person;
let uat: Person;
let articleId: string;
let submissionId: string;
const { approve, reject } = decisionsOf(() => admin);

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT", "verified", { name: "Comuna Fântâna Albastră" });
});

beforeEach(async () => {
  ({ articleId, submissionId } = await waitingFrom(uat.actor));
});

describe("approving", () => {
  it("publishes the text, stores the note, and opens the next pending text", async () => {
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

  it("of a revision keeps the first publication date; the old text is public until then", async () => {
    await approve(submissionId);
    const first = await articleRow(articleId);
    const second = await sentAgain(uat.actor, articleId, { title: "Titlul cel nou" });
    expect(await textOf(await stranger.get(`/blog/${articleId}`))).toContain("acoperiș nou");
    await approve(second);
    const after = await articleRow(articleId);
    expect(after).toMatchObject({ publishedSubmissionId: second, publishedAt: first.publishedAt, revision: null });
    expect(await textOf(await stranger.get(`/blog/${articleId}`))).toContain("Titlul cel nou");
  });

  it("is refused a second time, with who decided and when, and a link", async () => {
    await rejectSubmission(admin.actor, submissionId, { reason: "Prea scurt." });
    const before = await everything();
    const answer = await admin.post(pageOf(submissionId), { decision: "approve", formKey: NONE });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Nu s-a putut aproba articolul.");
    expect(html).toContain(`Despre text s-a decis deja: a fost respins de ${admin.actor.name}`);
    expect(html).toContain(`href="${pageOf(submissionId)}"`);
    expect(await everything()).toBe(before);
  });

  it("sent twice is one decision", async () => {
    const formKey = await keyOf(admin, pageOf(submissionId), "Aprobă și publică");
    for (let times = 0; times < 2; times += 1) {
      const answer = await admin.post(pageOf(submissionId), { formKey, decision: "approve" });
      expect(answer.status).toBe(303);
    }
  });

  it("needs a verified organisation", async () => {
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

  it("from the dashboard is one button, and returns there", async () => {
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

  it("of a revision keeps the published text", async () => {
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

  it("never moves a published article to the bin", async () => {
    await approve(submissionId);
    const second = await sentAgain(uat.actor, articleId, { title: "Altul" });
    const before = await everything();
    const answer = await admin.post(pageOf(second, "quick-rejection"), { formKey: NONE });
    expect(answer.status).toBe(409);
    expect(await everything()).toBe(before);
  });
});

describe("unpublishing", () => {
  it("removes the article from the blog, with a reason", async () => {
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

  it("is refused when another text was published meanwhile", async () => {
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

  it("also rejects the pending revision", async () => {
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
