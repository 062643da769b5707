import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { usageOf } from "~/modules/media/store/usage.server";
import { authority, type Cast, cast, STATES } from "~/modules/requests/stories.test-data";
import { requests } from "~/modules/requests/tables/requests.server";
import { db } from "~/platform/database/connection.server";
import { pdf } from "../../../tests/support/documents";
import { photo } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";
import { at, keyIn, readText, send, signedIn } from "../../../tests/support/request-visitors";
import { proofsOf, skipsOf } from "./store/chain.server";
import { letterheadOf } from "./store/letterhead.server";
import { papersOf } from "./store/papers.server";
import { logoOf } from "./verbs/logo.server";
import { writePaperOf } from "./verbs/papers.server";

ownPlatform();

let people: Cast;
let uat: Member;
let clerk: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  people = await cast();
  uat = people.uat as Member;
  clerk = await signedIn(uat);
});

async function made(id: string, kind: "need" | "order" = "need"): Promise<string> {
  await (await writePaperOf(uat, id, { kind, responseId: null }))();
  const [paper] = await papersOf(id);
  return paper!.id;
}

const filed = async (name: string, file: File, more: Record<string, string>) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(more)) form.set(key, value);
  form.set(name, file);
  return form;
};

/** The first word of a state after the name of a step. */
const stateOf = (step: string, text: string) =>
  text.slice(text.indexOf(step)).match(/Făcut|Urmează|Lipsește|Omis/)?.[0];

describe("the steps of a purchase", () => {
  it("are skipped with a reason, which can be taken back", async () => {
    const { id } = await STATES.open(people);
    const page = at(id, "papers");
    const step = at(id, "papers/steps/entry");
    expect(stateOf("1. Referat de necesitate", await readText(clerk, page))).toBe("Urmează");
    expect((await send(clerk, step, { reason: " " })).status).toBe(400);
    expect((await send(clerk, step, { reason: "Este un serviciu." })).headers.get("location")).toBe(page);
    const skipped = await readText(clerk, page);
    expect(skipped).toContain(`Omis de ${uat.name}`);
    expect(skipped).toContain("Este un serviciu.");
    await clerk.post(at(id, "papers/steps/entry/return"));
    await clerk.post(at(id, "papers/steps/entry/return"));
    expect(await skipsOf(id)).toEqual([]);
    const { rows } = await db().execute<{ what: string }>(
      `select what from journal where subject_id = '${id}' and what like 'paper.%' order by at, id`,
    );
    expect(rows.map(({ what }) => what)).toEqual(["paper.skipped", "paper.unskipped"]);
    expect((await clerk.get(at(id, "papers/steps/altceva"))).status).toBe(404);
  });

  it("say what exists and what comes next", async () => {
    const { id } = await STATES.open(people);
    await made(id);
    const text = await readText(clerk, at(id, "papers"));
    expect(stateOf("1. Referat de necesitate", text)).toBe("Făcut");
    expect(stateOf("2. Linia din programul anual al achizițiilor (PAAP)", text)).toBe("Urmează");
    expect(stateOf("3. Nota valorii estimate", text)).toBe("Lipsește");
    expect(text).toContain("Nicio ofertă acceptată, deocamdată.");
  });

  it("are said not to be for a value that is not under the threshold, which has its act and its date", async () => {
    const { id } = await STATES.open(people);
    const page = at(id, "papers");
    const text = await readText(clerk, page);
    for (const words of [
      /Produse și servicii\s*sub 270\.120 lei/,
      /Lucrări\s*sub 900\.400 lei/,
      "Legea 98/2016, art. 7 alin. (5), modificat prin Legea 208/2022, în vigoare din 10 septembrie 2022",
      "Fără TVA. Verificate la 20 noiembrie 2026.",
    ])
      expect(text).toMatch(words);
    for (const [most, words] of [
      [27_011_999, "Pragurile achiziției directe"],
      [27_012_000, "Valoarea de 270.120 lei nu este sub pragul pentru produse și servicii"],
      [90_040_000, "Valoarea de 900.400 lei nu este sub niciun prag al achiziției directe"],
    ] as const) {
      await db().update(requests).set({ budgetMin: null, budgetMax: most, currency: "RON" }).where(eq(requests.id, id));
      expect(await readText(clerk, page)).toContain(words);
    }
  });
});

describe("a registration number", () => {
  it("is one paper's of an authority in a year", async () => {
    const { id } = await STATES.open(people);
    const first = await made(id);
    const second = await made(id);
    const note = (paper: string, number: string, on: string, who = clerk) =>
      send(who, at(id, `papers/${paper}/registration`), { number, on });
    expect((await note(first, "117/A", "2026-09-07")).status).toBe(303);
    const taken = await note(second, "117/A", "2026-09-02");
    expect([taken.status, await taken.text()]).toEqual([400, expect.stringContaining("Alt document al instituției")]);
    expect((await note(second, "117/A", "2025-09-02")).status).toBe(303);
    expect((await note(first, "118/A", "2026-09-07")).status).toBe(303);
    expect((await note(second, "1", "2027-09-02")).status).toBe(400);
    const text = await readText(clerk, at(id, "papers"));
    for (const number of ["nr. 118/A din 7 septembrie 2026", "nr. 117/A din 2 septembrie 2025"])
      expect(text).toContain(number);
    await send(clerk, "/uat/letterhead", { prefix: "FA/" });
    for (const [written, on] of [
      ["77", "2026-09-07"],
      ["FA/78", "2026-09-06"],
    ] as const) {
      expect((await note(first, written, on)).status).toBe(303);
      expect(await readText(clerk, at(id, "papers"))).toContain(`nr. FA/${written.replace("FA/", "")} din`);
    }
    const stranger = await signedIn(await authority());
    expect((await stranger.get(at(id, `papers/${first}/registration`))).status).toBe(404);
  });
});

describe("a proof", () => {
  it("is a file of the authority alone, which goes when it is removed", async () => {
    const { id } = await STATES.open(people);
    const page = at(id, "papers/proofs");
    const empty = await send(clerk, page, {});
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining("Alegeți dovada")]);
    const file = new File([pdf() as BlobPart], "anunt.pdf");
    const before = (await usageOf(uat.organisation.id)).files;
    const sent = await clerk.post(page, await filed("files", file, { formKey: await keyIn(clerk, page) }));
    expect(sent.headers.get("location")).toBe(page);
    const [proof] = await proofsOf(id);
    expect((await usageOf(uat.organisation.id)).files).toBe(before + 1);
    expect((await clerk.get(`${page}/${proof?.fileId}`)).status).toBe(200);
    expect((await (await signedIn(await authority())).get(`${page}/${proof?.fileId}`)).status).toBe(404);
    expect(await readText(clerk, at(id, "papers"))).toContain("1 dovadă păstrată.");
    await clerk.post(`${page}/${proof?.fileId}/removal`);
    expect(await proofsOf(id)).toEqual([]);
    expect((await clerk.get(`${page}/${proof?.fileId}`)).status).toBe(404);
  });
});

describe("a logo", () => {
  it("stands on the papers made after it was saved, and its file goes when it is taken away", async () => {
    const page = "/uat/letterhead";
    const bytes = await (await photo({ width: 500, height: 300 })).jpeg().toBuffer();
    const file = new File([bytes as BlobPart], "stema.jpg");
    const saved = await clerk.post(page, await filed("logo", file, { formKey: await keyIn(clerk, page) }));
    expect(saved.headers.get("location")).toBe(page);
    const imageId = (await letterheadOf(uat.organisation.id))?.imageId ?? "";
    expect(await logoOf(imageId)).toMatchObject({ width: 400, height: 240 });
    const { id } = await STATES.open(people);
    const docx = await clerk.get(at(id, `papers/${await made(id)}/docx`));
    expect(Buffer.from(await docx.arrayBuffer()).includes("word/media/")).toBe(true);
    expect((await clerk.post(page, { formKey: await keyIn(clerk, page) })).headers.get("location")).toBe(page);
    expect(await letterheadOf(uat.organisation.id)).toMatchObject({ imageId: null });
    expect(await logoOf(imageId)).toBeNull();
  });
});
