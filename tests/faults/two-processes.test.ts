import { describe, expect, test } from "vitest";
import type { Browser, Fields } from "../support/browser";
import { query } from "../support/databases";
import type { Page } from "../support/page";
import { type RunningServer, until } from "../support/servers";
import type { Someone } from "./support/cast";
import { cast, twoServers, visit } from "./support/stage";
import { NEW_REQUEST } from "./support/writer";

const DRAFT = { title: "Audit energetic", category: "eu_funds", description: "Pentru școală și cămin." };
const OFFER = { text: "Facem auditul întreg.", priceMin: "40000", duration: "6", durationUnit: "weeks" };

const statuses = (pages: readonly Page[]) => pages.map(({ status }) => status).sort();
const atOnce = (...sends: (() => Promise<Page>)[]) => Promise.all(sends.map((send) => send()));

async function draft(browser: Browser, given: Fields = {}): Promise<string> {
  const answer = await browser.submit(
    await browser.get(NEW_REQUEST),
    { ...DRAFT, ...given },
    { button: "Salvează ciorna" },
  );
  expect(answer.status).toBe(303);
  return answer.location?.split("/").at(-1) ?? "";
}

async function sentRequest(server: RunningServer, clerk: Someone): Promise<string> {
  const browser = visit(server, clerk);
  const id = await draft(browser);
  const path = `/uat/service-requests/${id}/sending`;
  expect((await browser.submit(await browser.get(path), {}, { button: "Trimite" })).status).toBe(303);
  return id;
}

async function offer(server: RunningServer, firm: Someone, id: string): Promise<void> {
  const browser = visit(server, firm);
  const page = await browser.get(`/firma/opportunities/${id}/response`);
  expect((await browser.submit(page, OFFER)).status).toBe(303);
}

const DECISIONS =
  "select what from journal where subject_id = $1 and what in ('article.approved', 'article.rejected') order by id";
const TOLD =
  "select type from notifications where subject_id = $1 and type in ('article_approved', 'article_rejected') order by id";

/** An article that its author has sent for review. */
async function sentArticle(url: string, author: Browser, title: string) {
  const fields = { title, category: "projects", body: "Lucrările au ținut două luni." };
  const button = "Salvează și trimite la revizie";
  const answer = await author.submit(await author.get("/uat/articles/new"), fields, { button });
  expect(answer.status).toBe(303);
  const article = answer.location?.split("/").at(-1) ?? "";
  const [row] = await query<{ id: string }>(url, "select id from article_submissions where article_id = $1", [article]);
  return { article, submission: row?.id ?? "" };
}

describe("two processes on one database", () => {
  const pair = twoServers();

  test("two ADMINs decide about the same organisation at once: one wins, the other is told", async () => {
    const { url, first, second } = pair();
    const [one, other] = cast().admins;
    for (const { organisationId } of cast().waiting) {
      const path = `/admin/organisations/${organisationId}`;
      const a = visit(first, one);
      const b = visit(second, other);
      const verify = a.prepare(await a.get(`${path}/verification`), {
        checked: "cui",
        kind: "commune",
      });
      const reject = b.prepare(await b.get(`${path}/rejection`), { reason: "Documentul nu se citește." });
      const answers = await atOnce(verify, reject);
      expect(statuses(answers)).toEqual([303, 409]);
      const [loser] = answers.filter(({ status }) => status === 409);
      expect(loser?.words).toContain("Între timp");
      const [row] = await query<{ verification: string; decisions: number }>(
        url,
        `select verification, (select count(*)::int from journal where subject_id = o.id and what in ('organisation.verified', 'organisation.rejected')) as decisions
         from organisations o where id = $1`,
        [organisationId],
      );
      expect(row).toEqual({ verification: answers[0]?.status === 303 ? "verified" : "rejected", decisions: 1 });
    }
  });

  test("two ADMINs decide about the same article at once: one decision, one notification, one mail", async () => {
    const { url, first, second } = pair();
    const [clerk] = cast().authorities;
    const [one, other] = cast().admins;
    for (const title of ["Drumul", "Podul", "Școala"]) {
      const { article, submission } = await sentArticle(url, visit(first, clerk), title);
      const path = `/admin/articles/${submission}`;
      const a = visit(first, one);
      const b = visit(second, other);
      const approve = a.prepare(await a.get(path), {}, { button: "Aprobă și publică" });
      const reject = b.prepare(await b.get(path), { reason: "Prea scurt." }, { button: "Respinge" });
      const answers = await atOnce(approve, reject);
      expect(statuses(answers)).toEqual([303, 409]);
      expect(answers.find(({ status }) => status === 409)?.words).toContain("Despre text s-a decis deja");
      const won = answers[0]?.status === 303 ? "approved" : "rejected";
      expect(await query(url, DECISIONS, [article])).toEqual([{ what: `article.${won}` }]);
      const told = () => query<{ type: string }>(url, TOLD, [article]);
      await until(async () => (await told()).length > 0, "the author is told");
      expect(await told()).toEqual([{ type: `article_${won}` }]);
      const state = await query(url, "select status, outcome from article_submissions where id = $1", [submission]);
      expect(state).toEqual([{ status: won, outcome: won }]);
      const mailed = await query(url, "select key from mails where recipient = $1 and subject like $2", [
        clerk.email,
        `Articolul „${title}”%`,
      ]);
      expect(mailed).toHaveLength(1);
    }
  });

  test("the same form arrives twice at once: one effect, and both hear where it led", async () => {
    const { url, first, second } = pair();
    const [clerk] = cast().authorities;
    const here = visit(first, clerk);
    const page = await here.get(NEW_REQUEST);
    for (let round = 1; round <= 5; round += 1) {
      const fields = { ...DRAFT, title: `De două ori ${round}`, formKey: crypto.randomUUID() };
      const answers = await atOnce(here.prepare(page, fields), visit(second, clerk).prepare(page, fields));
      expect(statuses(answers)).toEqual([303, 303]);
      expect(answers[0]?.location).toBe(answers[1]?.location);
    }
    const rows = await query(url, "select title, count(*)::int from requests group by title having count(*) > 1");
    expect(rows).toEqual([]);
  });

  test("the same draft is sent twice at once: one number, one opportunity", async () => {
    const { url, first, second } = pair();
    const [clerk] = cast().authorities;
    const id = await draft(visit(first, clerk));
    const path = `/uat/service-requests/${id}/sending`;
    const a = visit(first, clerk);
    const b = visit(second, clerk);
    const answers = await atOnce(
      a.prepare(await a.get(path), {}, { button: "Trimite" }),
      b.prepare(await b.get(path), {}, { button: "Trimite" }),
    );
    expect(statuses(answers)).toEqual([303, 409]);
    expect(
      await query(url, "select count(*)::int from journal where what = 'request.sent' and subject_id = $1", [id]),
    ).toEqual([{ count: 1 }]);
    const numbers = "select registration_number as number from requests where sent_at is not null order by 1";
    expect(await query(url, numbers)).toEqual([{ number: 1 }]);
  });

  test("one firm answers twice at once, and the authority accepts two offers at once: one effect each", async () => {
    const { url, first, second } = pair();
    const [clerk] = cast().authorities;
    const [one, other] = cast().firms;
    if (!one || !other) throw new Error("The cast has no firms");
    const id = await sentRequest(first, clerk);

    const path = `/firma/opportunities/${id}/response`;
    const a = visit(first, one);
    const b = visit(second, one);
    const answers = await atOnce(a.prepare(await a.get(path), OFFER), b.prepare(await b.get(path), OFFER));
    expect(statuses(answers)).toEqual([303, 409]);
    await offer(first, other, id);
    const offers = await query<{ id: string }>(url, "select id from responses where request_id = $1 order by id", [id]);
    expect(offers.length).toBe(2);

    const accept = async (server: RunningServer, response: string) => {
      const browser = visit(server, clerk);
      const page = await browser.get(`/uat/service-requests/${id}/acceptance?raspuns=${response}`);
      return browser.prepare(page, { reason: "Răspunde întregii nevoi." }, { button: "Acceptă oferta" });
    };
    const accepted = await atOnce(await accept(first, offers[0]?.id ?? ""), await accept(second, offers[1]?.id ?? ""));
    expect(statuses(accepted)).toEqual([303, 409]);
    expect(
      await query(url, "select status, count(*)::int from responses where request_id = $1 group by 1 order by 1", [id]),
    ).toEqual([
      { status: "accepted", count: 1 },
      { status: "declined", count: 1 },
    ]);
    expect(
      await query(url, "select count(*)::int from journal where what = 'request.accepted' and subject_id = $1", [id]),
    ).toEqual([{ count: 1 }]);
  });
});
