import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { publishedBy } from "~/modules/articles/published.test-data";
import { images } from "~/modules/media/tables.server";
import { createRequest, type RequestInput, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { childOf, childrenOf, readXml, type XmlElement } from "../../../tests/support/xml";
import { community, partner, START } from "./open-data.test-data";

ownPlatform();
beforeEach(() => setClock(START));

const SECRET = { description: "canar-descriere", budget: 77_777_700 };

async function opportunity(changes: Partial<RequestInput> = {}) {
  const uat = await member("UAT");
  const id = await createRequest(
    uat.actor,
    {
      title: "Portal de taxe",
      category: "digitalisation",
      description: SECRET.description,
      budgetMin: null,
      budgetMax: { minor: SECRET.budget, currency: null },
      currency: "RON",
      deadline: null,
      deadlineHour: "16:00",
      urgency: "high",
      county: "CJ",
      partner: null,
      sealed: false,
      criterion: null,
      ...changes,
    },
    NO_FILES,
  );
  await sendRequest(uat.actor, id, {});
  return { id, uat };
}

const feedAt = async (path: string) => readXml(await (await stranger.get(path)).text());
const idsOf = (feed: XmlElement) =>
  childrenOf(feed, "entry").map((entry) => childOf(entry, "id").text.replace("urn:uuid:", ""));

describe("the feed of communities", () => {
  it("lists the public ones, newest first", async () => {
    const made = await community(null);
    const shown = await community("verified", { description: `${"Un sat frumos. ".repeat(50)}capăt` });
    const hidden = [
      await community("pending"),
      await community("suspended"),
      await community("verified", { deletedAt: START }),
      await community(null, { isTest: true }),
    ];
    const feed = await feedAt("/comunitati.atom");
    expect(idsOf(feed)).toEqual([shown.id, made.id]);
    for (const { id } of hidden) expect(idsOf(feed)).not.toContain(id);
    const [first] = childrenOf(feed, "entry");
    const summary = first && childOf(first, "summary").text;
    expect(summary).toContain("Județul: Sălaj.");
    expect(summary).not.toContain("capăt");
  });
});

describe("the feed of partners", () => {
  it("lists the verified ones, last verified first", async () => {
    const one = await partner("verified");
    const other = await partner("verified", "]]> <b>tare</b>");
    const hidden = [await partner("pending"), await partner("rejected"), await partner("suspended")];
    const feed = await feedAt("/parteneri.atom");
    expect(idsOf(feed)).toEqual([other, one]);
    for (const id of hidden) expect(idsOf(feed)).not.toContain(id);
    const [first] = childrenOf(feed, "entry");
    expect(first && childOf(first, "title").text).toMatch(/^Firma &amp; Fiii \d+ SRL$/);
    expect(first && childrenOf(first, "category").map(({ attributes }) => attributes.term)).toEqual(["legal_advice"]);
  });
});

describe("the feed of opportunities", () => {
  it("lists the public facts of open ones, with a link to the sign-in", async () => {
    const { id, uat } = await opportunity();
    const answer = await stranger.get("/oportunitati.atom");
    const body = await answer.text();
    const entry = childrenOf(readXml(body), "entry").find((one) => childOf(one, "id").text === `urn:uuid:${id}`);
    if (!entry) throw new Error("The opportunity is not told of");
    expect(childOf(entry, "title").text).toBe("Portal de taxe");
    expect(childOf(entry, "link").attributes.href).toBe(`${ORIGIN}/firma/opportunities/${id}`);
    const summary = childOf(entry, "summary").text;
    for (const words of [
      "IT și Digitalizare",
      "Cluj",
      uat.actor.organisation?.name ?? "?",
      "7 octombrie 2026, 16:00",
      "PSP-2026-",
    ]) {
      expect(summary).toContain(words);
    }
    for (const secret of [SECRET.description, "77777", "777.777", "Urgent", uat.actor.name]) {
      expect(body).not.toContain(secret);
    }
    expect((await stranger.get(`/firma/opportunities/${id}`)).headers.get("location")).toMatch(/^\/login\?/);
  });

  it("leaves out direct and closed requests and those of suspended authorities", async () => {
    const only = await opportunity({ partner: await partner("verified") });
    const late = await opportunity();
    const { id: suspended, uat } = await opportunity();
    await db()
      .update(organisations)
      .set({ suspendedAt: START, suspendedReason: "Date false." })
      .where(eq(organisations.id, uat.actor.organisation?.id ?? ""));
    const ids = idsOf(await feedAt("/oportunitati.atom"));
    expect(ids).toContain(late.id);
    for (const id of [only.id, suspended]) expect(ids).not.toContain(id);
    setClock(new Date("2026-10-07T13:00:00.000Z"));
    expect(idsOf(await feedAt("/oportunitati.atom"))).toEqual([]);
  });

  it("is filtered by category and county in its address", async () => {
    const { id } = await opportunity({ category: "taxation", county: "VS" });
    for (const address of ["judet=VS", "categorie=taxation", "judet=VS&categorie=taxation"]) {
      expect(idsOf(await feedAt(`/oportunitati.atom?${address}`))).toEqual([id]);
    }
    const feed = await feedAt("/oportunitati.atom?judet=VS&categorie=taxation");
    const self = childrenOf(feed, "link").find(({ attributes }) => attributes.rel === "self");
    expect(self?.attributes.href).toBe(`${ORIGIN}/oportunitati.atom?categorie=taxation&judet=VS`);
    expect(childOf(feed, "title").text).toBe("Oportunități deschise, Taxare și Fiscalitate, Vaslui pe PSP");
    expect(idsOf(await feedAt("/oportunitati.atom?judet=VS&categorie=marketing"))).toEqual([]);
  });
});

describe("the feed of the blog", () => {
  const author = async () => (await member("FIRMA")).actor;
  const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

  it("has full articles, newest first, with absolute addresses and no scripts", async () => {
    const firm = await author();
    const older = await publishedBy(firm, later(1), { title: "Întâi", category: "legal" });
    const [image] = await db()
      .insert(images)
      .values({
        uploadedBy: "user:x",
        alt: "",
        width: 1600,
        height: 900,
        size: 1,
        sha256: "x",
        storageKey: "images/x",
        createdAt: START,
      })
      .returning({ id: images.id });
    const body =
      '<h2>Cum</h2><p onclick="x()">Am <strong>făcut</strong> <a href="/comunitati">așa</a>.<script>alert(1)</script></p>';
    const newer = await publishedBy(firm, later(2), {
      title: "Apoi & <b>tot</b>",
      category: "it",
      summary: "Pe scurt.",
      body,
      coverImageId: image?.id ?? null,
      coverAlt: "Un pod & o apă",
    });
    const hidden = await publishedBy(firm, later(3), { deletedAt: START });
    const text = await (await stranger.get("/blog.atom")).text();
    const feed = readXml(text);
    expect(idsOf(feed)).toEqual([newer, older]);
    expect(text).not.toContain(hidden);
    const [first] = childrenOf(feed, "entry");
    if (!first) throw new Error("The feed is empty");
    const content = childOf(first, "content");
    expect(content.attributes.type).toBe("html");
    expect(content.text).toContain(`<img src="${ORIGIN}/imagini/${image?.id}/800.jpg" alt="Un pod &amp; o apă"`);
    expect(content.text).toContain(`<a href="${ORIGIN}/comunitati"`);
    expect(content.text).toContain("<strong>făcut</strong>");
    expect(content.text).not.toMatch(/script|onclick/);
    expect(childOf(first, "summary").text).toBe("<p>Pe scurt.</p>");
    expect(childOf(first, "title").text).toBe("Apoi &amp; &lt;b&gt;tot&lt;/b&gt;");
    expect(childOf(first, "link").attributes.href).toBe(`${ORIGIN}/blog/${newer}`);
    expect(childOf(first, "published").text).toBe(later(2).toISOString());
  });

  it("is filtered by author category or theme in its address", async () => {
    const firm = await author();
    const made = await publishedBy(firm, later(9), { category: "innovation" });
    for (const category of ["innovation", "tehnologie"]) {
      const feed = await feedAt(`/blog.atom?categorie=${category}&pagina=3`);
      expect(idsOf(feed)[0]).toBe(made);
      const self = childrenOf(feed, "link").find(({ attributes }) => attributes.rel === "self");
      expect(self?.attributes.href).toBe(`${ORIGIN}/blog.atom?categorie=${category}`);
    }
    expect(idsOf(await feedAt("/blog.atom?categorie=events"))).toEqual([]);
  });
});

describe("every feed", () => {
  it("is not stored by shared caches when the answer carries a session", async () => {
    const reader = await member("UAT");
    expect((await reader.get("/comunitati.atom")).headers.get("cache-control")).toBe("public, max-age=300");
    setClock(new Date(START.getTime() + 3 * 86_400_000));
    const answer = await reader.get("/comunitati.atom");
    expect(answer.headers.get("set-cookie")).toContain("psp.session");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["/comunitati.atom", "/parteneri.atom", "/oportunitati.atom", "/blog.atom"])(
    "%s says what it is, and 304 to whoever has it",
    async (path) => {
      const answer = await stranger.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
      expect(answer.headers.get("set-cookie")).toBeNull();
      const etag = answer.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/".+"$/);
      for (const known of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
        const again = await stranger.get(path, { "if-none-match": known });
        expect([known, again.status, await again.text()]).toEqual([known, 304, ""]);
        expect(again.headers.get("etag")).toBe(etag);
      }
      expect((await stranger.get(path, { "if-none-match": '"other"' })).status).toBe(200);
    },
  );

  it("has the fifty newest entries", async () => {
    for (let count = 0; count < 51; count += 1) await community(null);
    const { rows } = await db().execute<{ id: string }>(
      sql`select c.id from communities c left join organisations o on o.id = c.organisation_id
        where c.deleted_at is null and not c.is_test and (o.id is null or o.verification = 'verified')
        order by c.created_at desc, c.id desc limit 50`,
    );
    expect(idsOf(await feedAt("/comunitati.atom"))).toEqual(rows.map(({ id }) => id));
  });
});
