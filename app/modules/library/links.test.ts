import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { localDate } from "~/platform/calendar/local-date";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { versionIn } from "~/platform/form/field-table.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { actOf, linkOf, published } from "./library.test-data";
import { LINK, type LinkInput } from "./rules/link-fields";
import {
  answerOf,
  checkWords,
  hasAnswered,
  isBroken,
  type LinkAnswer,
  type LinkState,
  linkWords,
  stateAfter,
} from "./rules/links";
import { brokenLinks, listedLinks } from "./store/links.server";
import { linkChecks } from "./tables/links.server";
import { writeArticle } from "./verbs/act-articles.server";
import { type Ask, askLinkNow, checkDueLinks } from "./verbs/link-checks.server";
import { createLink, editLink, linkInputOf, removeLink } from "./verbs/links.server";

const NEVER: LinkState = {
  checkedAt: null,
  goodAt: null,
  problem: null,
  status: null,
  failedDays: 0,
  failingSince: null,
  failedOn: null,
};
const GOOD: LinkAnswer = { problem: null, status: 200 };
const GONE: LinkAnswer = { problem: "status", status: 404 };
const SILENT: LinkAnswer = { problem: "dns", status: null };
const at = (text: string) => new Date(text);

describe("what an answer says of a link", () => {
  it.each([
    [200, null],
    [204, null],
    [404, "status"],
    [500, "status"],
    [403, "blocked"],
    [429, "blocked"],
  ])("%i: %s", (status, problem) => expect(answerOf({ status })).toEqual({ problem, status }));

  it("is broken after three failures on three days, and good again after one answer", () => {
    let state = stateAfter(NEVER, GOOD, at("2026-11-01T08:00:00Z"));
    for (const time of ["2026-11-08T08:00:00Z", "2026-11-08T09:00:00Z", "2026-11-08T21:59:00Z"])
      state = stateAfter(state, GONE, at(time));
    expect([state.failedDays, isBroken(state)]).toEqual([1, false]);
    state = stateAfter(state, GONE, at("2026-11-08T22:01:00Z")); // the next day in Romania
    expect([state.failedDays, isBroken(state)]).toEqual([2, false]);
    state = stateAfter(state, GONE, at("2026-11-10T08:00:00Z"));
    expect(isBroken(state)).toBe(true);
    expect(linkWords(state)).toBe("A funcționat ultima dată la 1 noiembrie 2026");
    expect(checkWords(state)).toBe(
      "Nu răspunde din 8 noiembrie 2026 (3 zile cu verificări nereușite): pagina răspunde cu o eroare (404). Ultima dată a funcționat la 1 noiembrie 2026.",
    );
    state = stateAfter(state, GOOD, at("2026-11-11T08:00:00Z"));
    expect([isBroken(state), linkWords(state)]).toEqual([false, "Verificat la 11 noiembrie 2026"]);
  });

  it("never counts what says nothing of it, nor a day twice", () => {
    const answers = fc.constantFrom<LinkAnswer>(
      ...([GOOD, GONE, SILENT, { problem: "away", status: null }, { problem: "blocked", status: 403 }] as const),
      { problem: "chain", status: null },
    );
    const step = fc.tuple(answers, fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state = NEVER;
        let time = at("2026-11-01T08:00:00Z").getTime();
        const failed = new Set<string>();
        for (const [answer, hours] of steps) {
          time += hours * 3_600_000;
          const before = state;
          state = stateAfter(state, answer, new Date(time));
          if (answer === GOOD) failed.clear();
          if (answer === GONE || answer === SILENT) failed.add(state.failedOn ?? "");
          else if (answer !== GOOD) expect({ ...state, ...before }).toEqual({ ...before });
          expect(state.failedDays).toBe(failed.size);
          expect(isBroken(state)).toBe(failed.size >= 3);
        }
      }),
    );
  });
});

describe("the links of the hub", () => {
  ownPlatform();
  const HUB = "/uat/knowledge-hub";
  const LIST = "/admin/library/links";
  let admin: Person;
  let uat: Person;
  beforeAll(async () => {
    admin = await person("ADMIN");
    uat = await member("UAT");
  });

  const link = (given: Partial<LinkInput> = {}): LinkInput => ({
    title: "Agenția de achiziții",
    note: "Îndrumări și notificări.",
    category: "public_procurement",
    rank: 1,
    address: "https://anap.example.ro",
    ...given,
  });
  /** Answers of addresses; all others are well. */
  const asking = (answers: Record<string, LinkAnswer>): Ask & { asked: string[] } => {
    const asked: string[] = [];
    const ask: Ask = async (address) => {
      asked.push(address);
      return answers[address] ?? GOOD;
    };
    return Object.assign(ask, { asked });
  };
  const stateOf = async (address: string) => {
    const [row] = await db().select().from(linkChecks).where(eq(linkChecks.address, address));
    if (!row) throw new Error(`${address} is not known`);
    return row;
  };

  beforeEach(async () => {
    for (const { id } of await listedLinks({ text: "", category: null })) await removeLink(admin.actor, id);
    await db().delete(linkChecks);
  });

  it("are kept by an ADMIN, in their order, each address once", async () => {
    const id = await createLink(admin.actor, link());
    await createLink(admin.actor, link({ title: "Asistent", address: "/uat/ai-chat", rank: 2 }));
    const page = await uat.get(HUB);
    const text = await textOf(page.clone());
    expect(text).toContain("Agenția de achiziții (se deschide într-o filă nouă)");
    expect(await textOf(await admin.get(LIST))).toContain("Neverificat încă");
    expect(text.indexOf("Biblioteca de documente")).toBeLessThan(text.indexOf("Linkuri rapide"));
    expect(await page.text()).toMatch(
      /<a href="https:\/\/anap\.example\.ro" target="_blank" rel="noopener noreferrer">/,
    );
    const fields = { title: "ANAP", note: "", category: "public_procurement", rank: "1" };
    const post = async (path: string, given: Record<string, string>) => {
      const form = await (await admin.get(path)).text();
      return admin.post(path, {
        ...fields,
        formKey: hiddenField(form, "formKey"),
        version: hiddenField(form, "version"),
        ...given,
      });
    };
    expect((await post(`${LIST}/${id}`, { address: "/uat/nowhere" })).status).toBe(400);
    expect((await post(`${LIST}/${id}`, { address: "javascript:alert(1)" })).status).toBe(400);
    const twice = await post(`${LIST}/new`, { address: "https://anap.example.ro" });
    expect([twice.status, await textOf(twice)]).toEqual([400, expect.stringContaining("duce deja la această adresă")]);
    expect((await post(`${LIST}/${id}`, { address: "anap.gov.example.ro" })).status).toBe(303);
    expect(await linkInputOf(id)).toMatchObject({ title: "ANAP", address: "https://anap.gov.example.ro" });
    await expect(removeLink(uat.actor, id)).rejects.toMatchObject({ status: 403 });
    const seen = versionIn(LINK, link());
    await expect(editLink(admin.actor, id, link({ title: "Alt" }), seen)).rejects.toThrow();
  });

  it("are found by the search and the category of the hub", async () => {
    await createLink(admin.actor, link());
    await createLink(
      admin.actor,
      link({ title: "Cadastru", note: "Hărți", category: "taxation", address: "https://a.example.ro" }),
    );
    const found = async (query: string) => {
      const text = await textOf(await uat.get(`${HUB}${query}`));
      return ["Agenția de achiziții", "Cadastru"].filter((title) => text.includes(title));
    };
    expect(await found("")).toHaveLength(2);
    expect(await found("?cauta=achizitie")).toEqual(["Agenția de achiziții"]);
    expect(await found("?cauta=harta")).toEqual(["Cadastru"]);
    expect(await found("?categorie=taxation")).toEqual(["Cadastru"]);
    expect(await found("?cauta=achizitie&categorie=taxation")).toEqual([]);
    expect(await found("?fel=template")).toEqual([]);
  });

  it("are asked once a week, and every day while they fail; three days make one broken", async () => {
    const address = "https://anap.example.ro";
    const id = await createLink(admin.actor, link());
    await createLink(admin.actor, link({ title: "Altul", address: "https://b.example.ro" }));
    const run = (time: string, ask: Ask) => withClock(at(time), () => checkDueLinks(ask));
    const well = asking({});
    await run("2026-11-02T03:10:00Z", well);
    expect(well.asked.sort()).toEqual([address, "https://b.example.ro"]);
    const none = asking({});
    await run("2026-11-06T03:10:00Z", none);
    expect(none.asked).toEqual([]);
    const failing = asking({ [address]: GONE });
    for (const day of ["09", "10", "10", "11"]) await run(`2026-11-${day}T03:10:00Z`, failing);
    expect(failing.asked.filter((one) => one === address)).toHaveLength(3);
    expect(failing.asked.filter((one) => one !== address)).toHaveLength(1);
    expect(await stateOf(address)).toMatchObject({ failedDays: 3, goodAt: at("2026-11-02T03:10:00Z") });
    const hub = await textOf(await uat.get(HUB));
    expect(hub).toContain("A funcționat ultima dată la 2 noiembrie 2026");
    expect(hub).toContain("Nefuncțional");
    const list = await textOf(await admin.get(`${LIST}?care=nefunctionale`));
    expect(list).toContain(
      "Nu răspunde din 9 noiembrie 2026 (3 zile cu verificări nereușite): pagina răspunde cu o eroare (404)",
    );
    expect(list).toContain("Linkul rapid: Agenția de achiziții");
    const check = await stateOf(address);
    await withClock(at("2026-11-11T10:00:00Z"), async () => (await askLinkNow(admin.actor, check.id, asking({})))());
    expect(await brokenLinks()).toEqual([]);
    await editLink(admin.actor, id, link({ address: "https://nou.example.ro" }), null);
    await run("2026-11-12T03:10:00Z", asking({}));
    await expect(stateOf(address)).rejects.toThrow("not known");
    expect(await stateOf("https://nou.example.ro")).toMatchObject({ failedDays: 0, problem: null });
  });

  it("are not called broken when our own network is away", async () => {
    await createLink(admin.actor, link());
    await createLink(admin.actor, link({ title: "Altul", address: "https://b.example.ro" }));
    const run = (time: string, ask: Ask) => withClock(at(time), () => checkDueLinks(ask));
    const away: Ask = async () => SILENT;
    expect(hasAnswered(SILENT)).toBe(false);
    for (const day of ["02", "03", "04", "05"]) await run(`2026-11-${day}T03:10:00Z`, away);
    expect(await brokenLinks()).toEqual([]);
    const list = await textOf(await admin.get(LIST));
    expect(list).toContain("Nu s-a putut verifica la 5 noiembrie 2026: de pe server nu s-a putut ieși pe internet");
    await run("2026-11-06T03:10:00Z", asking({}));
    // one that is silent while another one answers has failed
    const one = asking({ "https://anap.example.ro": SILENT });
    const { id } = await stateOf("https://anap.example.ro");
    await withClock(at("2026-11-07T09:00:00Z"), async () => (await askLinkNow(admin.actor, id, one))());
    expect(one.asked).toEqual(["https://anap.example.ro", "https://b.example.ro"]);
    expect(await stateOf("https://anap.example.ro")).toMatchObject({ failedDays: 1, problem: "dns" });
    await expect(askLinkNow(uat.actor, id, one)).rejects.toMatchObject({ status: 403 });
  });

  it("are not called broken either because one among them asks nothing of the network", async () => {
    await createLink(admin.actor, link());
    const inside = "https://intern.example.ro:8081";
    await createLink(admin.actor, link({ title: "Intern", address: inside }));
    const away: Ask = async (address) => (address === inside ? { problem: "address", status: null } : SILENT);
    for (const day of ["02", "03", "04"]) await withClock(at(`2026-11-${day}T03:10:00Z`), () => checkDueLinks(away));
    expect((await brokenLinks()).map(({ address }) => address)).toEqual([inside]);
    expect(await stateOf("https://anap.example.ro")).toMatchObject({ failedDays: 0, problem: "away" });
  });

  it("are checked although a document leads to an address that no index takes", async () => {
    await createLink(admin.actor, link());
    const signs = Array.from({ length: 1_900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * at * 7919) % 20_000)));
    await published(admin, { body: `<p><a href="https://lung.example.ro/${signs.join("")}">lung</a></p>` });
    await checkDueLinks(asking({}));
    expect(await stateOf("https://anap.example.ro")).toMatchObject({ problem: null });
  });

  it("are checked at once by a button, which says what was found", async () => {
    const { checkId } = await linkOf(admin);
    const form = await (await admin.get(LIST)).text();
    const answer = await admin.post(`${LIST}/${checkId}/check`, { formKey: hiddenField(form, "formKey"), care: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, LIST]);
    expect(await textOf(await admin.get(LIST))).toContain("adresa duce într-o rețea privată");
  });

  it("share their check with the addresses of acts and the links in the texts of documents", async () => {
    const act = await actOf(admin, { number: "1/2020", address: "https://lege.example.ro/1" });
    const doc = await published(admin, { body: '<p><a href="https://doc.example.ro/a?b=1&amp;c=2">formular</a></p>' });
    const ofArticle = "https://lege.example.ro/1/art7";
    const article = await writeArticle(admin.actor, act, {
      label: "art. 7",
      heading: "Termenul",
      text: "În 10 zile.",
      asOf: localDate(2026, 11, 1),
      amendedBy: null,
      amendedOn: null,
      address: ofArticle,
    });
    const asked = asking({
      [ofArticle]: GONE,
      "https://lege.example.ro/1": GONE,
      "https://doc.example.ro/a?b=1&c=2": GONE,
    });
    for (const day of ["02", "03", "04"]) await withClock(at(`2026-11-${day}T03:10:00Z`), () => checkDueLinks(asked));
    const uses = (await brokenLinks()).flatMap((one) => one.uses.map(({ kind, id }) => ({ kind, id })));
    expect(uses).toEqual(
      expect.arrayContaining([
        { kind: "act", id: act },
        { kind: "article", id: article },
        { kind: "document", id: doc },
      ]),
    );
    const list = await textOf(await admin.get(`${LIST}?care=nefunctionale`));
    expect(list).toContain("Adresa oficială a actului: Legea nr. 544/2001");
    expect(list).toContain("Pagina articolului: Legea nr. 544/2001");
    expect(list).toContain("Textul documentului: Model de referat de necesitate");
  });
});
