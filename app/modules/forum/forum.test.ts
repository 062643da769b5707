import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { discussionOf, discussionRecord, postAt, postsIn, repliesTo, send, suspend } from "./forum.test-data";
import { DISCUSSION_CATEGORY_CODES } from "./rules/categories";
import { CATEGORY_PAGES, categoryPath } from "./rules/category-pages";
import { discussionPath, NEW_DISCUSSION, postStepPath, quotePath } from "./rules/paths";
import { discussionRow } from "./rules/view";
import { postsOf } from "./store/posts.server";
import { lastReadAmong, unreadAmong } from "./store/reads.server";
import { markSeen } from "./store/writes.server";
import { discussions, postEditions, postLikes, posts } from "./tables.server";
import { replyToDiscussion, solveDiscussion } from "./verbs/discussions.server";
import { editPost, likePost, postVersion, removePost } from "./verbs/posts.server";

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
    const one = await asker.post(NEW_DISCUSSION, form);
    const two = await asker.post(NEW_DISCUSSION, form);
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
    const begun = `${NEW_DISCUSSION}?categorie=environment`;
    expect(await (await asker.get(path)).text()).toContain(`href="${begun}"`);
    expect(await (await asker.get(begun)).text()).toMatch(/<option (?=[^>]*value="environment")[^>]*selected/);
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
    const id = await discussionOf(asker.actor);
    const other = await discussionOf(asker.actor);
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
      const who = somebody();
      const id = ids[random(ids.length)] ?? "";
      const { lastNumber } = await discussionRecord(id);
      const key = `${who.actor.userId} ${id}`;
      const doing = random(10);
      if (doing < 3) {
        await replyToDiscussion(who.actor, id, `<p>${act}</p>`);
        seen.set(key, lastNumber + 1);
      } else if (doing < 8) {
        const number = 1 + random(lastNumber);
        await markSeen(who.actor.userId, id, number);
        seen.set(key, Math.max(number, seen.get(key) ?? 0));
      } else {
        const post = await postAt(id, 1 + random(lastNumber));
        const acts = random(4) === 0 ? removePost(who.actor, post.id) : likePost(who.actor, post.id, random(2) === 0);
        await acts.catch((error) => expect([403, 409]).toContain(error.status));
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
      const standing = all.filter(({ removedAt }) => removedAt === null);
      expect(standing.length).toBeLessThan(all.length);
      expect(record).toMatchObject({
        replies: standing.length - 1,
        lastNumber: all.length,
        likes: likes.length,
        lastPostAt: all.at(-1)?.createdAt,
      });
      expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
      for (const post of all) expect(post.likes).toBe(likes.filter(({ postId }) => postId === post.id).length);
      for (const { actor } of people) {
        const read = seen.get(`${actor.userId} ${id}`) ?? (actor.userId === record.authorId ? 1 : null);
        const stored = (await lastReadAmong(actor.userId, [id])).get(id) ?? null;
        const row = discussionRow(record, new Date(), (await unreadAmong(actor.userId, [id])).get(id));
        expect([stored, row.unread]).toEqual([
          read,
          read === null ? 0 : standing.filter(({ number }) => number > read).length,
        ]);
      }
    }
  });
});
