import { and, isNotNull, ne } from "drizzle-orm";
import { insertReports } from "~/across/analytics/store/reports.server";
import { newestSnapshot } from "~/across/analytics/store/snapshots.server";
import { takeSnapshot } from "~/across/analytics/verbs/snapshots.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import { createSession } from "~/modules/accounts/session/session.server";
import { insertInvitation } from "~/modules/accounts/store/invitation.server";
import { setPassword } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { draftOf } from "~/modules/articles/desk.test-data";
import { articleRow, waitingFrom } from "~/modules/articles/moderation.test-data";
import { publishedBy } from "~/modules/articles/published.test-data";
import { ask } from "~/modules/assistant/verbs/ask.server";
import { deleteCommunity } from "~/modules/communities/verbs/administration.server";
import { claimCommunity } from "~/modules/communities/verbs/claims.server";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { saveAttraction, saveProject } from "~/modules/communities/verbs/items.server";
import { colleague, person } from "~/modules/conversations/people.test-data";
import type { Member } from "~/modules/conversations/rules";
import { openConversation } from "~/modules/conversations/verbs.server";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { CATEGORY_PAGES } from "~/modules/forum/rules/category-pages";
import { postsOf } from "~/modules/forum/store/posts.server";
import { lockDiscussion, replyToDiscussion } from "~/modules/forum/verbs/discussions.server";
import { appealPost, hidePost, reportPost } from "~/modules/forum/verbs/reports.server";
import { actOf, linkOf, published, rowOf, uploaded } from "~/modules/library/library.test-data";
import { proposalById } from "~/modules/library/store/proposals.server";
import { writeArticle } from "~/modules/library/verbs/act-articles.server";
import {
  proposalVersion,
  proposeCorrection,
  proposeDocument,
  rejectProposal,
} from "~/modules/library/verbs/proposals.server";
import { withdrawResource } from "~/modules/library/verbs/resources.server";
import { insertPrepared } from "~/modules/outreach/store/prepared-answers.server";
import { closeTicket, openTicket } from "~/modules/outreach/verbs/support.server";
import { printedModel } from "~/modules/paperwork/rules/model-text";
import { isDraft } from "~/modules/paperwork/rules/model-version";
import { MODELS } from "~/modules/paperwork/rules/models";
import type { PaperKind } from "~/modules/paperwork/rules/paper-kind";
import { versionsOf } from "~/modules/paperwork/store/models.server";
import { draftVersion, publishDraft, saveCopy, saveDraft } from "~/modules/paperwork/verbs/models.server";
import { projectOf } from "~/modules/projects/projects.test-data";
import { applicationTo } from "~/modules/projects/store/applications.server";
import { applyToProject } from "~/modules/projects/verbs/applications.server";
import { closeProject, hideProject } from "~/modules/projects/verbs/projects.server";
import { authority, DEADLINE, firm, hoursAfter, need, START, STATES } from "~/modules/requests/stories.test-data";
import { createRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { hideRequest } from "~/modules/requests/verbs/moderation.server";
import { askQuestion } from "~/modules/requests/verbs/questions.server";
import { shareRequest } from "~/modules/requests/verbs/sharing.server";
import { certificatesIn } from "~/modules/training/store/certificates.server";
import { pastProgram, programInput, publishedProgram } from "~/modules/training/training.test-data";
import { issueCertificates } from "~/modules/training/verbs/certificates.server";
import { enrol, withdraw } from "~/modules/training/verbs/enrolments.server";
import { createProgram, publishProgram, rejectProgram } from "~/modules/training/verbs/programs.server";
import { hideReview, writeReview } from "~/modules/training/verbs/reviews.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { localDateOf } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { orNotFound } from "~/platform/refusal";
import { person as someone } from "../support/people";

/** All personas, in the order of the tables' columns. */
export const PERSONAS = [
  "anonymous",
  "uat",
  "uatColleague",
  "uatOther",
  "uatUnverified",
  "uatSuspended",
  "firma",
  "firmaOther",
  "firmaAccepted",
  "firmaDeclined",
  "firmaUnverified",
  "firmaSuspended",
  "admin",
] as const;
export type Persona = (typeof PERSONAS)[number];

/** While the requests are open, and at the deadline of those sent at the start. */
export const MOMENTS = { open: hoursAfter(START, 5), closed: DEADLINE };
export type Moment = keyof typeof MOMENTS;

/** Of the owner whose colleagues the tables are about: some steps ask for it again. */
export const WORLD_PASSWORD = "ploaie-peste-deal-2026";

export type World = {
  actors: Record<Exclude<Persona, "anonymous">, Actor>;
  cookies: Record<Moment, Partial<Record<Persona, string>>>;
  /** What paths and forms speak of, by name. */
  ids: Record<string, string>;
};

/** `firma` responded to the open request; for the running one, `firmaAccepted` was accepted and `firmaDeclined` declined. */
export async function makeWorld(): Promise<World> {
  setClock(START);
  const uat = (await authority()) as Member;
  const firma = await firm();
  const firmaAccepted = await firm();
  const firmaDeclined = await firm();
  const answered = { uat, author: firma, other: firmaDeclined };
  const chosen = { uat, author: firmaAccepted, other: firmaDeclined };
  const actors: World["actors"] = {
    uat,
    uatColleague: await colleague(uat.organisation),
    uatOther: await authority(),
    uatUnverified: await authority("pending"),
    uatSuspended: await authority("suspended"),
    firma,
    firmaOther: await firm(),
    firmaAccepted,
    firmaDeclined,
    firmaUnverified: await firm({ verification: "pending" }),
    firmaSuspended: await firm({ verification: "suspended" }),
    admin: (await someone("ADMIN")).actor,
  };
  const ids: World["ids"] = { ...(await stories(answered, chosen, actors.admin)), ...(await others(actors)) };
  ids.category = CATEGORY_PAGES.public_procurement.slug;
  ids.insideCategory = CATEGORY_PAGES.members.slug;
  ids.question = await askQuestion(actors.firmaOther, ids.open ?? "", { text: "Câți utilizatori are portalul?" });
  await db()
    .update(users)
    .set({ membership: "owner" })
    .where(and(ne(users.id, actors.uatColleague.userId), isNotNull(users.organisationId)));
  await setPassword(actors.uat.userId, await hashPassword(WORLD_PASSWORD), START);
  await publicFigures();
  const cookies = await signIn(actors);
  setClock(MOMENTS.open);
  return { actors, ids, cookies };
}

async function publicFigures(): Promise<void> {
  await takeSnapshot();
  const file = Buffer.from("raport");
  await insertReports((await newestSnapshot())?.id ?? "", { pdf: file, xlsx: file, pptx: file });
}

type Cast = Parameters<typeof STATES.open>[0];

async function shared(cast: Cast) {
  const story = await STATES.completed(cast);
  await shareRequest(cast.uat, story.id, true);
  return story;
}

/** An ADMIN hid it after `author` and `other` sent their offers. */
async function hiddenStory(cast: Cast, admin: Actor) {
  const story = await STATES.open(cast);
  await hideRequest(admin, story.id, "Conține date personale.");
  return story;
}

async function stories(answered: Cast, chosen: Cast, admin: Actor): Promise<Record<string, string>> {
  const told = async (name: string, story: Promise<{ id: string; first: string; second: string }>) => {
    const { id, first, second } = await story;
    setClock(START);
    return { [name]: id, [`${name}Response`]: first, [`${name}OtherResponse`]: second };
  };
  return {
    ...(await told("draft", STATES.draft(answered))),
    ...(await told("open", STATES.open(answered))),
    ...(await told("changed", STATES.to_confirm(answered))),
    ...(await told("sealed", STATES.sealed(answered))),
    ...(await told("running", STATES.running(chosen))),
    ...(await told("completed", STATES.completed(chosen))),
    ...(await told("shared", shared(chosen))),
    ...(await told("hidden", hiddenStory(answered, admin))),
    ...(await told("cancelled", STATES.cancelled(answered))),
  };
}

async function others(actors: World["actors"]): Promise<Record<string, string>> {
  setClock(hoursAfter(START, 4));
  const { uat, uatUnverified, firma, firmaOther } = actors as Record<string, Member>;
  if (!uat || !uatUnverified || !firma || !firmaOther) throw new Error("The world is not whole");
  const invitation = { organisationId: uat.organisation.id, membership: "colleague", invitedBy: uat.userId } as const;
  const open = { partnerId: firma.organisation.id, subject: "Portal", about: null, text: "Bună ziua." };
  const waiting = await person("FIRMA", "Firmă de verificat SRL", "pending");
  const suspended = await person("FIRMA", "Firmă suspendată SRL", "suspended");
  const community = await communityOf(uat);
  const isNew = { communityId: community, id: null, seen: null };
  const publishedArticle = await publishedBy(uat, START);
  return {
    conversation: await openConversation(uat, open, { postedTheRequest: false }),
    unverifiedDraft: await createRequest(uatUnverified, need(), NO_FILES),
    partner: firma.organisation.id,
    community,
    attraction: await saveAttraction(uat, isNew, {
      values: { name: "Izvorul", type: "natural", description: "" },
      pictures: [],
    }),
    project: await saveProject(uat, isNew, {
      title: "Grădiniță",
      description: "",
      status: "planning",
      progress: 0,
      startsOn: localDateOf(START),
      endsOn: null,
    }),
    publishedArticle,
    publishedSubmission: (await articleRow(publishedArticle)).publishedSubmissionId ?? "",
    waitingSubmission: (await waitingFrom(uat)).submissionId,
    draftArticle: await draftOf(uat),
    waitingArticle: (await waitingFrom(uat)).articleId,
    firmaDraftArticle: await draftOf(firma),
    firmaWaitingArticle: (await waitingFrom(firma)).articleId,
    ...(await discussions(actors)),
    ...(await exchange(actors)),
    ...(await certified(actors)),
    ...(await programs(actors)),
    ...(await trainings(actors)),
    ...(await documents(actors)),
    ...(await paperModels(actors)),
    chat: await chat(uat),
    binnedArticle: await publishedBy(uat, START, { deletedAt: START }),
    colleague: actors.uatColleague.userId,
    invitation: await insertInvitation("invitatie", {
      ...invitation,
      email: "asteptat@psp.test",
      invitedAt: START,
      expiresAt: hoursAfter(START, 7 * 24),
    }),
    hiddenCommunity: await communityOf(uatUnverified),
    ...(await unownedCommunities(actors)),
    ticket: await openTicket(ticket, uat),
    closedTicket: await closedTicket(actors),
    preparedAnswer: await insertPrepared({ ...prepared, isPublic: true, createdAt: START, updatedAt: START }),
    teamAnswer: await insertPrepared({ ...prepared, isPublic: false, createdAt: START, updatedAt: START }),
    waiting: waiting.organisation.id,
    suspended: suspended.organisation.id,
    /** A word in addresses: a step of a purchase. */
    entry: "entry",
    nothing: "01890000-0000-7000-8000-00000000ffff",
    missing: "01890000-0000-7000-8000-00000000eeee",
  };
}

const prepared = { question: "Cum îmi fac cont?", answer: "Alegeți „Înregistrare”.", position: 9 };
const ticket = { nume: "Ana", email: "ana@psp.test", subiect: "Nu pot atașa", mesaj: "Fișierul nu este primit." };

async function closedTicket({ uat, admin }: World["actors"]): Promise<string> {
  const id = await openTicket({ ...ticket, subiect: "Mulțumesc" }, uat ?? null);
  if (admin) await closeTicket(admin, id);
  return id;
}

/** Projects of `uat` in the exchange: one to which `firma` has applied, one that is closed, and one that an ADMIN hid. */
async function exchange({ uat, firma, admin }: World["actors"]): Promise<Record<string, string>> {
  const exchangeProject = await projectOf(uat);
  const closedProject = await projectOf(uat);
  await applyToProject(firma, exchangeProject, "Am făcut trei piețe.");
  await closeProject(uat, closedProject, "Am ales.");
  const hiddenProject = await projectOf(uat);
  await hideProject(admin, hiddenProject, "Conține date personale.");
  const application = await applicationTo(exchangeProject, firma?.organisation?.id ?? "");
  return { exchangeProject, closedProject, hiddenProject, projectApplication: application?.id ?? "" };
}

/** Programs to which `uat` and `firma` came: a certificate and a review of each, and a hidden review of `uat`. */
async function certified({ uat, firma, admin }: World["actors"]): Promise<Record<string, string>> {
  const pastTraining = await pastProgram(admin, [uat]);
  const pastEvent = await pastProgram(admin, [firma], {}, "event");
  for (const program of [pastTraining, pastEvent]) await issueCertificates(admin, program, 0);
  const [certificate] = await certificatesIn(pastTraining);
  const [firmCertificate] = await certificatesIn(pastEvent);
  const hiddenProgramReview = await writeReview(uat, await pastProgram(admin, [uat]), { stars: 1, text: "Slab." });
  await hideReview(admin, hiddenProgramReview, "Jigniri.");
  return {
    pastTraining,
    pastEvent,
    certificate: certificate?.id ?? "",
    firmCertificate: firmCertificate?.id ?? "",
    certificateCode: certificate?.code.slice(0, 8) ?? "",
    programReview: await writeReview(uat, pastTraining, { stars: 5, text: "Bun." }),
    hiddenProgramReview,
  };
}

/** `uat` has a seat in a training and is offered one in another; `firma` has a seat in an event and proposed a training. */
async function programs({ uat, uatOther, firma, admin }: World["actors"]): Promise<Record<string, string>> {
  const training = await publishedProgram(admin);
  const offeredTraining = await publishedProgram(admin, { capacity: 1 });
  const event = await publishedProgram(admin, {}, "event");
  await enrol(uat, training);
  await enrol(firma, event);
  for (const actor of [uatOther, uat]) await enrol(actor, offeredTraining);
  await withdraw(uatOther, offeredTraining);
  const proposedTraining = await createProgram(firma, "training", programInput("training"));
  return { training, offeredTraining, event, proposedTraining };
}

/** Programs: two proposals of `firma`, one of them rejected, one that is published, and a draft of the association. */
async function trainings({ firma, admin }: World["actors"]): Promise<Record<string, string>> {
  const proposed = () => createProgram(firma, "event", programInput("event"));
  const proposedProgram = await proposed();
  const rejectedProgram = await proposed();
  const published = await proposed();
  await rejectProgram(admin, rejectedProgram, "Lipsesc temele.");
  await publishProgram(admin, published);
  const draftProgram = await createProgram(admin, "training", programInput("training"));
  return { proposedProgram, rejectedProgram, publishedProgram: published, draftProgram };
}

/** Discussions of the forum: one with a reply of `firma`, one that is locked, one that only members see, one with hidden replies. */
async function discussions({ uat, firma, admin }: World["actors"]): Promise<Record<string, string>> {
  const discussion = await discussionOf(uat);
  const lockedDiscussion = await discussionOf(uat);
  await replyToDiscussion(firma, discussion, "<p>Vă trimitem modelul nostru.</p>");
  await lockDiscussion(admin, lockedDiscussion, true);
  const [opening, reply] = await postsOf(discussion, 1);
  await reportPost(uat, reply?.id ?? "", { reason: "untrue", note: "" });
  const moderatedDiscussion = await discussionOf(uat);
  for (const _ of ["hidden", "appealed"])
    await replyToDiscussion(firma, moderatedDiscussion, "<p>Cumpărați de la noi.</p>");
  const [, hiddenPost, appealedPost] = await postsOf(moderatedDiscussion, 1);
  for (const post of [hiddenPost, appealedPost])
    await hidePost(admin, post?.id ?? "", { reason: "advertising", note: "Este o reclamă." });
  await appealPost(firma, appealedPost?.id ?? "", "Nu este o reclamă.");
  return {
    moderatedDiscussion,
    hiddenPost: hiddenPost?.id ?? "",
    appealedPost: appealedPost?.id ?? "",
    discussion,
    lockedDiscussion,
    ...(await insideDiscussion({ uat, firma })),
    openingPost: opening?.id ?? "",
    reply: reply?.id ?? "",
  };
}

/** A discussion that only members see, with a reply of `firma`. */
async function insideDiscussion({ uat, firma }: Pick<World["actors"], "uat" | "firma">) {
  const id = await discussionOf(uat, { category: "members" });
  await replyToDiscussion(firma, id, "<p>La noi este la fel.</p>");
  const [opening, reply] = await postsOf(id, 1);
  return { insideDiscussion: id, insidePost: opening?.id ?? "", insideReply: reply?.id ?? "" };
}

/** Documents of the library: one that authorities read, one that firms download too, one withdrawn. */
async function documents({ admin, uat, firma }: World["actors"]): Promise<Record<string, string>> {
  const files = async () => ({ added: [await uploaded({ actor: admin })], removedIds: [] });
  const resource = await published({ actor: admin }, { files: await files() });
  const firmResource = await published({ actor: admin }, { files: await files(), isForFirms: true });
  const binnedResource = await published({ actor: admin });
  await withdrawResource(admin, binnedResource);
  const [resourceFile = ""] = (await rowOf(resource)).fileIds;
  const [firmFile = ""] = (await rowOf(firmResource)).fileIds;
  const act = await actOf({ actor: admin }, { number: "544/2001" });
  const actArticle = await writeArticle(admin, act, {
    label: "art. 7",
    heading: "termenul",
    text: "Răspunsul se dă în 10 zile.",
    asOf: "2026-10-01" as LocalDate,
    amendedBy: null,
    amendedOn: null,
    address: "https://legislatie.just.ro/Public/DetaliiDocument/31413",
  });
  const link = await linkOf({ actor: admin });
  const correction = await proposeCorrection(uat, resource, { edition: 1, reason: "Lipsește anexa.", words: "" });
  const proposed = {
    title: "Model de caiet",
    category: "public_procurement" as const,
    summary: "Un model.",
    body: "Textul.",
    basis: "",
  };
  const proposal = await proposeDocument(uat, { ...proposed, fileId: await uploaded({ actor: uat }) });
  const firmProposal = await proposeDocument(firma, { ...proposed, fileId: null });
  const rejectedProposal = await proposeDocument(uat, { ...proposed, fileId: null });
  const asRead = async (id: string) => proposalVersion(orNotFound(await proposalById(id)));
  await rejectProposal(admin, rejectedProposal, "Există deja.", await asRead(rejectedProposal));
  return {
    resource,
    binnedResource,
    firmResource,
    resourceFile,
    act,
    actArticle,
    link: link.id,
    linkCheck: link.checkId,
    correction,
    proposal,
    firmProposal,
    rejectedProposal,
    proposalRead: await asRead(proposal),
    firmFile,
    first: "1",
    topic: "urbanism",
    admin: admin.userId,
  };
}

/** Kinds of papers: as the platform began, with a draft, with a second version, with the own text of `uat`. */
async function paperModels({ uat, admin }: World["actors"]): Promise<Record<string, string>> {
  const written = (kind: PaperKind) =>
    saveDraft(admin, kind, { ...printedModel(MODELS[kind]), title: "Alt titlu", note: "Titlul" }, null);
  const draftHash = async (kind: PaperKind) => draftVersion((await versionsOf(kind)).find(isDraft) ?? null);
  for (const kind of ["estimate", "comparison"] as const) await written(kind);
  await publishDraft(admin, "comparison", await draftHash("comparison"));
  await saveCopy(uat as Member, "selection", { ...printedModel(MODELS.selection), isUpToDate: true }, null);
  return {
    firstKind: "need",
    draftedKind: "estimate",
    secondKind: "comparison",
    ownKind: "selection",
    codeVersion: "2",
    secondVersion: "3",
    paperDraft: await draftHash("estimate"),
  };
}

/** A chat with the assistant. */
const chat = async (uat: Member): Promise<string> => (await ask(uat, "Bună ziua", { department: "hr" }))();

/** Unowned communities: one free, one claimed, one in the bin. */
async function unownedCommunities({ uatOther, admin }: World["actors"]): Promise<Record<string, string>> {
  const made = () => createCommunity({ name: "Comuna Nimănui", county: "SJ", createdAt: START }, admin);
  const unownedCommunity = await made();
  const claimedCommunity = await made();
  const binnedCommunity = await made();
  await deleteCommunity(admin, binnedCommunity);
  const claim = await claimCommunity(uatOther, claimedCommunity);
  return { unownedCommunity, claimedCommunity, binnedCommunity, claim };
}

const communityOf = (uat: Member): Promise<string> =>
  createCommunity({ organisationId: uat.organisation.id, name: "Comuna Măgura", county: "SJ", createdAt: START }, uat);

async function signIn(actors: World["actors"]): Promise<World["cookies"]> {
  const cookies: World["cookies"] = { open: {}, closed: {} };
  for (const [moment, at] of Object.entries(MOMENTS) as [Moment, Date][]) {
    setClock(at);
    for (const [persona, actor] of Object.entries(actors))
      cookies[moment][persona as Persona] = await createSession(actor.userId);
  }
  return cookies;
}
