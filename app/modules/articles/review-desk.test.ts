import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { everything } from "./desk.test-data";
import { decisionsOf, NONE, pageOf, sentAgain, submissionRow, waitingFrom } from "./moderation.test-data";
import { placeInQueue } from "./store/queue.server";
import { deleteArticle, recallArticle } from "./verbs/writing.server";

ownPlatform();

let admin: Person;
let uat: Person;
let firma: Person;
let articleId: string;
let submissionId: string;
const { approve, reject } = decisionsOf(() => admin);

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT", "verified", { name: "Comuna Fântâna Albastră" });
  firma = await member("FIRMA");
});

beforeEach(async () => {
  ({ articleId, submissionId } = await waitingFrom(uat.actor));
});

const linkOf = (html: string, rel: string) => new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(html)?.[0] ?? "";

describe("the review desk", () => {
  it("is only for ADMIN: others are redirected or refused, and change nothing", async () => {
    const before = await everything();
    const door = await stranger.get(pageOf());
    expect(door.headers.get("location")).toContain("/admin-login");
    for (const [who, home] of [
      [uat, "/uat/dashboard"],
      [firma, "/firma/dashboard"],
    ] as const) {
      for (const path of [pageOf(), pageOf(submissionId), pageOf(submissionId, "unpublishing")]) {
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

  it("answers 404 for an unknown id", async () => {
    for (const part of ["", "approval", "quick-rejection", "unpublishing"]) {
      expect((await admin.post(pageOf(NONE, part), { formKey: NONE })).status).toBe(404);
      expect((await admin.post(pageOf("a%00b", part), { formKey: NONE })).status).toBe(404);
    }
    expect((await admin.get(pageOf(NONE))).status).toBe(404);
  });

  it("shows pending texts with title, organisation, author and the first 200 characters", async () => {
    const long = `<p>${"Drumul comunal a fost asfaltat. ".repeat(20)}</p>`;
    await waitingFrom(firma.actor, { title: "Asfalt pe doi kilometri", body: long });
    const page = await textOf(await admin.get(pageOf()));
    expect(page).toContain("Asfalt pe doi kilometri");
    expect(page).toContain(firma.actor.organisation?.name);
    expect(page).toContain(firma.actor.name);
    const shown = /Drumul comunal[^…]*…/.exec(page)?.[0] ?? "";
    expect(shown.length).toBeGreaterThan(180);
    expect(shown.length).toBeLessThanOrEqual(200);
    expect(page.indexOf("Asfalt pe doi")).toBeGreaterThan(page.indexOf("Școala din Deal"));
    const newestFirst = await textOf(await admin.get(`${pageOf()}?ordine=noi`));
    expect(newestFirst.indexOf("Asfalt pe doi")).toBeLessThan(newestFirst.indexOf("Școala din Deal"));
  });

  it("stands in the order in which its authors are told that they wait, and is worked through in it", async () => {
    await waitingFrom(firma.actor);
    const page = await (await admin.get(pageOf())).text();
    const listed = [...page.matchAll(/href="\/admin\/articles\/([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
    const places = listed.map(async (id) => placeInQueue((await submissionRow(id)).articleId));
    expect(await Promise.all(places)).toEqual(listed.map((_, index) => index + 1));
    const after = await approve(listed[0] ?? "");
    expect(after.headers.get("location")).toBe(`${pageOf(listed[1])}`);
  });

  it("counts its three tabs, without recalled and deleted texts", async () => {
    const countsIn = async () => {
      const page = await textOf(await admin.get(pageOf()));
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

  it("is searched without diacritics and case, and filtered by category, in the address", async () => {
    await waitingFrom(uat.actor, { title: "Țesătoria învățată", category: "events" });
    const found = async (query: string) => textOf(await admin.get(`${pageOf()}?${query}`));
    expect(await found("cauta=tesatoria")).toContain("Țesătoria învățată");
    expect(await found("cauta=FANTANA+tesatoria")).toContain("Țesătoria învățată");
    expect(await found("cauta=tesatoria&categorie=projects")).toContain("Nimic nu corespunde filtrelor");
    expect(await found("categorie=events")).not.toContain("Școala din Deal");
    expect(await found("cauta=%25")).toContain("Nimic nu corespunde filtrelor");
    expect(await found("stare=respinse&cauta=tesatoria")).toContain("Nimic nu corespunde filtrelor");
  });
});

describe("a submission", () => {
  it("is shown as it would be published, with earlier decisions", async () => {
    await reject(submissionId, "Spuneți și cât a costat.");
    const second = await sentAgain(uat.actor, articleId, { body: "<h2>Costul</h2><p>A costat 20.000 de lei.</p>" });
    const html = await (await admin.get(pageOf(second))).text();
    expect(html).toContain("<h2>Costul</h2>");
    const page = await textOf(await admin.get(pageOf(second)));
    expect(page).toContain("Spuneți și cât a costat.");
    expect(page).toContain("Trimis la revizie");
    expect(html).toContain(`href="${pageOf(submissionId)}"`);
  });

  it("of a published article shows the difference", async () => {
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

  it("links to its neighbours in the list it was opened from", async () => {
    const category = "announcements";
    const one = (await waitingFrom(uat.actor, { title: "Primul", category })).submissionId;
    const two = (await waitingFrom(uat.actor, { title: "Al doilea", category })).submissionId;
    const three = (await waitingFrom(uat.actor, { title: "Al treilea", category })).submissionId;
    const html = await (await admin.get(`${pageOf(two)}?categorie=${category}`)).text();
    expect(linkOf(html, "prev")).toContain(`href="${pageOf(one)}?categorie=${category}"`);
    expect(linkOf(html, "next")).toContain(`href="${pageOf(three)}?categorie=${category}"`);
    const last = await (await admin.get(`${pageOf(three)}?categorie=${category}`)).text();
    expect(linkOf(last, "next")).toBe("");
    const newestFirst = await (await admin.get(`${pageOf(two)}?categorie=${category}&ordine=noi`)).text();
    expect(linkOf(newestFirst, "next")).toContain(`href="${pageOf(one)}?categorie=${category}&amp;ordine=noi"`);
  });

  it("that was recalled can be read only by its author", async () => {
    await recallArticle(uat.actor, articleId);
    const answer = await admin.get(pageOf(submissionId));
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Autorul și-a retras textul din revizie.");
    const before = await everything();
    expect((await admin.post(pageOf(submissionId), { decision: "approve", formKey: NONE })).status).toBe(409);
    expect(await everything()).toBe(before);
  });
});
