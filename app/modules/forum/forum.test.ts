import { and, asc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { discussionOf, discussionRecord, repliesTo, send } from "./forum.test-data";
import { DISCUSSION_CATEGORY_CODES } from "./rules/categories";
import { CATEGORY_PAGES, categoryPath } from "./rules/category-pages";
import { discussionPath, FOLLOW_LEVELS_PAGE, NEW_DISCUSSION, postStepPath, quotePath } from "./rules/paths";
import { ADMIN_FORUM, adminPostPath } from "./rules/reports";
import { discussionRow } from "./rules/view";
import { postsOf } from "./store/posts.server";
import { seenAmong } from "./store/seen.server";
import { markSeen } from "./store/writes.server";
import { discussions, followLevels, postEditions, postLikes, posts } from "./tables.server";
import { remindAuthors, replyToDiscussion, solveDiscussion } from "./verbs/discussions.server";
import { editPost, likePost, postVersion } from "./verbs/posts.server";
import { hidePost, reportPost } from "./verbs/reports.server";

ownPlatform();

/** Random acts: as many as take a few seconds. 10,000 of them were made once, with ACTS set to that. */
const ACTS = 500;

let asker: Person;
let answerer: Person;
let unverified: Person;
let admin: Person;

beforeAll(async () => {
  asker = await member("UAT");
  answerer = await member("FIRMA");
  unverified = await member("FIRMA", "pending");
  admin = await person("ADMIN");
});

const postsIn = (id: string) => db().select().from(posts).where(eq(posts.discussionId, id)).orderBy(asc(posts.number));
const postAt = async (id: string, number: number) => {
  const found = (await postsIn(id)).find((post) => post.number === number);
  if (!found) throw new Error("No post");
  return found;
};

const suspend = ({ actor }: Person) =>
  db()
    .update(organisations)
    .set({ suspendedAt: new Date(), suspendedReason: "x" })
    .where(eq(organisations.id, actor.organisation?.id ?? ""));

describe("a discussion", () => {
  const DISCUSSION = { title: "Cine are un model de caiet de sarcini?", category: "public_procurement" };

  it("is opened with the specification's words and read by everybody", async () => {
    const answer = await send(asker, NEW_DISCUSSION, { ...DISCUSSION, body: "Pentru **iluminat** public." });
    expect(answer.status).toBe(303);
    const path = answer.headers.get("location") ?? "";
    const flash = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await textOf(await asker.get(path, { cookie: `${asker.cookie}; ${flash}` }))).toContain(
      "Topicul a fost creat cu succes!",
    );
    const page = await stranger.get(path);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("<strong>iluminat</strong>");
    expect(html).toContain('"@type":"DiscussionForumPosting"');
    expect(await textOf(await stranger.get("/features/forum"))).toContain(DISCUSSION.title);
  });

  it("is refused empty, with the specification's sentence, and keeps what was written", async () => {
    const answer = await send(asker, NEW_DISCUSSION, { ...DISCUSSION, title: "", body: "Ce am scris" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Toate câmpurile sunt obligatorii");
    expect(html).toContain("Ce am scris");
    expect(await db().$count(discussions, eq(discussions.title, ""))).toBe(0);
  });

  it("is sanitised as articles are", async () => {
    const answer = await send(asker, NEW_DISCUSSION, {
      ...DISCUSSION,
      bodyForm: "rich",
      body: '<p onclick="x()">Bună<script>alert(1)</script></p><p><a href="javascript:alert(1)">aici</a></p>',
    });
    const id = answer.headers.get("location")?.split("/").at(-1) ?? "";
    expect((await postAt(id, 1)).body).toBe("<p>Bună</p><p>aici</p>");
  });

  it("of 60,000 characters is refused with all that was written", async () => {
    const body = "Un text prea lung pentru un mesaj. ".repeat(1_715);
    const answer = await send(asker, NEW_DISCUSSION, { ...DISCUSSION, title: "Foarte lung", body });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Scurtați conținutul la cel mult 10.000 de caractere sau împărțiți-l în două mesaje");
    expect(html).toContain(body.trim());
    expect(await db().$count(discussions, eq(discussions.title, "Foarte lung"))).toBe(0);
  });

  it("sent twice is one", async () => {
    const html = await (await asker.get(NEW_DISCUSSION)).text();
    const formKey = /name="formKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const form = {
      formKey,
      bodyForm: "plain",
      similar: "seen",
      title: "O singură dată",
      category: "general",
      body: "Text",
    };
    const [one, two] = [await asker.post(NEW_DISCUSSION, form), await asker.post(NEW_DISCUSSION, form)];
    expect(one.headers.get("location")).toBe(two.headers.get("location"));
    expect(await db().$count(discussions, eq(discussions.title, "O singură dată"))).toBe(1);
  });

  it("is not published before its author has seen what is like it, and then is", async () => {
    await discussionOf(asker.actor, { title: "Cum montăm panouri fotovoltaice pe școală?" });
    const html = await (await answerer.get(NEW_DISCUSSION)).text();
    const formKey = /name="formKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const title = "Panou fotovoltaic pe acoperișul școlii";
    const form = { formKey, bodyForm: "plain", title, category: "general", body: "Ce aviz trebuie?" };
    const asked = await answerer.post(NEW_DISCUSSION, form);
    expect(asked.status).toBe(400);
    const shown = await asked.text();
    expect(shown).toContain("Cum montăm panouri fotovoltaice pe școală?");
    expect(shown).toContain("Ce aviz trebuie?");
    expect(/name="similar" value="seen"/.test(shown)).toBe(true);
    expect((await answerer.post(NEW_DISCUSSION, { ...form, similar: "seen" })).status).toBe(303);
    expect(await db().$count(discussions, eq(discussions.title, title))).toBe(1);
  });

  it("shows to nobody what is like it and not theirs to read", async () => {
    await discussionOf(asker.actor, {
      category: "members",
      title: "Negocierea tarifului cu operatorul de salubrizare",
    });
    const like = async (who: Person) =>
      JSON.stringify(await (await who.get("/forum/asemanatoare?titlu=tarif+operator+salubrizare+negociere")).json());
    expect(await like(answerer)).toContain("Negocierea tarifului");
    expect(await like(unverified)).not.toContain("Negocierea tarifului");
  });

  it("leads whoever is signed out to the sign-in and back", async () => {
    const answer = await stranger.get(NEW_DISCUSSION);
    expect(answer.headers.get("location")).toBe("/login?redirectTo=%2Fforum%2Fnou");
  });

  it("of members is missing for everybody else, in the list and in the counts too", async () => {
    const id = await discussionOf(asker.actor, { category: "members", title: "Numai între noi" });
    for (const who of [stranger, unverified]) {
      expect((await who.get(discussionPath(id))).status).toBe(404);
      const list = await textOf(await who.get("/features/forum?cauta=noi"));
      expect(list).not.toContain("Numai între noi");
      expect(list).not.toContain("Numai pentru membri");
    }
    for (const who of [answerer, admin]) {
      expect((await who.get(discussionPath(id))).status).toBe(200);
      expect(await textOf(await who.get("/features/forum"))).toContain("Numai între noi");
    }
    expect(await (await answerer.get(discussionPath(id))).text()).toContain('content="noindex"');
  });

  it("stands on the page of its category, which says what it is and who may read it", async () => {
    const path = categoryPath("environment");
    const id = await discussionOf(asker.actor, { category: "environment", title: "Cât costă compostoarele?" });
    await discussionOf(asker.actor, { title: "Cine a mutat arhiva?" });
    const html = await (await stranger.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    expect(html).toContain('href="/forum.atom?categorie=environment"');
    expect(html).toContain(`"item":"${ORIGIN}${path}"`);
    const shown = await textOf(await stranger.get(path));
    for (const said of ["Mediu și Dezvoltare Durabilă", CATEGORY_PAGES.environment.about, "Cât costă compostoarele?"])
      expect(shown).toContain(said);
    expect(shown).not.toContain("Cine a mutat arhiva?");
    expect(shown).not.toContain("Cât de aproape o urmăriți");
    expect(await (await stranger.get(discussionPath(id))).text()).toContain(`href="${path}"`);
    expect(await (await stranger.get("/features/forum")).text()).toContain(`href="${path}"`);
    expect((await stranger.get("/features/forum/altceva")).status).toBe(404);
    for (const [asked, to] of [
      ["/features/forum?categorie=environment", path],
      [
        "/features/forum?categorie=environment&cauta=costa&ordine=populare&pagina=2",
        `${path}?cauta=costa&ordine=populare&pagina=2`,
      ],
      [`${path}?categorie=general`, categoryPath("general")],
    ] as const) {
      const answer = await stranger.get(asked);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
    }
    expect(await (await stranger.get("/forum.atom?categorie=environment")).text()).toContain(
      `<link rel="alternate" href="${ORIGIN}${path}"/>`,
    );
    const mapped = await (await stranger.get("/sitemap.xml")).text();
    for (const category of DISCUSSION_CATEGORY_CODES)
      expect([category, mapped.includes(`<loc>${ORIGIN}${categoryPath(category)}</loc>`)]).toEqual([
        category,
        category !== "members",
      ]);
    const inside = categoryPath("members");
    for (const who of [stranger, unverified]) expect((await who.get(inside)).status).toBe(404);
    const members = await (await answerer.get(inside)).text();
    expect(members).toContain('content="noindex"');
    expect(members).not.toContain("/forum.atom");
  });

  it("is answered once however often the form is sent, and its readers are told", async () => {
    const id = await discussionOf(asker.actor);
    const since = await deliverJournal();
    const answer = await send(answerer, discussionPath(id, "reply"), { body: "Noi am delegat serviciul." });
    expect(answer.headers.get("location")).toBe(`${discussionPath(id)}#mesaj-2`);
    expect(await discussionRecord(id)).toMatchObject({ replies: 1 });
    await deliverJournal(since);
    expect(await textOf(await asker.get("/uat/notificari"))).toContain("răspuns în „Cum ați organizat salubrizarea?”");
    expect(await textOf(await answerer.get("/firma/notificari"))).not.toContain("răspuns în");
  });

  it("tells of a reply only those who may read it", async () => {
    const gone = await member("FIRMA");
    const id = await discussionOf(asker.actor, { category: "members", title: "Tarife între membri" });
    await repliesTo(id, gone.actor, 1);
    await suspend(gone);
    const since = await deliverJournal();
    await repliesTo(id, answerer.actor, 1);
    await deliverJournal(since);
    expect(await textOf(await asker.get("/uat/notificari"))).toContain("răspuns în „Tarife între membri”");
    expect(await textOf(await gone.get("/firma/notificari"))).not.toContain("Tarife între membri");
  });

  it("numbers replies without gaps when many are written at once", async () => {
    const id = await discussionOf(asker.actor);
    const writers = [asker, answerer, await member("UAT"), await member("FIRMA")];
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => replyToDiscussion((writers[n % 4] ?? asker).actor, id, `<p>${n}</p>`)),
    );
    expect((await postsIn(id)).map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
    expect(await discussionRecord(id)).toMatchObject({ replies: 12 });
  });

  it("quotes the post that a reply is about", async () => {
    const id = await discussionOf(asker.actor);
    const { id: opening } = await postAt(id, 1);
    expect(await (await stranger.get(discussionPath(id))).text()).not.toContain(quotePath(id, opening));
    expect(await (await answerer.get(discussionPath(id))).text()).toContain(quotePath(id, opening));
    const html = await (await answerer.get(quotePath(id, opening))).text();
    expect(html).toContain("&gt; Contractul nostru se încheie în martie.");
  });

  it("shows twenty posts to a page, and leads from a page that does not exist to the last one", async () => {
    const id = await discussionOf(asker.actor);
    await repliesTo(id, asker.actor, 25);
    const first = await textOf(await stranger.get(discussionPath(id)));
    expect(first).toContain("Răspunsul 19");
    expect(first).not.toContain("Răspunsul 20 ");
    expect(await textOf(await stranger.get(`${discussionPath(id)}?pagina=2`))).toContain("Răspunsul 25");
    expect((await stranger.get(`${discussionPath(id)}?pagina=9`)).headers.get("location")).toBe(
      `${discussionPath(id)}?pagina=2`,
    );
  });
});

describe("a discussion of 2,000 replies", () => {
  it("reads as many rows for a page as one of twenty", async () => {
    const id = await discussionOf(asker.actor, { title: "Lungă" });
    await db().execute(sql`
      insert into posts (id, discussion_id, number, organisation_id, author_id, body, body_text, created_at)
      select gen_random_uuid(), discussion_id, n, organisation_id, author_id, body, body_text, created_at
      from posts, generate_series(2, 2001) n where discussion_id = ${id}`);
    await db().update(discussions).set({ replies: 2_000 }).where(eq(discussions.id, id));
    await db().execute(sql`analyze posts`);
    for (const page of [1, 50, 101]) {
      const { rows } = await db().execute<{ "QUERY PLAN": string }>(
        sql`explain (analyze, costs off, timing off, summary off) ${postsOf(id, page).getSQL()}`,
      );
      const scan = rows.map((row) => row["QUERY PLAN"]).find((line) => / on posts/.test(line)) ?? "";
      expect(scan).toMatch(
        /(Index Scan using posts_number|Bitmap Heap Scan) on posts .*\(actual rows=(20|1)(\.00)? loops=1\)/,
      );
    }
    expect(await textOf(await stranger.get(`${discussionPath(id)}?pagina=101`))).toContain("Mesajul 2001");
  });
});

describe("a solution", () => {
  it("is chosen by whoever asked, shown to everybody and told to its author", async () => {
    const id = await discussionOf(asker.actor, { title: "Ce prag are achiziția directă?" });
    await repliesTo(id, answerer.actor, 2);
    const since = await deliverJournal();
    const { id: reply } = await postAt(id, 3);
    expect((await answerer.post(discussionPath(id, "solution"), { post: reply })).status).toBe(403);
    expect((await asker.post(discussionPath(id, "solution"), { post: reply })).status).toBe(303);
    const html = await (await stranger.get(discussionPath(id))).text();
    expect(html).toContain("Rezolvată");
    expect(html).toContain('"@type":"QAPage"');
    expect(await textOf(await stranger.get("/features/forum?ordine=rezolvate"))).toContain("Ce prag are");
    expect(await textOf(await stranger.get("/features/forum?ordine=nerezolvate"))).not.toContain("Ce prag are");
    await deliverJournal(since);
    expect(await textOf(await answerer.get("/firma/notificari"))).toContain("Răspunsul dumneavoastră a rezolvat");
    expect((await asker.post(discussionPath(id, "solution"), { post: "" })).status).toBe(303);
    expect(await discussionRecord(id)).toMatchObject({ solutionId: null });
  });

  it("is never the question itself, nor a reply of another discussion", async () => {
    const [id, other] = [await discussionOf(asker.actor), await discussionOf(asker.actor)];
    await repliesTo(other, answerer.actor, 1);
    for (const post of [await postAt(id, 1), await postAt(other, 2)]) {
      await expect(solveDiscussion(asker.actor, id, post.id)).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe("a post", () => {
  it("is edited by its author, with the earlier text in its history", async () => {
    const id = await discussionOf(asker.actor);
    const { id: post } = await postAt(id, 1);
    expect((await answerer.get(postStepPath(post, "edit"))).status).toBe(403);
    expect((await send(asker, postStepPath(post, "edit"), { body: "Se încheie în aprilie." })).status).toBe(303);
    expect(await textOf(await stranger.get(discussionPath(id)))).toContain("Se încheie în aprilie.");
    expect(await textOf(await stranger.get(postStepPath(post, "history")))).toContain("se încheie în martie");
    expect(await textOf(await stranger.get("/features/forum?cauta=aprilie"))).toContain("Cum ați organizat");
  });

  it("edited in two tabs shows both texts", async () => {
    const id = await discussionOf(asker.actor);
    const { id: post, body } = await postAt(id, 1);
    await editPost(asker.actor, post, "<p>Din prima filă.</p>", postVersion(body));
    const answer = await asker.post(postStepPath(post, "edit"), {
      formKey: "0198c5a0-0000-7000-8000-0000000000f1",
      version: postVersion(body),
      bodyForm: "plain",
      body: "Din a doua filă.",
    });
    expect(answer.status).toBe(409);
    const text = await textOf(answer);
    expect(text).toContain("Din prima filă.");
    expect(text).toContain("Din a doua filă.");
    expect(await db().$count(postEditions, eq(postEditions.postId, post))).toBe(1);
  });

  it("is liked once by each person, and not by its own organisation", async () => {
    const id = await discussionOf(asker.actor);
    const { id: post } = await postAt(id, 1);
    for (const liked of ["yes", "yes"]) {
      expect((await answerer.post(postStepPath(post, "like"), { liked })).headers.get("location")).toBe(
        `${discussionPath(id)}#mesaj-1`,
      );
    }
    expect([(await postAt(id, 1)).likes, (await discussionRecord(id)).likes]).toEqual([1, 1]);
    expect((await asker.post(postStepPath(post, "like"), { liked: "yes" })).status).toBe(403);
    await likePost(answerer.actor, post, false);
    expect([(await postAt(id, 1)).likes, (await discussionRecord(id)).likes]).toEqual([0, 0]);
  });

  it("of an organisation that has hardly written is refused with too many links, and kept in the form", async () => {
    const newcomer = await member("FIRMA");
    const id = await discussionOf(asker.actor);
    const body = [1, 2, 3].map((n) => `[aici](https://exemplu.ro/${n})`).join(" ");
    const answer = await send(newcomer, discussionPath(id, "reply"), { body });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("cel mult 2 linkuri");
    expect(html).toContain("https://exemplu.ro/3");
    expect(await discussionRecord(id)).toMatchObject({ replies: 0 });
  });

  it("of a suspended organisation stays and says so", async () => {
    const gone = await member("FIRMA");
    const id = await discussionOf(asker.actor);
    await repliesTo(id, gone.actor, 1);
    await suspend(gone);
    const text = await textOf(await stranger.get(discussionPath(id)));
    expect(text).toContain("Răspunsul 1");
    expect(text).toContain("organizație suspendată");
  });
});

describe("a reported post", () => {
  const FORM = { reason: "advertising", note: "Vinde ceva." };
  const reported = (who: Person, post: string, form = FORM) => send(who, postStepPath(post, "report"), form);
  const hiddenAt = async (post: string) =>
    (await db().select().from(posts).where(eq(posts.id, post)))[0]?.hiddenAt ?? null;
  const notes = async (who: Person) =>
    textOf(
      await who.get({ UAT: "/uat/notificari", FIRMA: "/firma/notificari", ADMIN: "/admin/notificari" }[who.actor.role]),
    );
  let reporters: Person[];
  beforeAll(async () => {
    reporters = await Promise.all((["UAT", "FIRMA", "UAT"] as const).map((kind) => member(kind)));
  });

  /** A discussion of the asker with one reply, and the id of that reply. */
  async function replied(title: string) {
    const id = await discussionOf(asker.actor, { title });
    await replyToDiscussion(answerer.actor, id, "<p>Cumpărați zumzetul de la noi.</p>");
    return { id, post: (await postAt(id, 2)).id };
  }

  it("is hidden from everybody once three organisations have reported it, and shown again when an ADMIN keeps it", async () => {
    const { id, post } = await replied("Raportat de trei ori");
    const since = await deliverJournal();
    const [first, second, third] = reporters;
    if (!first || !second || !third) throw new Error("No reporters");
    for (const who of [first, first, second]) expect((await reported(who, post)).status).toBe(303);
    expect(await hiddenAt(post)).toBeNull();
    await reported(third, post);
    expect(await hiddenAt(post)).not.toBeNull();
    const held = await deliverJournal(since);
    for (const who of [stranger, asker]) {
      const html = await (await who.get(discussionPath(id))).text();
      expect(html).not.toContain("zumzetul");
      expect(html).toContain("ascuns până îl citește un administrator");
      expect((await who.get(postStepPath(post, "history"))).status).toBe(404);
      expect(await textOf(await who.get("/cauta?q=zumzetul"))).not.toContain("Raportat de trei ori");
    }
    expect(await (await asker.get(quotePath(id, post))).text()).not.toContain("zumzetul");
    expect(await (await answerer.get(discussionPath(id))).text()).toContain("zumzetul");
    expect(await notes(answerer)).toContain("este ascuns până îl citește un administrator");

    expect(await textOf(await admin.get(ADMIN_FORUM))).toContain("3 raportări");
    expect(await textOf(await admin.get("/admin/dashboard"))).toContain("așteaptă o decizie");
    expect((await admin.post(`${adminPostPath(post)}/keeping`)).status).toBe(303);
    await deliverJournal(held);
    expect(await (await stranger.get(discussionPath(id))).text()).toContain("zumzetul");
    expect(await textOf(await stranger.get("/cauta?q=zumzetul"))).toContain("Raportat de trei ori");
    expect(await notes(first)).toContain("Mesajul raportat din „Raportat de trei ori”");
    for (const who of reporters) await reported(who, post);
    expect(await hiddenAt(post)).toBeNull();
  });

  it("is hidden by an ADMIN with a reason, contested once, and shown again or not", async () => {
    const { id, post } = await replied("Ascuns cu motiv");
    const since = await deliverJournal();
    expect((await answerer.post(postStepPath(post, "appeal"), { appeal: "De ce?" })).status).toBe(409);
    expect((await send(admin, adminPostPath(post), FORM)).status).toBe(303);
    const hidden = await deliverJournal(since);
    expect(await notes(answerer)).toContain("Motivul: Reclamă sau mesaj nedorit. Vinde ceva.");
    expect(await (await stranger.get(discussionPath(id))).text()).not.toContain("zumzetul");
    expect((await asker.post(postStepPath(post, "appeal"), { appeal: "De ce?" })).status).toBe(403);
    expect((await send(answerer, postStepPath(post, "appeal"), { appeal: "Nu vând nimic." })).status).toBe(303);
    expect((await answerer.post(postStepPath(post, "appeal"), { appeal: "Încă o dată." })).status).toBe(409);
    expect(await textOf(await admin.get(adminPostPath(post)))).toContain("Nu vând nimic.");
    await deliverJournal(hidden);
    const other = await person("ADMIN");
    const decisions = await Promise.all([
      admin.post(`${adminPostPath(post)}/appeal`, { decision: "restore", reason: "Nu este reclamă." }),
      other.post(`${adminPostPath(post)}/appeal`, { decision: "uphold", reason: "Este reclamă." }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([303, 409]);
    const isShown = decisions[0]?.status === 303;
    expect((await hiddenAt(post)) === null).toBe(isShown);
    await deliverJournal(hidden);
    expect(await notes(answerer)).toContain(
      isShown ? "v-a dat dreptate: Nu este reclamă." : "a păstrat decizia: Este reclamă.",
    );
  });

  it("hidden by mistake is shown again without an appeal", async () => {
    const { id, post } = await replied("Ascuns din greșeală");
    await send(admin, adminPostPath(post), FORM);
    expect(await textOf(await admin.get(adminPostPath(post)))).toContain("Arată din nou mesajul");
    const since = await deliverJournal();
    expect((await admin.post(`${adminPostPath(post)}/keeping`)).status).toBe(303);
    await deliverJournal(since);
    expect(await (await stranger.get(discussionPath(id))).text()).toContain("zumzetul");
    expect(await notes(answerer)).toContain("„Ascuns din greșeală” este arătat din nou");
  });

  it("that asks the question hides its discussion, except for its author and for ADMIN", async () => {
    const id = await discussionOf(asker.actor, { title: "Întrebare cu cuvântul gârbița" });
    const { id: post } = await postAt(id, 1);
    const since = await deliverJournal();
    await send(admin, adminPostPath(post), FORM);
    await deliverJournal(since);
    for (const who of [stranger, answerer]) {
      expect((await who.get(discussionPath(id))).status).toBe(404);
      for (const list of [
        "/features/forum",
        "/cauta?q=garbita",
        "/forum.atom",
        "/forum/asemanatoare?titlu=cuvantul+garbita",
      ])
        expect(await (await who.get(list)).text()).not.toContain("Întrebare cu cuvântul gârbița");
    }
    for (const who of [asker, admin]) expect((await who.get(discussionPath(id))).status).toBe(200);
  });

  it("is decided once, however many report it at once", async () => {
    const { post } = await replied("Raportat de mulți");
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => member(n % 2 ? "UAT" : "FIRMA")));
    await Promise.all(many.map((who) => reportPost(who.actor, post, { reason: "offensive", note: "" })));
    expect(await hiddenAt(post)).not.toBeNull();
    const held = await db().$count(journal, and(eq(journal.what, "post.held"), eq(journal.subjectId, post)));
    expect(held).toBe(1);
  });

  it("is never the own organisation's, and a suspended one reports nothing", async () => {
    const { post } = await replied("Nu al meu");
    expect((await answerer.post(postStepPath(post, "report"), FORM)).status).toBe(403);
    const gone = await member("FIRMA");
    await suspend(gone);
    expect((await gone.post(postStepPath(post, "report"), FORM)).status).toBe(403);
    expect((await reported(asker, post, { reason: "", note: "" })).status).toBe(400);
  });
});

describe("an administrator", () => {
  it("pins and locks; a locked discussion is read and not written in", async () => {
    const id = await discussionOf(asker.actor, { title: "Regulile forumului" });
    await discussionOf(asker.actor);
    expect((await asker.post(discussionPath(id, "pinning"), { pinned: "yes" })).status).toBe(403);
    for (const [step, form] of [
      ["pinning", { pinned: "yes" }],
      ["locking", { locked: "yes" }],
    ] as const)
      expect((await admin.post(discussionPath(id, step), form)).status).toBe(303);
    const list = await textOf(await stranger.get("/features/forum"));
    expect(list.indexOf("Regulile forumului")).toBeLessThan(list.indexOf("Cum ați organizat"));
    const answer = await asker.get(discussionPath(id, "reply"));
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Discuția este închisă");
    expect((await admin.post(discussionPath(id, "locking"), { locked: "no" })).status).toBe(303);
    expect((await asker.get(discussionPath(id, "reply"))).status).toBe(200);
  });
});

describe("an unsolved discussion", () => {
  it("is brought to its author's mind once, a week after the first reply", async () => {
    const id = await discussionOf(asker.actor, { title: "Fără soluție aleasă" });
    const solved = await discussionOf(asker.actor, { title: "Cu soluție aleasă" });
    for (const one of [id, solved]) await repliesTo(one, answerer.actor, 1);
    await solveDiscussion(asker.actor, solved, (await postAt(solved, 2)).id);
    const since = await deliverJournal();
    const notes = async () => textOf(await asker.get("/uat/notificari"));
    const days = (number: number) => new Date(Date.now() + number * 86_400_000);
    await withClock(days(6), remindAuthors);
    await deliverJournal(since);
    expect(await notes()).not.toContain("V-a ajutat un răspuns din „Fără soluție aleasă”?");
    for (const day of [8, 9]) await withClock(days(day), remindAuthors);
    await deliverJournal(since);
    expect((await notes()).split("V-a ajutat un răspuns din „Fără soluție aleasă”?").length - 1).toBe(1);
    expect(await notes()).not.toContain("V-a ajutat un răspuns din „Cu soluție aleasă”?");
  });
});

describe("what is followed", () => {
  it("is chosen on the page of a category too, and taken back there", async () => {
    const reader = await member("UAT");
    const path = categoryPath("taxation");
    const follow = (level: string) => reader.post(categoryPath("taxation", "following"), { level });
    const chosen = async () =>
      /<option value="(\w*)" selected="">/.exec(
        /<select[^>]* name="level".*?<\/select>/s.exec(await (await reader.get(path)).text())?.[0] ?? "",
      )?.[1];
    expect(await chosen()).toBe("");
    const answer = await follow("none");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(await chosen()).toBe("none");
    expect((await follow("mult")).status).toBe(400);
    expect(await chosen()).toBe("none");
    await follow("");
    expect(await chosen()).toBe("");
    expect(await db().$count(followLevels, eq(followLevels.userId, reader.actor.userId))).toBe(0);
  });

  const notes = async (who: Person) =>
    textOf(await who.get(who.actor.role === "UAT" ? "/uat/notificari" : "/firma/notificari"));

  it("is told to whoever watches the category, the discussion or is named in it, and to nobody who wants silence", async () => {
    const [watcher, silent, named] = [await member("UAT"), await member("UAT"), await member("FIRMA")];
    expect(
      (await watcher.post(FOLLOW_LEVELS_PAGE, { forum: "normal", taxation: "watching" })).headers.get("location"),
    ).toBe(FOLLOW_LEVELS_PAGE);
    const since = await deliverJournal();
    const id = await discussionOf(asker.actor, { title: "Ce scutiri ați dat?", category: "taxation" });
    await repliesTo(id, silent.actor, 1);
    expect((await silent.post(discussionPath(id, "following"), { level: "none" })).status).toBe(303);
    await replyToDiscussion(
      answerer.actor,
      id,
      `<p>Întrebați pe @${named.actor.organisation?.name}, au făcut asta.</p>`,
    );
    await deliverJournal(since);
    expect(await notes(watcher)).toContain("discuție nouă, „Ce scutiri ați dat?”");
    expect(await notes(watcher)).toContain("răspuns în „Ce scutiri ați dat?”");
    expect(await notes(silent)).not.toContain("Ce scutiri ați dat?");
    expect(await notes(named)).toContain("vă menționează în „Ce scutiri ați dat?”");
    expect((await postAt(id, 3)).body).toContain(`href="/partener/${named.actor.organisation?.id}"`);
    expect(await textOf(await silent.get(FOLLOW_LEVELS_PAGE))).toContain("Ce scutiri ați dat?");
  });

  it("is told once of an edit, to the organisation that it names first", async () => {
    const named = await member("FIRMA");
    const id = await discussionOf(asker.actor, { title: "Numită mai târziu" });
    const { id: post } = await postAt(id, 1);
    const since = await deliverJournal();
    const body = `<p>Ne poate ajuta @${named.actor.organisation?.name}?</p>`;
    await editPost(asker.actor, post, body);
    const told = await deliverJournal(since);
    await editPost(asker.actor, post, `${body}<p>Mulțumim.</p>`);
    await deliverJournal(told);
    expect((await notes(named)).split("vă menționează în „Numită mai târziu”").length - 1).toBe(1);
  });

  it("is told to nobody when it was hidden meanwhile", async () => {
    const id = await discussionOf(asker.actor, { title: "Ascunsă la timp" });
    const since = await deliverJournal();
    await replyToDiscussion(answerer.actor, id, "<p>Ce nu trebuia scris.</p>");
    await hidePost(admin.actor, (await postAt(id, 2)).id, { reason: "personal_data", note: "Nume de persoane." });
    await deliverJournal(since);
    expect(await notes(asker)).not.toContain("Ascunsă la timp");
  });

  it("is kept for all others when one of the chosen discussions was hidden", async () => {
    const reader = await member("UAT");
    const id = await discussionOf(asker.actor, { title: "Aleasă, apoi ascunsă" });
    await reader.post(discussionPath(id, "following"), { level: "watching" });
    expect(await textOf(await reader.get(FOLLOW_LEVELS_PAGE))).toContain("Aleasă, apoi ascunsă");
    await hidePost(admin.actor, (await postAt(id, 1)).id, { reason: "untrue", note: "Nu este așa." });
    const html = await (await reader.get(FOLLOW_LEVELS_PAGE)).text();
    expect(html).not.toContain("Aleasă, apoi ascunsă");
    expect(html).not.toContain(`name="${id}"`);
  });

  it("takes a choice back, and refuses what is no level", async () => {
    const id = await discussionOf(asker.actor);
    const chosen = () => db().$count(followLevels, eq(followLevels.discussionId, id));
    await answerer.post(discussionPath(id, "following"), { level: "watching" });
    await answerer.post(discussionPath(id, "following"), { level: "normal" });
    expect(await chosen()).toBe(1);
    await answerer.post(discussionPath(id, "following"), { level: "" });
    expect(await chosen()).toBe(0);
    expect((await answerer.post(discussionPath(id, "following"), { level: "mult" })).status).toBe(400);
  });
});

describe("what was not read", () => {
  it("is counted in the list, which leads to the first such post", async () => {
    const id = await discussionOf(asker.actor, { title: "Ce este nou aici" });
    await repliesTo(id, answerer.actor, 2);
    const before = await (await asker.get("/features/forum?cauta=nou")).text();
    expect(before).toContain(`href="${discussionPath(id)}#mesaj-2"`);
    await asker.get(discussionPath(id));
    expect(await (await asker.get("/features/forum?cauta=nou")).text()).toContain(`href="${discussionPath(id)}"`);
  });
});

describe("counts", () => {
  /** The same numbers each time (a linear congruential generator). */
  function randomOf(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  }

  it("agree with a full recount after many random acts", async () => {
    const random = randomOf(7);
    const people = [asker, answerer, await member("UAT"), await member("FIRMA")];
    const ids = await Promise.all(people.map(({ actor }) => discussionOf(actor, { title: "Numărătoare" })));
    const somebody = () => people[random(people.length)] ?? asker;
    const seen = new Map<string, number>();
    for (let act = 0; act < ACTS; act += 1) {
      const [who, id] = [somebody(), ids[random(ids.length)] ?? ""];
      const { replies } = await discussionRecord(id);
      const key = `${who.actor.userId} ${id}`;
      const doing = random(10);
      if (doing < 3) {
        await replyToDiscussion(who.actor, id, `<p>${act}</p>`);
        seen.set(key, replies + 2);
      } else if (doing < 8) {
        const number = 1 + random(replies + 1);
        await markSeen(who.actor.userId, id, number);
        seen.set(key, Math.max(number, seen.get(key) ?? 0));
      } else {
        const post = await postAt(id, 1 + random(replies + 1));
        await likePost(who.actor, post.id, random(2) === 0).catch((error) =>
          expect(error).toMatchObject({ status: 403 }),
        );
      }
    }
    for (const id of ids) {
      const all = await postsIn(id);
      const record = await discussionRecord(id);
      const likes = await db()
        .select({ postId: postLikes.postId })
        .from(postLikes)
        .innerJoin(posts, eq(posts.id, postLikes.postId))
        .where(eq(posts.discussionId, id));
      expect(record).toMatchObject({ replies: all.length - 1, likes: likes.length, lastPostAt: all.at(-1)?.createdAt });
      expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
      for (const post of all) expect(post.likes).toBe(likes.filter(({ postId }) => postId === post.id).length);
      for (const { actor } of people) {
        const read = seen.get(`${actor.userId} ${id}`) ?? (actor.userId === record.authorId ? 1 : null);
        const stored = (await seenAmong(actor.userId, [id])).get(id) ?? null;
        const row = discussionRow({ ...record, opening: "" }, new Date(), stored);
        expect([stored, row.unread]).toEqual([
          read,
          read === null ? 0 : all.filter(({ number }) => number > read).length,
        ]);
      }
    }
  });
});
