import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations, users } from "~/modules/accounts/tables.server";
import { waitingFrom } from "~/modules/articles/moderation.test-data";
import { articleBin } from "~/modules/articles/verbs/bin.server";
import { approveSubmission, rejectSubmission } from "~/modules/articles/verbs/moderation.server";
import { deleteArticle, recallArticle, submitArticle, withdrawArticle } from "~/modules/articles/verbs/writing.server";
import { colleague } from "~/modules/conversations/people.test-data";
import {
  type Cast,
  cast,
  DEADLINE,
  edited,
  firm,
  hoursAfter,
  responseInput,
  STATES,
  sentBy,
  type Told,
} from "~/modules/requests/stories.test-data";
import {
  acceptResponse,
  cancelRequest,
  completeRequest,
  openResponses,
  replacePartner,
} from "~/modules/requests/verbs/decisions.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { answerQuestion, askQuestion } from "~/modules/requests/verbs/questions.server";
import { remind } from "~/modules/requests/verbs/reminders.server";
import { confirmResponse, respond, withdrawResponse } from "~/modules/requests/verbs/responses.server";
import { replyToReview, writeReview } from "~/modules/requests/verbs/reviews.server";
import { clarifyRequest, editSentRequest, extendRequest, stillEvaluating } from "~/modules/requests/verbs/sent.server";
import { now, setClock } from "~/platform/clock";
import { db, raw } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { journal } from "~/platform/journal/tables.server";
import type { Happening } from "~/platform/journal/visibility";
import { liveEvents } from "~/platform/live/tables.server";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { isMailOnly, NOTIFICATION_TYPE_CODES, type NotificationType } from "./rules/notification";
import { OUTCOMES, outcomeWords } from "./rules/outcomes";
import { QUOTED_KINDS, rule } from "./rules/sentence";
import { inboxOf, unreadCount } from "./store/inbox.server";
import { notifications } from "./tables.server";
import { deliver } from "./verbs/deliver.server";

ownPlatform();

let since = "00000000-0000-7000-8000-000000000000";
const heard = () => deliverJournal(since);
beforeEach(async () => {
  setClock(null);
  const [last] = await db().select({ id: journal.id }).from(journal).orderBy(desc(journal.id)).limit(1);
  since = last?.id ?? since;
  await db().delete(notifications);
});

const said = async (who: Actor) =>
  (await inboxOf(who, 1)).map(({ type, unread, outcome }) => [type, unread, outcomeWords(outcome)]);
const bell = (who: Actor) => unreadCount(who);

/** Only reading settles them. */
const NEWS: readonly NotificationType[] = [
  "request_left",
  "request_moderated",
  "ticket_answered",
  "discussion_unsolved",
  "report_decided",
  "application_decided",
  "application_missed",
  "project_copied",
  "project_moderated",
  "paper_model_changed",
];

/** The lines of what each module answers to a function of the database, which asks all of them. */
async function linesOfModules(whole: string, suffix: string): Promise<string[]> {
  const { rows } = await raw.executeSql(
    `select proname, prosrc from pg_proc where proname ~ '${suffix}$|^${whole}$'
      and proargtypes = (select proargtypes from pg_proc where proname = '${whole}')`,
  );
  const sources = new Map(
    (rows as { proname: string; prosrc: string }[]).map(({ proname, prosrc }) => [proname, prosrc]),
  );
  const asked = sources.get(whole)?.match(new RegExp(`\\w+${suffix}`, "g")) ?? [];
  sources.delete(whole);
  expect(asked.sort()).toEqual([...sources.keys()].sort());
  return [...sources.values()].flatMap((source) => source.split("\n"));
}
const named = (source: string) => [...source.matchAll(/'([a-z_]+)'/g)].flatMap(([, word]) => word ?? []);

it("the words that notifications quote are those of each kind in QUOTED_KINDS: one branch of a <module>_words.sql", async () => {
  const lines = await linesOfModules("words_of", "_words");
  const branches = lines.flatMap((line) => /^ {2}when (.*?) then/.exec(line)?.[1] ?? []).flatMap(named);
  expect(["journal_note", ...branches].sort()).toEqual([...QUOTED_KINDS].sort());
});

describe("the facts that settle notifications", () => {
  it("are those of every type that is not news, and each has its words", async () => {
    const lines = await linesOfModules("notification_outcome", "_outcome");
    const types = lines.filter((line) => line.startsWith("  when ")).flatMap(named);
    expect([...new Set(types), ...NEWS].sort()).toEqual(
      NOTIFICATION_TYPE_CODES.filter((type) => !isMailOnly(type)).sort(),
    );
    const answers = lines.flatMap((line) => line.match(/\b(then|else|select) '[a-z_]+'/g) ?? []).flatMap(named);
    expect([...new Set(answers)].sort()).toEqual([...OUTCOMES].sort());
  });
});

describe("a notification about an article", () => {
  let admin: Person;
  let uat: Person;
  beforeEach(async () => {
    admin = await person("ADMIN");
    uat = await member("UAT");
  });
  const published = async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    await approveSubmission(admin.actor, submissionId, { notes: null });
    await heard();
    return articleId;
  };
  const opened = async (who: Person, centre: string) => {
    const [item] = await inboxOf(who.actor, 1);
    const answer = await who.post(`${centre}/${item?.id}/deschidere`);
    return answer.headers.get("location") ?? "";
  };

  it("that was withdrawn says so, asks nothing, and leads to what is still there", async () => {
    const articleId = await published();
    expect(await bell(uat.actor)).toBe(1);
    await withdrawArticle(uat.actor, articleId);
    expect(await bell(uat.actor)).toBe(0);
    expect(await textOf(await uat.get("/uat/notificari"))).toContain("Articolul a fost retras între timp.");
    const to = await opened(uat, "/uat/notificari");
    expect(to).toBe(`/uat/articles/${articleId}`);
    expect((await uat.get(to)).status).toBe(200);
  });

  it("that was deleted leads to the bin's page of it, and when it is gone to the list", async () => {
    const articleId = await published();
    await deleteArticle(uat.actor, articleId);
    expect(await opened(uat, "/uat/notificari")).toBe(`/uat/articles/${articleId}`);
    setClock(hoursAfter(now(), 24 * 31));
    await articleBin.sweep();
    setClock(null); // the session is younger
    expect(await said(uat.actor)).toEqual([["article_approved", false, "Articolul a fost șters definitiv."]]);
    expect(await opened(uat, "/uat/notificari")).toBe("/uat/articles");
  });

  it("that was rejected and is in the bin asks for no other text", async () => {
    const { articleId, submissionId } = await waitingFrom(uat.actor);
    await rejectSubmission(admin.actor, submissionId, { reason: "Mai scurt." });
    await heard();
    expect(await bell(uat.actor)).toBe(1);
    setClock(hoursAfter(now(), 1));
    await deleteArticle(uat.actor, articleId);
    setClock(null);
    expect(await said(uat.actor)).toEqual([["article_rejected", false, "Articolul a fost mutat în coș între timp."]]);
  });

  it("that was recalled leads an ADMIN to the desk, and stays settled when another text is sent", async () => {
    const { articleId } = await waitingFrom(uat.actor);
    await heard();
    expect(await bell(admin.actor)).toBe(1);
    await recallArticle(uat.actor, articleId);
    expect(await bell(admin.actor)).toBe(0);
    expect(await opened(admin, "/admin/notificari")).toBe("/admin/articles");
    setClock(hoursAfter(now(), 1));
    await submitArticle(uat.actor, articleId);
    await heard();
    expect(await said(admin.actor)).toEqual([
      ["article_waiting", true, null],
      ["article_waiting", false, "Autorul și-a retras textul din revizie."],
    ]);
  });

  it("another person's is missing", async () => {
    await published();
    const other = await member("UAT");
    const [item] = await inboxOf(uat.actor, 1);
    expect((await other.post(`/uat/notificari/${item?.id}/deschidere`)).status).toBe(404);
  });
});

describe("a notification about a request", () => {
  let people: Cast;
  beforeEach(async () => {
    people = await cast();
  });

  it("of an opportunity asks nothing of a firm that has answered, nor of any after the decision", async () => {
    const idle = await firm();
    const id = await sentBy(people.uat);
    await heard();
    expect(await bell(people.author)).toBe(1);
    const first = await respond(people.author, id, responseInput(), NO_FILES);
    expect(await said(people.author)).toEqual([["opportunity", false, "Ați trimis o ofertă."]]);
    expect(await bell(idle)).toBe(1);
    await acceptResponse(people.uat, id, first, "Răspunde întregii nevoi.");
    expect(await said(idle)).toEqual([["opportunity", false, "Autoritatea a ales o ofertă."]]);
  });

  it("of an opportunity is over with its term", async () => {
    await sentBy(people.uat);
    await heard();
    setClock(DEADLINE);
    expect(await said(people.author)).toEqual([["opportunity", false, "Termenul pentru oferte a trecut."]]);
  });

  it("of a question is settled for every colleague by one answer, and their open pages are told", async () => {
    const id = await sentBy(people.uat);
    const mate = await colleague(people.uat.organisation as never);
    const question = await askQuestion(people.author, id, { text: "Se poate plăti cu cardul?" });
    await heard();
    expect([await bell(people.uat), await bell(mate)]).toEqual([1, 1]);
    await answerQuestion(people.uat, question, { text: "Da." });
    expect([await bell(people.uat), await bell(mate)]).toEqual([0, 0]);
    expect(await said(mate)).toEqual([["question_asked", false, "Întrebarea a primit răspuns."]]);
    await db().delete(liveEvents);
    await heard();
    const bells = await db().select().from(liveEvents).where(eq(liveEvents.userId, mate.userId));
    expect(bells.map(({ what }) => what)).toContain("notifications");
    const unopened = await db().select().from(notifications).where(eq(notifications.userId, mate.userId));
    expect(unopened.map(({ readAt }) => readAt !== null)).toEqual([true]);
  });

  it("of an offer to confirm is settled by confirming, or by leaving", async () => {
    const { id, first, second } = await STATES.open(people);
    await editSentRequest(people.uat, id, edited(), NO_FILES);
    await heard();
    const asked = async (who: Actor) => (await said(who)).find(([type]) => type === "response_to_confirm");
    expect((await asked(people.author))?.[1]).toBe(true);
    await confirmResponse(people.author, first);
    expect(await asked(people.author)).toEqual(["response_to_confirm", false, "Ați confirmat oferta."]);
    await withdrawResponse(people.other, second, { text: null });
    expect(await asked(people.other)).toEqual(["response_to_confirm", false, "V-ați retras oferta."]);
  });

  it.each([
    ["saying that the choice is not made", stillEvaluatingAbout, "Ați anunțat că încă evaluați ofertele."],
    ["a later term", extended, "Termenul a fost prelungit."],
    ["a choice", chosen, "Ați ales o ofertă."],
    ["an end", cancelled, "Solicitarea a fost anulată între timp."],
  ])("of a passed term is settled by %s", async (_what, act, words) => {
    const { id, first } = await STATES.closed(people);
    await remind();
    await heard();
    const ofTerm = async () => (await said(people.uat)).find(([type]) => type === "request_deadline");
    expect((await ofTerm())?.[1]).toBe(true);
    setClock(hoursAfter(DEADLINE, 2));
    await act(people.uat, id, first);
    expect(await ofTerm()).toEqual(["request_deadline", false, words]);
  });

  it("of an offer is settled when it is taken back or accepted", async () => {
    const { id, first, second } = await STATES.open(people);
    await heard();
    await withdrawResponse(people.other, second, { text: null });
    await acceptResponse(people.uat, id, first, "Răspunde întregii nevoi.");
    const received = (await said(people.uat)).filter(([type]) => type === "response_received");
    expect(received.map(([, unread, words]) => [unread, words]).sort()).toEqual([
      [false, "Ați acceptat oferta."],
      [false, "Oferta a fost retrasă între timp."],
    ]);
  });

  it("of a review is settled by the reply", async () => {
    const { id, first } = await STATES.open(people);
    await acceptResponse(people.uat, id, first, "Răspunde întregii nevoi.");
    await completeRequest(people.uat, id);
    const scores = { overall: 5, quality: 5, time: 5, communication: 5, price: 5 };
    const review = await writeReview(people.uat, id, { ...scores, text: "Au lucrat bine și la timp." });
    await heard();
    const ofReview = async () => (await said(people.author)).find(([type]) => type === "review_written");
    expect((await ofReview())?.[1]).toBe(true);
    await replyToReview(people.author, review, { text: "Mulțumim." });
    expect(await ofReview()).toEqual(["review_written", false, "Ați răspuns recenziei."]);
    expect((await said(people.author)).find(([type]) => type === "collaboration")).toEqual([
      "collaboration",
      false,
      "Autoritatea a scris recenzia.",
    ]);
  });

  it.each([
    ["the end of the work", (uat: Actor, { id }: Told) => completeRequest(uat, id), "Solicitarea este finalizată."],
    ["a cancellation", (uat: Actor, { id }: Told) => cancelled(uat, id), "Solicitarea a fost anulată între timp."],
    ["another choice", replaced, "Colaborarea nu a continuat."],
  ])("of an acceptance is settled by %s", async (_what, act, words) => {
    const story = await STATES.running(people);
    await heard();
    const ofChoice = async () => (await said(people.author)).findLast(([type]) => type === "response_outcome");
    expect(await ofChoice()).toEqual(["response_outcome", true, null]);
    await act(people.uat, story);
    expect(await ofChoice()).toEqual(["response_outcome", false, words]);
  });

  it("of an offer that was not chosen is settled when it is chosen after all", async () => {
    const { id, second } = await STATES.vacant(people);
    await heard();
    const ofOther = async () => (await said(people.other)).filter(([type]) => type === "response_outcome");
    expect(await ofOther()).toEqual([["response_outcome", true, null]]);
    await acceptResponse(people.uat, id, second, "Răspunde întregii nevoi.");
    expect(await ofOther()).toEqual([["response_outcome", false, "Oferta a fost acceptată."]]);
  });

  it("of a sealed offer is settled by opening the offers", async () => {
    const { id } = await STATES.sealed(people);
    await heard();
    setClock(DEADLINE);
    await openResponses(people.uat, id);
    const settled = ["response_received", false, "Ofertele au fost deschise."];
    expect(await said(people.uat)).toEqual([settled, settled]);
  });

  it("of an offer that was changed is settled when it is taken back", async () => {
    const { first } = await STATES.to_confirm(people);
    await confirmResponse(people.author, first);
    await heard();
    await withdrawResponse(people.author, first, { text: null });
    const moves = (await said(people.uat)).filter(([type]) => type === "response_moved");
    expect(moves).toEqual([["response_moved", false, "Oferta a fost retrasă între timp."]]);
  });

  it("that asks to look at one's offer again asks nothing after the term", async () => {
    const { id, first } = await STATES.open(people);
    await clarifyRequest(people.uat, id, { text: "Serverele sunt ale noastre." });
    await editSentRequest(people.uat, id, edited(), NO_FILES);
    await heard();
    await confirmResponse(people.author, first);
    setClock(DEADLINE);
    const over = "Termenul pentru oferte a trecut.";
    expect(await said(people.author)).toContainEqual(["opportunity_changed", false, over]);
    expect(await said(people.other)).toContainEqual(["response_to_confirm", false, over]);
  });
});

describe("a notification about an account", () => {
  const toldOf = async (what: Happening, subjectId: string, type: NotificationType, to: Person, state = {}) => {
    const entry = await record({ what, subjectId, by: null, at: now(), ...state });
    const notice = { title: rule("Ceva"), message: rule("Nou"), href: "/firma/account", action: "Deschide contul" };
    await deliver(entry, [{ type, to: { people: [to.actor.userId] }, ...notice }]);
  };
  const settled = async (who: Person, change: () => Promise<unknown>) => {
    expect((await said(who.actor)).map(([, unread]) => unread)).toEqual([true]);
    await change();
    return (await said(who.actor)).map(([, unread, words]) => [unread, words]);
  };

  it("of the verification says that it was suspended since", async () => {
    const firma = await member("FIRMA");
    const id = firma.actor.organisation?.id ?? "";
    await toldOf("organisation.verified", id, "organisation", firma);
    const suspended = { suspendedAt: now(), suspendedReason: "Plângeri." };
    const suspend = () => db().update(organisations).set(suspended).where(eq(organisations.id, id));
    expect(await settled(firma, suspend)).toEqual([[false, "Contul a fost suspendat între timp."]]);
  });

  it.each([
    ["membership.changed", { to: "owner" }],
    ["membership.handed_over", {}],
  ] as const)("of a role says that it changed since: %s", async (what, state) => {
    const firma = await member("FIRMA");
    const { userId } = firma.actor;
    await toldOf(what, userId, "colleague", firma, state);
    const change = () => db().update(users).set({ membership: "colleague" }).where(eq(users.id, userId));
    expect(await settled(firma, change)).toEqual([[false, "Rolul s-a schimbat între timp."]]);
  });

  it("of a page in the bin says that it is gone", async () => {
    const uat = await member("UAT");
    await toldOf("community.deleted", "01890000-0000-7000-8000-000000000000", "community", uat);
    expect((await said(uat.actor))[0]).toEqual(["community", false, "Pagina a fost ștearsă definitiv."]);
  });
});

async function replaced(uat: Actor, { id, first, second }: Told) {
  await replacePartner(uat, id, { response: second, replaced: first, reason: "Nu răspunde." });
}

async function stillEvaluatingAbout(uat: Actor, id: string) {
  await stillEvaluating(uat, id, { text: "Comparăm ofertele." });
}
async function extended(uat: Actor, id: string) {
  await extendRequest(uat, id, { deadlineAt: hoursAfter(DEADLINE, 24 * 14), text: "Mai așteptăm." } as never);
}
async function chosen(uat: Actor, id: string, response: string) {
  await acceptResponse(uat, id, response, "Răspunde întregii nevoi.");
}
async function cancelled(uat: Actor, id: string) {
  await cancelRequest(uat, id, { reason: "no_budget", text: null });
}

describe("the page to which a notification leads", () => {
  let firma: Person;
  let mate: Person;
  const told = async (href: string) => {
    const subjectId = firma.actor.organisation?.id ?? "";
    const entry = await record({ what: "organisation.verified", subjectId, by: null, at: now() });
    const notice = { title: rule("Ceva"), message: rule("Nou"), href, action: "Vezi" };
    await deliver(entry, [{ type: "opportunity", to: { organisations: [subjectId] }, ...notice }]);
  };
  beforeEach(async () => {
    firma = await member("FIRMA");
    mate = await person("FIRMA", firma.actor.organisation?.id ?? "", "colleague");
    await told("/firma/account#colegi");
    await told("/firma/opportunities");
  });

  it("marks it as read when it is opened, for whoever opened it, and shows the number without it", async () => {
    const page = await textOf(await firma.get("/firma/account"));
    expect(page).toMatch(/Notificări\s*: 1 necitit/);
    expect([await bell(firma.actor), await bell(mate.actor)]).toEqual([1, 2]);
  });

  it("does not while a hidden tab loads its data, and does once the page is in view", async () => {
    await firma.get("/firma/account.data", { "sec-fetch-dest": "empty" });
    expect(await bell(firma.actor)).toBe(2);
    expect((await firma.post("/firma/notificari/vazute", { pagina: "/firma/account" })).status).toBe(302);
    expect(await bell(firma.actor)).toBe(1);
    expect((await firma.post("/firma/notificari/vazute", { pagina: "" })).status).toBe(302);
    expect(await bell(firma.actor)).toBe(1);
  });
});
