import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { nameOf, says, titleOf } from "~/across/notifications/rules/sentence";
import { newestNotifications, wordsFor } from "~/across/notifications/store/inbox.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { hasSide } from "~/modules/conversations/rules";
import { openConversation } from "~/modules/conversations/verbs.server";
import { discussionOf, postAt, send } from "~/modules/forum/forum.test-data";
import { discussionPath, postStepPath } from "~/modules/forum/rules/paths";
import { discussionById } from "~/modules/forum/store/discussions.server";
import { replyToDiscussion, solveDiscussion } from "~/modules/forum/verbs/discussions.server";
import { removePost } from "~/modules/forum/verbs/posts.server";
import { appealPost, hidePost } from "~/modules/forum/verbs/reports.server";
import { documentOf } from "~/modules/library/library.test-data";
import { proposalsPath } from "~/modules/library/rules/paths";
import { proposalById } from "~/modules/library/store/proposals.server";
import { proposeCorrection, proposeDocument } from "~/modules/library/verbs/proposals.server";
import { createResource } from "~/modules/library/verbs/resources.server";
import { projectOf } from "~/modules/projects/projects.test-data";
import { applicationPath, projectPath } from "~/modules/projects/rules/paths";
import { applicationTo } from "~/modules/projects/store/applications.server";
import { applyToProject, decideApplication } from "~/modules/projects/verbs/applications.server";
import { programReviewPath } from "~/modules/training/rules/paths";
import { enrolmentOf } from "~/modules/training/store/enrolments.server";
import { ownReview } from "~/modules/training/store/reviews.server";
import { pastProgram, publishedProgram } from "~/modules/training/training.test-data";
import { enrol, settleProgram, withdraw } from "~/modules/training/verbs/enrolments.server";
import { writeReview } from "~/modules/training/verbs/reviews.server";
import { db } from "~/platform/database/connection.server";
import { deliverMail } from "~/platform/mail/mail.server";
import { mails } from "~/platform/mail/tables.server";
import { organisation, type Person, person, textOf } from "../support/people";
import { deliverJournal, ownPlatform } from "../support/platform";

/** A clerk of an authority who has left it and works for a firm, and the colleague who stayed. */
type Cast = { clerk: Person; colleague: Person; leave: (to?: "UAT" | "FIRMA") => Promise<Person> };

async function cast(): Promise<Cast> {
  const authority = await organisation("UAT");
  const clerk = await person("UAT", authority);
  const colleague = await person("UAT", authority);
  const leave = async (kind: "UAT" | "FIRMA" = "FIRMA") => {
    const organisationId = await organisation(kind);
    await db().update(users).set({ organisationId, role: kind }).where(eq(users.id, clerk.actor.userId));
    const [moved] = await db().select().from(organisations).where(eq(organisations.id, organisationId));
    if (!moved) throw new Error("No organisation");
    const { id, name } = moved;
    return {
      ...clerk,
      actor: {
        userId: clerk.actor.userId,
        sessionId: clerk.actor.sessionId,
        name: clerk.actor.name,
        email: clerk.actor.email,
        role: kind,
        organisation: { id, kind, name, verification: "verified", membership: "owner" },
      },
    } satisfies Person;
  };
  return { clerk, colleague, leave };
}

ownPlatform();

let firm: Person;
let admin: Person;

beforeAll(async () => {
  firm = await person("FIRMA", await organisation("FIRMA"));
  admin = await person("ADMIN");
});

const statusOf = async (answer: Promise<Response>) => (await answer).status;
const inboxOf = async (who: Person) =>
  textOf(await who.get({ UAT: "/uat/notificari", FIRMA: "/firma/notificari", ADMIN: "" }[who.actor.role]));

describe("who left an organisation, about what they wrote for it on the forum", () => {
  const TEXT = { body: "Am schimbat textul." };

  it("changes nothing of it any more, and its people do", async () => {
    const { clerk, colleague, leave } = await cast();
    const id = await discussionOf(clerk.actor);
    await replyToDiscussion(clerk.actor, id, "<p>Am mai aflat ceva.</p>");
    await replyToDiscussion(firm.actor, id, "<p>Vă trimitem modelul nostru.</p>");
    const opening = await postAt(id, 1);
    const own = await postAt(id, 2);
    const answer = await postAt(id, 3);
    const edit = postStepPath(opening.id, "edit");
    expect(await statusOf(colleague.get(edit))).toBe(403); // its author still answers for it
    expect(await statusOf(clerk.get(edit))).toBe(200);

    const gone = await leave();
    expect(await statusOf(gone.get(edit))).toBe(403);
    expect(await statusOf(send(gone, edit, TEXT))).toBe(403);
    expect(await statusOf(gone.post(postStepPath(own.id, "deletion")))).toBe(403);
    expect(await statusOf(gone.post(`${discussionPath(id)}/solution`, { post: answer.id }))).toBe(403);
    expect((await discussionById(id))?.solutionId).toBeNull();
    expect((await postAt(id, 1)).body).toContain("Contractul nostru");

    expect(await statusOf(send(colleague, edit, TEXT))).toBe(303);
    expect((await postAt(id, 1)).body).toContain("Am schimbat textul.");
    await removePost(colleague.actor, own.id);
    await solveDiscussion(colleague.actor, id, answer.id);
    expect((await discussionById(id))?.solutionId).toBe(answer.id);
  });

  it("does not read it once it is hidden, and hears nothing of it; its people read, contest and hear", async () => {
    const { clerk, colleague, leave } = await cast();
    const id = await discussionOf(firm.actor, { title: "Despre ape" });
    await replyToDiscussion(clerk.actor, id, "<p>Textul autorității.</p>");
    const reply = await postAt(id, 2);
    const gone = await leave();
    const since = await deliverJournal();
    await hidePost(admin.actor, reply.id, { reason: "advertising", note: "Este o reclamă." });
    await deliverJournal(since);
    expect(await (await gone.get(discussionPath(id))).text()).not.toContain("Textul autorității.");
    expect(await (await colleague.get(discussionPath(id))).text()).toContain("Textul autorității.");
    expect(await inboxOf(gone)).not.toContain("Despre ape");
    expect(await inboxOf(colleague)).toContain("Mesajul dumneavoastră din „Despre ape” a fost ascuns");
    await expect(appealPost(gone.actor, reply.id, "Nu este o reclamă.")).rejects.toMatchObject({ status: 403 });
    await appealPost(colleague.actor, reply.id, "Nu este o reclamă.");
  });

  it("is not told that it was answered, or that it solved something: its people are", async () => {
    const { clerk, colleague, leave } = await cast();
    const id = await discussionOf(firm.actor, { title: "Despre drumuri" });
    await replyToDiscussion(clerk.actor, id, "<p>Noi am pietruit.</p>");
    const reply = await postAt(id, 2);
    const gone = await leave();
    const since = await deliverJournal();
    await replyToDiscussion(firm.actor, id, "<p>Cu ce ați pietruit?</p>");
    await solveDiscussion(firm.actor, id, reply.id);
    await deliverJournal(since);
    expect(await inboxOf(gone)).not.toContain("Despre drumuri");
    const told = await inboxOf(colleague);
    expect(told).toContain("răspuns în „Despre drumuri”");
    expect(told).toContain("Răspunsul dumneavoastră a rezolvat „Despre drumuri”");
    const solved = (await newestNotifications(colleague.actor)).find(({ type }) => type === "discussion_solved");
    expect(solved).toMatchObject({ outcome: null, unread: true });
  });

  it("leaves its people the words of a hidden question, and takes with them no mail that still waits", async () => {
    const { clerk, colleague, leave } = await cast();
    const id = await discussionOf(clerk.actor, { title: "Despre poduri" });
    await leave();
    let since = await deliverJournal();
    await hidePost(admin.actor, (await postAt(id, 1)).id, { reason: "advertising", note: "Este o reclamă." });
    await deliverJournal(since);
    expect(await inboxOf(colleague)).toContain("Mesajul dumneavoastră din „Despre poduri” a fost ascuns");

    const other = await cast();
    const project = await projectOf(other.clerk.actor);
    since = await deliverJournal();
    await applyToProject(firm.actor, project, "Avem doi ingineri.");
    await deliverJournal(since);
    const toClerk = () => db().select().from(mails).where(eq(mails.recipient, other.clerk.actor.email));
    const [mail] = await toClerk();
    expect(mail?.text).toContain("Avem doi ingineri.");
    await other.leave();
    await deliverMail.run({ id: mail?.id ?? "" });
    expect(await toClerk()).toMatchObject([{ sentAt: null, text: "" }]);
  });

  it("reads in no mail that waits what a conversation is about, or why an application was declined", async () => {
    const { clerk, colleague, leave } = await cast();
    const owner = await person("UAT", await organisation("UAT"));
    const project = await projectOf(owner.actor);
    await applyToProject(clerk.actor, project, "Avem doi ingineri.");
    const application = (await applicationTo(project, clerk.actor.organisation?.id ?? ""))?.id ?? "";
    await decideApplication(owner.actor, application, { decision: "declined", reason: "Ați lipsit de la ședință." });
    if (!hasSide(clerk.actor)) throw new Error("No side");
    const conversation = await openConversation(
      clerk.actor,
      { partnerId: firm.actor.organisation?.id ?? "", subject: "Portal de taxe", about: null, text: "Bună ziua." },
      { postedTheRequest: false },
    );
    const marks = says`${titleOf("conversation", conversation)} ${nameOf("application_reason", application)}`;
    const words = ["Ați lipsit de la ședință.", "Portal de taxe"];
    const readBy = async ({ actor }: Person) => Object.values(await wordsFor(actor.userId, marks)).sort();
    expect([await readBy(clerk), await readBy(colleague)]).toEqual([words, words]);
    expect(await readBy(await leave())).toEqual([null, null]);
  });
});

describe("who left an organisation, about a project", () => {
  it("is not the contact of those who were accepted any more: somebody who stayed is", async () => {
    const { clerk, colleague, leave } = await cast();
    const id = await projectOf(clerk.actor);
    await applyToProject(firm.actor, id, "Avem doi ingineri.");
    const application = (await applicationTo(id, firm.actor.organisation?.id ?? ""))?.id ?? "";
    await decideApplication(clerk.actor, application, { decision: "accepted", reason: "Vă mulțumim." });
    expect(await (await firm.get(projectPath(id))).text()).toContain(clerk.actor.email);
    await leave();
    const page = await (await firm.get(projectPath(id))).text();
    expect(page).not.toContain(clerk.actor.email);
    expect(page).toContain(colleague.actor.email);
  });

  it("is not the contact of an application any more either", async () => {
    const { clerk, colleague, leave } = await cast();
    const owner = await person("UAT", await organisation("UAT"));
    const id = await projectOf(owner.actor);
    await applyToProject(clerk.actor, id, "Avem doi ingineri.");
    const application = (await applicationTo(id, clerk.actor.organisation?.id ?? ""))?.id ?? "";
    await decideApplication(owner.actor, application, { decision: "accepted", reason: "Vă mulțumim." });
    await leave();
    const page = await (await owner.get(applicationPath(application))).text();
    expect(page).not.toContain(clerk.actor.email);
    expect(page).toContain(colleague.actor.email);
  });
});

describe("who left an organisation, about its proposals for the library", () => {
  const PROPOSED = { category: "public_procurement" as const, summary: "Un model.", body: "Textul.", basis: "" };

  it("neither reads nor changes them any more, and is not told of them; its people are", async () => {
    const { clerk, colleague, leave } = await cast();
    const id = await proposeDocument(clerk.actor, { ...PROPOSED, title: "Model de fișă", fileId: null });
    const name = clerk.actor.organisation?.name;
    const gone = await leave();
    expect(await statusOf(gone.get(proposalsPath("FIRMA", id)))).toBe(404);
    expect(await textOf(await gone.get(proposalsPath("FIRMA")))).not.toContain("Model de fișă");
    expect(await statusOf(colleague.get(proposalsPath("UAT", id)))).toBe(200);
    expect(await textOf(await colleague.get(proposalsPath("UAT")))).toContain("Model de fișă");
    expect((await proposalById(id))?.organisation).toBe(name);
  });

  it("corrects the same edition for the new organisation beside the earlier correction", async () => {
    const { clerk, leave } = await cast();
    const resource = await createResource(admin.actor, documentOf(admin, { isForFirms: true }));
    const earlier = await proposeCorrection(clerk.actor, resource, {
      edition: 1,
      reason: "Lipsește anexa.",
      words: "",
    });
    const gone = await leave();
    const later = await proposeCorrection(gone.actor, resource, { edition: 1, reason: "Alt motiv.", words: "" });
    expect(later).not.toBe(earlier);
    expect((await proposalById(earlier))?.reason).toBe("Lipsește anexa.");
  });
});

describe("who left an organisation, about the trainings to which they went for it", () => {
  it("does not rewrite the review that stands in its name", async () => {
    const { clerk, leave } = await cast();
    const program = await pastProgram(admin.actor, [clerk.actor]);
    await writeReview(clerk.actor, program, { stars: 5, text: "Foarte bun." });
    const gone = await leave("UAT");
    expect(await statusOf(gone.get(programReviewPath("training", program)))).toBe(403);
    await expect(writeReview(gone.actor, program, { stars: 1, text: "Slab." })).rejects.toMatchObject({ status: 403 });
    expect((await ownReview(program, clerk.actor.userId))?.text).toBe("Foarte bun.");
  });

  it("is offered no seat in its name, and keeps none", async () => {
    const { clerk, leave } = await cast();
    const holder = await person("UAT", await organisation("UAT"));
    const program = await publishedProgram(admin.actor, { capacity: 1 });
    await enrol(holder.actor, program);
    await enrol(clerk.actor, program);
    await leave("UAT");
    await withdraw(holder.actor, program);
    await settleProgram(program);
    expect((await enrolmentOf(program, clerk.actor.userId))?.offerUntil).toBeNull();
  });
});
