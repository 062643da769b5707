import { beforeEach, describe, expect, it } from "vitest";
import type { Actor, Member } from "~/modules/accounts/rules/actor";
import { attachmentById } from "~/modules/media/store/attachment.server";
import { authority, cast, STATES } from "~/modules/requests/stories.test-data";
import { db } from "~/platform/database/connection.server";
import { files } from "~/platform/files/files.server";
import { newFormKey } from "~/platform/form/once.server";
import { docxWords } from "../../../tests/support/docx";
import { person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { readText, signedIn, type Visitor } from "../../../tests/support/request-visitors";
import { composePaper } from "./rules/compose";
import { EXAMPLE } from "./rules/example";
import { printedModel } from "./rules/model-text";
import { FIRST_ON, isDraft, isInUse } from "./rules/model-version";
import { FIRST_VERSION, MODELS } from "./rules/models";
import type { PaperKind } from "./rules/paper-kind";
import { adminModelPath, modelDraftPath, modelPath } from "./rules/paths";
import { copyOf, modelFor, versionsOf } from "./store/models.server";
import { paperOf, papersOf } from "./store/papers.server";
import { paperModelCopies, paperModelVersions } from "./tables.server";
import {
  discardDraft,
  draftVersion,
  publishDraft,
  saveCopy,
  saveDraft,
  verifyVersion,
  withdrawVersion,
} from "./verbs/models.server";
import { writePaperOf } from "./verbs/papers.server";

ownPlatform();

const KIND = "need";
const NEXT = FIRST_VERSION + 1;
const NEED = { kind: KIND, responseId: null } as const;
const SENTENCE = "Compartimentul a consultat piața.";
const written = (line = SENTENCE) => ({
  ...printedModel(MODELS.need),
  text: `${line}\n${printedModel(MODELS.need).text}`,
});
const draftOf = (line = SENTENCE, note = "Se spune că piața a fost consultată") => ({ ...written(line), note });

let admin: Actor;
let uat: Member;
let requestId: string;

beforeEach(async () => {
  await db().delete(paperModelCopies);
  await db().delete(paperModelVersions);
  const people = await cast();
  uat = people.uat as Member;
  requestId = (await STATES.open(people)).id;
  admin = (await person("ADMIN")).actor;
});

const draft = async () => (await versionsOf(KIND)).find(isDraft) ?? null;
const current = async () => (await versionsOf(KIND)).find(isInUse)!;

async function publish(line = SENTENCE, note?: string): Promise<number> {
  await saveDraft(admin, KIND, draftOf(line, note), null);
  return publishDraft(admin, KIND, draftVersion(await draft()));
}

/** Its name of the model, and its words. */
async function newestPaper() {
  const [paper] = await papersOf(requestId);
  const { docxId } = await paperOf(requestId, paper!.id);
  const { storageKey } = (await attachmentById(docxId))!;
  return { model: paper!.model, words: await docxWords(Buffer.from(await files().getBytes(storageKey))) };
}

async function made() {
  const add = await writePaperOf(uat, requestId, NEED);
  await add();
  return newestPaper();
}

const post = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.post(path, { formKey: newFormKey(), ...fields });

describe("the platform's models", () => {
  it("begin with the texts in code, and a paper names the version that made it", async () => {
    expect((await made()).model).toBe(`Modelul platformei, versiunea ${FIRST_VERSION}, din 28 noiembrie 2026`);
    expect(await current()).toMatchObject({
      number: FIRST_VERSION,
      publishedOn: FIRST_ON,
      ...printedModel(MODELS.need),
    });

    await saveDraft(admin, KIND, draftOf(), null);
    expect((await made()).words).not.toContain(SENTENCE);
    expect(await publishDraft(admin, KIND, draftVersion(await draft()))).toBe(NEXT);
    const { model, words } = await made();
    expect(model).toMatch(/^Modelul platformei, versiunea 3, din \d+ septembrie 2026$/);
    expect(words).toContain(SENTENCE);
  });

  it("are written by one draft, in which a second administrator sees both texts", async () => {
    const one = await signedIn(admin);
    const two = await signedIn((await person("ADMIN")).actor);
    const seen = draftVersion(null);
    expect((await post(one, modelDraftPath(KIND), { ...draftOf("Textul întâiului."), version: seen })).status).toBe(
      303,
    );
    const second = { ...draftOf("Textul celui de al doilea."), version: seen };
    const refused = await post(two, modelDraftPath(KIND), second);
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain("Textul întâiului.");
    expect(page).toContain("Textul celui de al doilea.");
    expect((await draft())?.text).toContain("Textul întâiului.");
  });

  it("refuse a fact that does not exist, with the line and the nearest name", async () => {
    const visitor = await signedIn(admin);
    const answer = await post(visitor, modelDraftPath(KIND), draftOf("Pentru {obiectul}."));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Rândul 1: nu există faptul {obiectul}. Cel mai apropiat este {obiect}");
    const subtitle = await post(visitor, modelDraftPath(KIND), { ...draftOf(), subtitle: "pentru {obict}" });
    expect(await subtitle.text()).toContain("Nu există faptul {obict}. Cel mai apropiat este {obiect}");
    expect(await draft()).toBeNull();
  });

  it("are published only as they were seen, and only when they changed", async () => {
    await saveDraft(admin, KIND, draftOf("Întâi."), null);
    const seen = draftVersion(await draft());
    await saveDraft(admin, KIND, draftOf("Apoi."), null);
    await expect(publishDraft(admin, KIND, seen)).rejects.toMatchObject({ status: 409 });
    await saveDraft(admin, KIND, { ...printedModel(MODELS.need), note: "Nimic" }, null);
    await expect(publishDraft(admin, KIND, draftVersion(await draft()))).rejects.toMatchObject({ status: 409 });
    await discardDraft(admin, KIND);
    await expect(publishDraft(admin, KIND, null)).rejects.toMatchObject({ status: 409 });
    expect((await current()).number).toBe(FIRST_VERSION);
  });

  it("are withdrawn with a reason; the version before is current again, and the first one stays", async () => {
    await publish();
    await withdrawVersion(admin, KIND, NEXT, "Temeiul era greșit.");
    expect((await made()).model).toContain(`versiunea ${FIRST_VERSION},`);
    await expect(withdrawVersion(admin, KIND, NEXT, "Încă o dată.")).rejects.toMatchObject({ status: 409 });
    await expect(withdrawVersion(admin, KIND, FIRST_VERSION, "Și ea.")).rejects.toMatchObject({ status: 409 });
    expect(await publish("Alt text.")).toBe(NEXT + 1);
    const page = await readText(await signedIn(admin), adminModelPath(KIND, NEXT));
    expect(page).toContain("Temeiul era greșit.");
  });

  it("stay whole in a paper that is being made when its version is withdrawn", async () => {
    await publish();
    const add = await writePaperOf(uat, requestId, NEED);
    await withdrawVersion(admin, KIND, NEXT, "Temeiul era greșit.");
    await add();
    const { model, words } = await newestPaper();
    expect(model).toContain(`versiunea ${NEXT},`);
    expect(words).toContain(SENTENCE);
  });

  it("are verified by their own step alone, each version for itself", async () => {
    const checked = { jurist: "Maria Dobre", verifiedOn: FIRST_ON };
    await verifyVersion(admin, KIND, FIRST_VERSION, checked);
    expect((await current()).verified).toEqual({ jurist: "Maria Dobre", on: FIRST_ON });
    await publish();
    expect((await current()).verified).toBeNull();
    await expect(verifyVersion(admin, KIND, FIRST_VERSION + 2, checked)).rejects.toMatchObject({ status: 404 });
    await withdrawVersion(admin, KIND, NEXT, "Temeiul era greșit.");
    await expect(verifyVersion(admin, KIND, NEXT, checked)).rejects.toMatchObject({ status: 409 });
    expect((await modelFor(uat.organisation.id, KIND)).verified).toBe("28 noiembrie 2026, de Maria Dobre");
  });
});

it("a letter to a firm does not name the jurist who has checked its model", async () => {
  const checked = { jurist: "Maria Dobre", verifiedOn: FIRST_ON };
  for (const kind of ["accepted", "need"] as const) await verifyVersion(admin, kind, FIRST_VERSION, checked);
  const words = async (kind: PaperKind) =>
    JSON.stringify(composePaper({ ...(await modelFor(uat.organisation.id, kind)), cover: false }, EXAMPLE));
  expect(await words("accepted")).not.toContain("Maria Dobre");
  expect(await words("need")).toContain("verificat la 28 noiembrie 2026, de Maria Dobre");
  expect(await (await (await signedIn(uat)).get(modelPath("accepted"))).text()).toContain("de Maria Dobre");
});

describe("an authority's own text of a model", () => {
  const own = (line: string, isUpToDate = false) => saveCopy(uat, KIND, { ...written(line), isUpToDate }, null);

  it("makes its papers, names the version that it follows, and gives way to the platform's again", async () => {
    await own("Textul primăriei.");
    const { model, words } = await made();
    expect(model).toMatch(/^Modelul autorității, din \d+ septembrie 2026, după versiunea 2$/);
    expect(words).toContain("Textul primăriei.");
    const other = await authority();
    expect((await modelFor((other as Member).organisation.id, KIND)).copy).toBeNull();

    const clerk = await signedIn(uat);
    expect((await clerk.post(modelPath(KIND, "removal"))).status).toBe(303);
    expect((await made()).model).toContain("Modelul platformei");
    expect((await clerk.post(modelPath(KIND, "removal"))).status).toBe(409);
  });

  it("is saved over by a colleague only after both texts were seen", async () => {
    const clerk = await signedIn(uat);
    const page = await (await clerk.get(modelPath(KIND, "copy"))).text();
    const [, version = ""] = /name="version" value="([^"]+)"/.exec(page) ?? [];
    await own("Textul colegului.");
    const refused = await post(clerk, modelPath(KIND, "copy"), { ...written("Textul meu."), version });
    expect(refused.status).toBe(409);
    const both = await refused.text();
    expect(both).toContain("Textul colegului.");
    expect(both).toContain("Textul meu.");
    expect((await copyOf(uat.organisation.id, KIND))?.text).toContain("Textul colegului.");
  });

  it("is behind when the platform's changes, until its author has taken that into account", async () => {
    await own("Textul primăriei.");
    await publish(SENTENCE, "Se spune că piața a fost consultată");
    const clerk = await signedIn(uat);
    const page = await readText(clerk, modelPath(KIND));
    expect(page).toContain("Modelul s-a schimbat. Textul instituției este scris după versiunea 2.");
    expect(page).toContain("Ce este nou: se spune că piața a fost consultată");
    expect(page).toContain(SENTENCE);
    expect(await readText(clerk, "/uat/paper-models")).toContain("Modelul s-a schimbat");

    await own("Textul primăriei.", true);
    expect(await modelFor(uat.organisation.id, KIND)).toMatchObject({ isBehind: false, copy: { basedOn: NEXT } });
    expect(await readText(clerk, modelPath(KIND))).not.toContain("Modelul s-a schimbat.");
    await withdrawVersion(admin, KIND, NEXT, "Temeiul era greșit.");
    expect(await readText(clerk, modelPath(KIND))).toContain("a fost retrasă: temeiul era greșit.");
  });

  it("is seen filled with a request of its own, never with another's", async () => {
    const clerk = await signedIn(uat);
    expect(await readText(clerk, `${modelPath(KIND)}?solicitare=${requestId}`)).toContain("Portal de taxe");
    expect(await readText(clerk, modelPath(KIND))).toContain("Comuna Exemplu");
    const stranger = await signedIn(await authority());
    expect((await stranger.get(`${modelPath(KIND)}?solicitare=${requestId}`)).status).toBe(404);
  });
});
