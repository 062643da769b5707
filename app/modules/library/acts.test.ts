import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LocalDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { actOf, documentOf, published, rowOf } from "./library.test-data";
import { actNamed, readAmendments, readBasis } from "./rules/act-lines";
import { actState, actWords } from "./rules/acts";
import { basisOf, linksOf } from "./store/acts.server";
import { acts } from "./tables/acts.server";
import { actInputOf, createAct, editAct, verifyAct } from "./verbs/acts.server";
import { editResource, versionOf } from "./verbs/resources.server";

const on = (text: string) => text as LocalDate;

describe("what a text says of acts", () => {
  const known = [
    { kind: "lege", number: "544/2001" },
    { kind: "oug", number: "57/2019" },
    { kind: "hg", number: "57/2019" },
    { kind: "regulament-ue", number: "2016/679" },
  ] as const;

  it.each([
    ["Legea 544/2001", "lege"],
    ["legea nr. 544/2001 privind accesul", "lege"],
    ["L. 544/2001", "lege"],
    ["OUG nr. 57/2019", "oug"],
    ["Ordonanța de urgență 57/2019", "oug"],
    ["Hotărârea Guvernului nr. 57/2019", "hg"],
    ["57/2019", null],
    ["Regulamentul (UE) 2016/679", "regulament-ue"],
    ["Legea 57/2019", null],
    ["Codul fiscal", null],
  ])("%s", (text, kind) => {
    expect(actNamed(text, known)?.kind ?? null).toBe(kind);
  });

  it("is read line by line", () => {
    expect(readBasis("Legea 544/2001: art. 7\n\nOUG 57/2019\nLegea 1/2000", known)).toEqual([
      { act: known[0], articles: "art. 7" },
      { act: known[1], articles: "" },
      "Legea 1/2000",
    ]);
    expect(readAmendments("OUG 57/2019, 05.07.2019: art. 3: altul\nOUG 57/2019: fără dată", known)).toEqual([
      { act: known[1], on: "2019-07-05", what: "art. 3: altul" },
      "OUG 57/2019: fără dată",
    ]);
  });
});

it.each([
  [null, null, "in-force", "În vigoare"],
  ["2001-12-22", null, "in-force", "În vigoare din 22 decembrie 2001"],
  ["2027-01-01", null, "future", "Intră în vigoare la 1 ianuarie 2027"],
  ["2001-12-22", "2026-11-21", "abrogated", "Abrogat din 21 noiembrie 2026"],
  ["2001-12-22", "2026-11-22", "in-force", "Se abrogă din 22 noiembrie 2026"],
] as const)("in force from %s, abrogated on %s: %s", (inForceFrom, abrogatedOn, state, words) => {
  const act = { inForceFrom: inForceFrom && on(inForceFrom), abrogatedOn: abrogatedOn && on(abrogatedOn) };
  expect(actState(act, on("2026-11-21"))).toBe(state);
  expect(actWords(act, on("2026-11-21"))).toBe(words);
});

describe("the legislation", () => {
  ownPlatform();
  const START = new Date("2026-11-21T09:00:00Z");
  let admin: Person;
  let uat: Person;
  let old = "";
  let young = "";

  beforeAll(async () => {
    setClock(START);
    admin = await person("ADMIN");
    uat = await member("UAT");
    young = await actOf(admin, {
      number: "169/2026",
      title: "Legea nr. 169/2026 privind Codul urbanismului",
      topics: [],
    });
    old = await actOf(admin, {
      number: "350/2001",
      title: "Legea nr. 350/2001 privind amenajarea teritoriului",
      abrogated: { actId: young, on: on("2026-07-01"), note: "Codul urbanismului." },
    });
  });
  beforeEach(() => setClock(START));
  const words = async (path: string) => textOf(await uat.get(path));

  it("links what abrogates with what is abrogated, with the day, from both ends", async () => {
    const page = await words(`/uat/legislation/${old}`);
    expect(page).toContain("Abrogat din 1 iulie 2026");
    expect(page).toContain("Nu îl citați ca act în vigoare.");
    expect(page).toContain("Legea 169/2026");
    expect(await words(`/uat/legislation/${young}`)).toMatch(/A abrogat Legea 350\/2001 .*din 1 iulie 2026/);
    expect((await linksOf(young)).to).toMatchObject([{ act: { id: old }, kind: "abrogates" }]);
  });

  it("is in force until the day on which it is abrogated", async () => {
    const id = await actOf(admin, {
      number: "10/1995",
      abrogated: { actId: young, on: on("2027-01-01"), note: "" },
    });
    const page = await words(`/uat/legislation/${id}`);
    expect(page).toContain("Se abrogă din 1 ianuarie 2027");
    expect(page).toContain("Din 1 ianuarie 2027 va fi abrogat de Legea 169/2026");
    expect(page).not.toContain("Nu îl citați");
  });

  it("is listed by number, words, topic and state", async () => {
    const found = async (query: string, id: string) =>
      (await (await uat.get(`/uat/legislation?${query}`)).text()).includes(`/uat/legislation/${id}"`);
    expect(await found("cauta=350%2F2001", old)).toBe(true);
    expect(await found("cauta=amenajari+teritorii", old)).toBe(true);
    expect(await found("stare=abrogated", old)).toBe(true);
    expect(await found("stare=in-force", old)).toBe(false);
    expect(await found("stare=in-force", young)).toBe(true);
    expect(await found("tema=transparenta", old)).toBe(true);
    expect(await found("tema=transparenta", young)).toBe(false);
    expect(await words("/uat/knowledge-hub?cauta=urbanism")).toContain("Legea 169/2026");
    expect(await words("/uat/knowledge-hub/transparenta")).toContain("Legea 350/2001");
  });

  it("stands under the documents that rest on it, edition by edition", async () => {
    const id = await published(admin, { basis: [{ actId: old, articles: "art. 5" }] });
    const first = (await rowOf(id)).editionId;
    expect(await words(`/uat/resource/${id}`)).toMatch(
      /Temeiul legal Legea 350\/2001 .*Abrogat din 1 iulie 2026 art\. 5/,
    );
    expect(await words(`/uat/legislation/${old}`)).toContain("Documente care citează acest act Model de referat");
    const given = documentOf(admin, { basis: [{ actId: young, articles: "" }] });
    await editResource(admin.actor, id, given, versionOf(await rowOf(id)));
    expect(await rowOf(id)).toMatchObject({ number: 2 });
    expect((await basisOf(first)).map((act) => act.id)).toEqual([old]);
    expect(await words(`/uat/legislation/${old}`)).not.toContain("Documente care citează acest act");
    expect(await words(`/uat/resource/${id}/v/1`)).toContain("Legea 350/2001");
  });

  it("is written on a form that knows the acts by name", async () => {
    const path = "/admin/legislation/new";
    const sent = {
      formKey: hiddenField(await (await admin.get(path)).text(), "formKey"),
      kind: "hg",
      number: "395/2016",
      title: "HG nr. 395/2016",
      summary: "Normele achizițiilor.",
      address: "legislatie.just.ro/Public/1",
      inForceFrom: "06.06.2016",
      amended: "Legea 169/2026, 01.07.2026: art. 3",
    };
    for (const [wrong, sentence] of [
      [{ number: "395" }, "Scrieți numărul și anul"],
      [{ kind: "lege", number: "350/2001" }, "Legea 350/2001 este deja în listă"],
      [{ abrogatedBy: "Legea 1/2000", abrogatedOn: "01.01.2027" }, "nu este în lista de legislație"],
      [{ abrogatedBy: "Legea 169/2026" }, "Scrieți și actul, și data abrogării"],
      [{ amended: "ceva" }, "„ceva” nu se citește"],
    ] as const) {
      const answer = await admin.post(path, { ...sent, ...wrong });
      expect(answer.status).toBe(400);
      expect(await textOf(answer)).toContain(sentence);
    }
    expect((await admin.post(path, sent)).status).toBe(303);
    const html = await (await admin.get("/admin/legislation?cauta=395")).text();
    const id = /\/admin\/legislation\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
    expect(await (await admin.get(`/admin/legislation/${id}`)).text()).toContain("Legea 169/2026, 01.07.2026: art. 3");
  });

  it("says on which day it was compared with its source, and only then", async () => {
    const id = await actOf(admin, { number: "52/2003" });
    expect(await words(`/uat/legislation/${id}`)).toContain("Neverificat încă");
    await editAct(admin.actor, id, { ...(await actInputOf(id)), title: "Alt titlu" }, null).catch(() => undefined);
    expect(await words(`/uat/legislation/${id}`)).toContain("Neverificat încă");
    await admin.post(`/admin/legislation/${id}/verification`);
    expect(await words(`/uat/legislation/${id}`)).toContain("Verificat la 21 noiembrie 2026");
  });

  it("says that it was compared before its last amendment, also when that is older and was written down later", async () => {
    const id = await actOf(admin, { number: "24/2000" });
    await verifyAct(admin.actor, id);
    setClock(new Date(START.getTime() + 60_000));
    const amended = { actId: young, on: on("2026-01-05"), note: "" };
    await editAct(admin.actor, id, { ...(await actInputOf(id)), amended: [amended] }, null);
    for (const page of [`/uat/legislation/${id}`, "/uat/legislation?cauta=24%2F2000"])
      expect(await words(page)).toMatch(/Verificat la 21 noiembrie 2026 ?, înainte de ultima modificare/);
    setClock(new Date(START.getTime() + 120_000));
    await verifyAct(admin.actor, id);
    expect(await words(`/uat/legislation/${id}`)).toContain("Verificat la 21 noiembrie 2026");
    expect(await words(`/uat/legislation/${id}`)).not.toContain("înainte de ultima modificare");
    const later = { actId: old, on: on("2026-11-23"), note: "" };
    await editAct(admin.actor, id, { ...(await actInputOf(id)), amended: [amended, later] }, null);
    expect(await words(`/uat/legislation/${id}`)).not.toContain("înainte de ultima modificare");
    setClock(new Date("2026-11-23T09:00:00Z"));
    expect(await words(`/uat/legislation/${id}`)).toContain("înainte de ultima modificare");
  });

  it("of which only the day of the comparison is known holds what was written down by then", async () => {
    const id = await actOf(admin, { number: "25/2000", amended: [{ actId: young, on: on("2026-01-05"), note: "" }] });
    const compared = async (verifiedOn: string) => {
      await db()
        .update(acts)
        .set({ verifiedOn: on(verifiedOn), verifiedAt: null })
        .where(eq(acts.id, id));
      return (await words(`/uat/legislation/${id}`)).includes("înainte de ultima modificare");
    };
    expect([await compared("2026-11-20"), await compared("2026-11-21")]).toEqual([true, false]);
  });

  it("is written only by an ADMIN", async () => {
    const input = await actInputOf(old);
    await expect(createAct(uat.actor, { ...input, number: "1/2001" })).rejects.toThrow(/administrator/);
    await expect(editAct(uat.actor, old, { ...input, title: "Altul" }, null)).rejects.toThrow(/administrator/);
    await expect(verifyAct(uat.actor, old)).rejects.toThrow(/administrator/);
  });
});
