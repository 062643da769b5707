import { v7 } from "uuid";
import { describe, expect, it } from "vitest";
import { ownPlatform } from "../../../tests/support/platform";
import { withClock } from "../clock";
import { differencesOf } from "./differences";
import {
  draftOnPage,
  dropDraft,
  keepDraft,
  keepSentForm,
  keptDraft,
  resumedDraft,
  sweepFormDrafts,
} from "./draft.server";
import { newFormKey, once } from "./once.server";
import { contentVersion, notOvertaken, Overtaken, seenVersion } from "./version.server";

const formOf = (...fields: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const PAGE = "/uat/community/profile";
const pageWith = (query = "") => new Request(`http://psp.test${PAGE}${query}`);

describe("the draft of a form", () => {
  ownPlatform();

  it("is stored for its author only, last text only, without secrets, files and keys", async () => {
    const author = v7();
    const other = v7();
    await keepDraft(author, PAGE, formOf(["description", "O com"], ["version", "a"]));
    const form = formOf(
      ["description", "O comună"],
      ["area", "SJ"],
      ["area", "CJ"],
      ["parola", "secret"],
      ["cod", "123456"],
      ["rezerva", "AAAA-1111"],
      ["image", new File(["x"], "x.jpg")],
      ["formKey", newFormKey()],
      ["version", "b"],
    );
    expect(await keepDraft(author, PAGE, form)).toHaveProperty("at");
    expect(await keptDraft(author, PAGE)).toMatchObject({
      values: { description: "O comună", area: ["SJ", "CJ"] },
      version: "b",
    });
    const { values } = (await keptDraft(author, PAGE)) ?? {};
    expect(Object.keys(values ?? {})).toEqual(["description", "area"]);
    expect(await keptDraft(author, "/uat/community/gallery")).toBeNull();
    expect(await keptDraft(other, PAGE)).toBeNull();
  });

  it("takes a form whose session had ended in its own place, and beside the text of another tab", async () => {
    const author = v7();
    await keepDraft(author, PAGE, formOf(["formKey", newFormKey()], ["name", "Din prima filă"]));
    const seen = (await keptDraft(author, PAGE))?.updatedAt.toISOString() ?? "";
    const sent = (name: string, ...more: [string, string][]) =>
      keepSentForm(author, PAGE, formOf(["formKey", newFormKey()], ["name", name], ...more));
    expect(await sent("Continuat din prima", ["_ciorna", seen])).toBe(PAGE);
    expect((await keptDraft(author, PAGE))?.values).toEqual({ name: "Continuat din prima" });
    expect(await sent("Din altă filă")).toBe(`${PAGE}?alta=da`);
    expect(await sent("Din a treia")).toBeNull();
    expect(await keepSentForm(v7(), PAGE, formOf(["name", "x".repeat(200_001)])), "too long").toBeNull();
  });

  it("fills the form only when its author resumes it, with the version that they saw", async () => {
    const author = v7();
    const none = { person: author, page: PAGE, path: PAGE, resumed: null, waiting: [] };
    expect(await draftOnPage(pageWith(), author)).toMatchObject({ draft: none, typed: null, version: null });
    expect((await draftOnPage(pageWith("?ciorna=da"), author)).draft).toEqual(none);
    await keepDraft(author, PAGE, formOf(["name", "Comuna Nouă"], ["version", "a"]));
    expect(await draftOnPage(pageWith(), author)).toMatchObject({
      draft: { resumed: null, waiting: [{ path: PAGE, from: expect.stringMatching(/^de la \d\d:\d\d$/) }] },
      typed: null,
      version: null,
    });
    expect(await draftOnPage(pageWith("?ciorna=da"), author)).toMatchObject({
      draft: { path: PAGE, resumed: { path: PAGE }, waiting: [] },
      typed: { values: { name: "Comuna Nouă" }, errors: {} },
      version: "a",
    });
    const data = new Request(`http://psp.test${PAGE}.data?ciorna=da`);
    expect(await draftOnPage(data, author)).toMatchObject({ draft: { page: PAGE, resumed: { path: PAGE } } });
    await dropDraft(author, PAGE);
    expect(await keptDraft(author, PAGE)).toBeNull();
  });

  it("carries the key of the form in which it was typed, until that is used", async () => {
    const author = v7();
    const key = newFormKey();
    const form = formOf(["formKey", key], ["_pagina", PAGE], ["name", "Comuna Nouă"], ["_apasat", "da"]);
    await keepDraft(author, PAGE, form);
    const keyAt = async (query: string) => (await draftOnPage(pageWith(query), author)).formKey;
    expect(await keyAt("?ciorna=da")).toBe(key);
    expect((await resumedDraft(pageWith(), author, PAGE)).formKey).toBe(key);
    expect(await keyAt("")).not.toBe(key);
    await once(formOf(["formKey", key], ["name", "Comuna"]), author, async () => PAGE);
    expect(await keyAt("?ciorna=da")).not.toBe(key);
  });

  it("of a message stands in its box: the one that the address asks for, or else the first", async () => {
    const author = v7();
    const second = `${PAGE}?alta=da`;
    const inBox = async (query = "") => {
      const { draft, typed } = await resumedDraft(pageWith(query), author, PAGE);
      return [draft.path, typed?.values.text, draft.waiting.map(({ path }) => path)];
    };
    expect(await inBox("?alta=da")).toEqual([PAGE, undefined, []]);
    await keepDraft(author, second, formOf(["text", "Al doilea"]));
    expect(await inBox()).toEqual([second, "Al doilea", []]);
    await keepDraft(author, PAGE, formOf(["text", "Primul"]));
    expect(await inBox("?ciorna=da")).toEqual([PAGE, "Primul", [second]]);
    expect(await inBox("?alta=da&ciorna=da")).toEqual([second, "Al doilea", [PAGE]]);
  });

  it("that waits keeps its place beside what is typed without it, and both are offered", async () => {
    const author = v7();
    const type = (path: string, name: string, at: string) =>
      withClock(new Date(at), () => keepDraft(author, path, formOf(["name", name]), ""));
    const draftAt = async (query = "") => (await draftOnPage(pageWith(query), author)).draft;
    await type((await draftAt()).path, "Scris ieri", "2026-11-22T08:00:00Z");
    const { path, waiting } = await draftAt();
    expect([path, waiting.map((one) => one.path)]).toEqual([`${PAGE}?alta=da`, [PAGE]]);
    await type(path, "Scris azi", "2026-11-23T08:00:00Z");
    expect((await draftAt()).waiting.map((one) => one.path)).toEqual([path, PAGE]);
    for (const [query, own, other, name] of [
      ["?ciorna=da", PAGE, path, "Scris ieri"],
      ["?alta=da&ciorna=da", path, PAGE, "Scris azi"],
    ] as const) {
      const { draft, typed } = await draftOnPage(pageWith(query), author);
      expect(draft).toMatchObject({ page: PAGE, path: own, resumed: { path: own }, waiting: [{ path: other }] });
      expect(typed?.values).toEqual({ name });
    }
    await dropDraft(author, PAGE);
    expect(await draftAt()).toMatchObject({ path: PAGE, waiting: [{ path }] });
  });

  it("is deleted when its form is submitted, and not stored when it arrives after that", async () => {
    const author = v7();
    const key = newFormKey();
    const form = formOf(["formKey", key], ["_pagina", PAGE], ["name", "Comuna Nouă"]);
    await keepDraft(author, PAGE, form);
    await expect(once(form, author, () => Promise.reject(new Overtaken()))).rejects.toThrow(Overtaken);
    expect((await keptDraft(author, PAGE))?.values).toEqual({ name: "Comuna Nouă" });
    await once(form, author, async () => PAGE);
    expect(await keptDraft(author, PAGE)).toBeNull();
    expect(await keepDraft(author, PAGE, form)).toEqual({ unkept: "sent" });
    expect(await keptDraft(author, PAGE)).toBeNull();
  });

  it("of what is typed after a press whose answer was lost is stored, and deleted by the next press", async () => {
    const author = v7();
    const key = newFormKey();
    const form = (name: string, ...more: [string, string][]) =>
      formOf(["formKey", key], ["_pagina", PAGE], ["name", name], ...more);
    const keep = (name: string) => keepDraft(author, PAGE, form(name, ["_apasat", "da"]), "");
    await once(form("Comuna"), author, async () => PAGE);
    expect(await keepDraft(author, PAGE, form("Comu"), ""), "it was under way before the press").toEqual({
      unkept: "sent",
    });
    expect(await keep("Comuna Nouă")).toHaveProperty("at");
    expect((await keptDraft(author, PAGE))?.values).toEqual({ name: "Comuna Nouă" });
    await once(form("Comuna Nouă"), author, async () => PAGE);
    expect(await keptDraft(author, PAGE)).toBeNull();
    await keep("Comuna Nouă");
    await once(form("Comuna Nouă"), author, async () => PAGE);
    expect(await keptDraft(author, PAGE), "sent again as it was saved").toBeNull();
  });

  it("stays when the same page is submitted from another tab, and goes with the form that was filled from it", async () => {
    const author = v7();
    const typed = formOf(["formKey", newFormKey()], ["_pagina", PAGE], ["name", "Din fila a doua"]);
    await keepDraft(author, PAGE, typed);
    await once(formOf(["formKey", newFormKey()], ["_pagina", PAGE], ["name", "Din prima"]), author, async () => PAGE);
    const kept = await keptDraft(author, PAGE);
    expect(kept?.values).toEqual({ name: "Din fila a doua" });
    const seen = kept?.updatedAt.toISOString() ?? "";
    await once(formOf(["formKey", newFormKey()], ["_pagina", PAGE], ["_ciorna", seen]), author, async () => PAGE);
    expect(await keptDraft(author, PAGE)).toBeNull();
  });

  it.each([
    ["2026-11-23T08:10:00Z", "de la 09:59"],
    ["2026-11-24T08:10:00Z", "de ieri, 09:59"],
    ["2026-11-25T08:10:00Z", "din 23 noiembrie 2026, 09:59"],
  ])("says at %s when it was written: %s", async (later, words) => {
    const author = v7();
    await withClock(new Date("2026-11-23T07:59:00Z"), () => keepDraft(author, PAGE, formOf(["name", "x"])));
    const { draft } = await withClock(new Date(later), () => draftOnPage(pageWith(), author));
    expect(draft.waiting[0]?.from).toBe(words);
  });

  it("is refused when it is too long, and leaves the stored one", async () => {
    const author = v7();
    await keepDraft(author, PAGE, formOf(["name", "scurt"]));
    expect(await keepDraft(author, PAGE, formOf(["name", "x".repeat(200_001)]))).toEqual({ unkept: "long" });
    expect((await keptDraft(author, PAGE))?.values).toEqual({ name: "scurt" });
  });

  it("is stored for at most fifty pages, of which the oldest is deleted first, and for at most a month", async () => {
    const author = v7();
    for (let page = 0; page < 52; page += 1) {
      const at = new Date(Date.now() + page * 1000);
      await withClock(at, () => keepDraft(author, `/uat/community/${page}`, formOf(["name", "x"])));
    }
    expect(await keptDraft(author, "/uat/community/1")).toBeNull();
    expect(await keptDraft(author, "/uat/community/2")).not.toBeNull();
    await withClock(new Date(Date.now() + 31 * 86_400_000), () => sweepFormDrafts.run({}));
    expect(await keptDraft(author, "/uat/community/51")).toBeNull();
  });
});

describe("a version", () => {
  it("is the same for the same values and another for others", () => {
    const at = new Date(0);
    expect(contentVersion({ name: "Cluj", at, list: [1, null] })).toBe(
      contentVersion({ name: "Cluj", at, list: [1, null] }),
    );
    expect(contentVersion({ name: "Cluj" })).not.toBe(contentVersion({ name: "Cluj " }));
  });

  it("that was not shown conflicts with nothing", () => {
    expect(() => notOvertaken("a", "a")).not.toThrow();
    expect(() => notOvertaken(null, "a")).not.toThrow();
    expect(() => notOvertaken("a", "b")).toThrow(Overtaken);
    expect(seenVersion(formOf(["version", "a"]))).toBe("a");
    expect(seenVersion(formOf(["version", ""]))).toBeNull();
  });
});

it("two texts are compared field by field, in the order of the labels, spaces around them aside", () => {
  const labels = { name: "Denumire", phone: "Telefon", text: "Descriere" };
  const theirs = { name: "Comuna A", phone: "0260", text: "veche" };
  expect(differencesOf(labels, theirs, { name: "Comuna A ", text: "nouă" })).toEqual([
    { label: "Telefon", theirs: "0260", yours: "" },
    { label: "Descriere", theirs: "veche", yours: "nouă" },
  ]);
});

it("two texts do not differ by how a browser sends the ends of lines, or by a cedilla", () => {
  expect(
    differencesOf(
      { text: "Descriere" },
      { text: "Trei sate,\ndin care unul la munte; școală." },
      {
        text: "Trei sate,\r\ndin care unul la munte; şcoală. ",
      },
    ),
  ).toEqual([]);
});
