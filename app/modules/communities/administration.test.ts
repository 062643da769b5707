import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { images } from "~/modules/media/tables.server";
import { attachImages, storeImage } from "~/modules/media/verbs/image.server";
import { deleteRemoved } from "~/modules/media/verbs/sweep.server";
import { setClock, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { files } from "~/platform/files/files.server";
import { newFormKey } from "~/platform/form/once.server";
import { settings } from "~/platform/settings.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import type { NewCommunity } from "./store/edits.server";
import { communityCounts } from "./store/listing.server";
import { communityForSearch } from "./store/search.server";
import { communities, communityAttractions } from "./tables.server";
import { communityBin, restoreCommunity } from "./verbs/administration.server";
import { createCommunity } from "./verbs/creation.server";

ownPlatform();
const START = new Date("2026-11-21T09:00:00Z");
const day = (number: number) => new Date(START.getTime() + number * 86_400_000);
const LIST = "/admin/communities";

let admin: Person;
let other: Person;
let uat: Person;

beforeAll(async () => {
  setClock(START);
  admin = await person("ADMIN");
  other = await person("ADMIN");
  uat = await member("UAT");
});

const make = (name: string, given: Partial<NewCommunity> = {}): Promise<string> =>
  createCommunity({ name, county: "SJ", createdAt: START, ...given }, null);

/** A real picture, bytes and all, that a community shows. */
async function picture(alt: string): Promise<string> {
  const by = { userId: admin.actor.userId, organisationId: null };
  const bytes = await (await photo({ width: 400, height: 300 })).jpeg().toBuffer();
  const stored = await storeImage({ file: new Blob([bytes as BlobPart]), alt, by });
  if (!stored.ok) throw new Error(stored.sentence);
  await attachImages([stored.image.id], { by, at: START });
  return stored.image.id;
}

async function bytesOf(id: string): Promise<string[]> {
  const [row] = await db().select().from(images).where(eq(images.id, id));
  const folder = row?.storageKey ?? "";
  return [...(await files().listAll(folder)).objects].flatMap((object) => (object.isFile ? [object.key] : []));
}

const row = async (id: string) => (await db().select().from(communities).where(eq(communities.id, id)))[0];
const flashOf = (answer: Response): string => {
  const value = /psp_flash=([^;.]*)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
  return Buffer.from(value, "base64url").toString("utf8");
};

describe("the communities as an ADMIN sees them", () => {
  let own = "";

  beforeAll(async () => {
    own = await make("Comuna Proprie", { organisationId: uat.actor.organisation?.id ?? "", county: "CJ" });
    await make("Comuna Fără Stăpân");
    await make("Comuna Ascunsă", { organisationId: (await member("UAT", "pending")).actor.organisation?.id ?? "" });
  });

  it("are nobody else's to see", async () => {
    for (const path of [LIST, `${LIST}/new`, `${LIST}/${own}`, `${LIST}/${own}/deletion`]) {
      expect((await stranger.get(path)).headers.get("location"), path).toContain("/admin-login");
      expect((await uat.get(path)).headers.get("location"), path).toBe("/uat/dashboard");
    }
    for (const noun of ["deletion", "restoration", "purge"])
      expect((await uat.post(`${LIST}/${own}/${noun}`)).status, noun).toBe(403);
    expect((await uat.post(`${LIST}/test`)).status).toBe(403);
    expect((await uat.post(`${LIST}/test/removal`)).status).toBe(403);
    expect((await row(own))?.deletedAt).toBeNull();
  });

  it("are all there, with whose they are and whether anyone sees them", async () => {
    const page = await textOf(await admin.get(LIST));
    for (const words of ["Comuna Proprie", "Comuna Fără Stăpân", "Comuna Ascunsă", "Neadministrată", "Nepublică"])
      expect(page).toContain(words);
  });

  it("are found by name, county and what they are", async () => {
    const found = async (query: string) => textOf(await admin.get(`${LIST}?${query}`));
    expect(await found("cauta=stapan")).toContain("Comuna Fără Stăpân");
    expect(await found("cauta=stapan")).not.toContain("Comuna Proprie");
    expect(await found("judet=CJ")).toContain("Comuna Proprie");
    expect(await found("judet=CJ")).not.toContain("Comuna Fără Stăpân");
    expect(await found("fel=neadministrate")).not.toContain("Comuna Proprie");
    expect(await found("cauta=%25")).toContain("Nicio comunitate nu corespunde căutării");
    expect(await found("fel=test")).toContain("Nicio comunitate nu corespunde căutării");
  });

  it("are missing under an address that cannot be one", async () => {
    for (const id of ["x", "01890000-0000-7000-8000-00000000ffff"])
      expect((await admin.get(`${LIST}/${id}/deletion`)).status).toBe(404);
  });
});

describe("adding one", () => {
  it("asks for a name and a county, and keeps what was typed", async () => {
    const answer = await admin.post(`${LIST}/new`, { formKey: newFormKey(), description: "Trei sate." });
    expect(answer.status).toBe(400);
    const page = await textOf(answer);
    for (const words of ["Toate câmpurile sunt obligatorii", "Introduceți denumirea comunității", "Trei sate."])
      expect(page).toContain(words);
  });

  it("makes it once, without an owner, for everybody to see", async () => {
    const formKey = hiddenField(await (await admin.get(`${LIST}/new`)).text(), "formKey");
    const form = { formKey, name: "Comuna Adăugată", county: "AB", kind: "commune", description: "Trei sate." };
    const answer = await admin.post(`${LIST}/new`, form);
    expect(answer.status).toBe(303);
    expect(flashOf(answer)).toContain("Comunitatea a fost creată!");
    const led = answer.headers.get("location") ?? "";
    expect((await admin.post(`${LIST}/new`, form)).headers.get("location")).toBe(led);
    const id = led.slice(LIST.length + 1);
    expect(await row(id)).toMatchObject({ organisationId: null, isTest: false, description: "Trei sate." });
    expect(await textOf(await stranger.get("/comunitati"))).toContain("Comuna Adăugată");
    expect((await admin.get(led)).status).toBe(200);
  });
});

describe("deleting one", () => {
  it("asks first where there is no script", async () => {
    const id = await make("Comuna Întrebată");
    expect(await textOf(await admin.get(`${LIST}/${id}/deletion`))).toContain("Ștergeți comunitatea?");
    expect((await row(id))?.deletedAt).toBeNull();
  });

  it("puts it into the bin, says so, and can be taken back at once, exactly as it was", async () => {
    const id = await make("Comuna Aruncată", { organisationId: (await member("UAT")).actor.organisation?.id ?? "" });
    const before = await row(id);
    const answer = await admin.post(`${LIST}/${id}/deletion`, { inapoi: "judet=SJ&pagina=x" });
    expect(answer.headers.get("location")).toBe(`${LIST}?judet=SJ`);
    expect(flashOf(answer)).toContain("Comunitatea a fost ștearsă!");
    expect(flashOf(answer)).toContain(`${LIST}/${id}/restoration`);
    expect((await stranger.get(`/comunitati/${id}`)).status).toBe(404);
    expect(await row(id)).toMatchObject({ deletedAt: START, deletedBy: admin.actor.userId });
    expect(await textOf(await admin.get("/admin/bin"))).toContain("Comuna Aruncată");
    expect((await other.post(`${LIST}/${id}/restoration`)).status).toBe(303);
    expect(await row(id)).toEqual(before);
    expect((await stranger.get(`/comunitati/${id}`)).status).toBe(200);
  });

  it("leads back to the list as it stood, and from a page that is no more to the last one", async () => {
    const search = "cauta=comuna&pagina=2";
    const answer = await admin.post(`${LIST}/${await make("Comuna Luată")}/deletion`, { inapoi: search });
    expect(answer.headers.get("location")).toBe(`${LIST}?${search}`);
    expect((await admin.get(`${LIST}?${search}`)).headers.get("location")).toBe(`${LIST}?cauta=comuna`);
  });

  it("without script too: the question knows the list, and so does whoever does not go on", async () => {
    const id = await make("Comuna Păstrată");
    const list = await (await admin.get(`${LIST}?cauta=pastrata&judet=SJ`)).text();
    const href = `${LIST}/${id}/deletion?inapoi=${encodeURIComponent("cauta=pastrata&judet=SJ")}`;
    expect(list).toContain(`href="${href}"`);
    const html = await (await admin.get(href)).text();
    expect(html.match(/href="[^"]*cauta=pastrata&amp;judet=SJ"/g)).toHaveLength(2);
    expect(hiddenField(html, "inapoi")).toBe("cauta=pastrata&judet=SJ");
  });

  it("tells its people, and once it is back says that too", async () => {
    const owner = await member("UAT");
    const id = await make("Comuna Anunțată", { organisationId: owner.actor.organisation?.id ?? "" });
    await admin.post(`${LIST}/${id}/deletion`);
    const last = await deliverJournal();
    expect(await textOf(await owner.get("/uat/notificari"))).toContain("a fost ștearsă de un administrator");
    await admin.post(`${LIST}/${id}/restoration`);
    await deliverJournal(last);
    expect(await textOf(await owner.get("/uat/notificari"))).toContain("a fost restaurată");
  });

  it("happens once when two do it at once, and so does putting it back", async () => {
    const id = await make("Comuna Dorită");
    for (const noun of ["deletion", "restoration"]) {
      const answers = await Promise.all([admin, other].map((one) => one.post(`${LIST}/${id}/${noun}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    }
    expect((await row(id))?.deletedAt).toBeNull();
  });

  it("cannot be taken back over a newer page of the same authority", async () => {
    const organisationId = (await member("UAT")).actor.organisation?.id ?? "";
    const id = await make("Pagina veche", { organisationId });
    await admin.post(`${LIST}/${id}/deletion`);
    await make("Pagina nouă", { organisationId });
    const answer = await admin.post(`${LIST}/${id}/restoration`);
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("Pagina nouă");
    expect((await row(id))?.deletedAt).not.toBeNull();
  });
});

describe("the bin of communities", () => {
  it("is emptied after thirty days, with the pictures and their bytes", async () => {
    const cover = await picture("Coperta");
    const sight = await picture("Izvorul");
    const shot = await picture("Hora");
    const id = await make("Comuna Uitată", {
      featuredImageId: cover,
      attractions: [{ name: "Izvorul", type: "natural", imageIds: [sight] }],
      galleryIds: [shot],
    });
    const bytes = (await Promise.all([cover, sight, shot].map(bytesOf))).flat();
    expect(bytes.length).toBeGreaterThan(2);
    await admin.post(`${LIST}/${id}/deletion`);
    setClock(day(29));
    await communityBin.sweep();
    expect(await row(id)).toBeDefined();
    setClock(day(30));
    await expect(restoreCommunity(admin.actor, id)).rejects.toMatchObject({ status: 409 });
    await communityBin.sweep();
    expect(await row(id)).toBeUndefined();
    expect(await db().select().from(communityAttractions).where(eq(communityAttractions.communityId, id))).toEqual([]);
    for (const image of [cover, sight, shot])
      expect(await db().select().from(images).where(eq(images.id, image))).toEqual([]);
    setClock(day(30 + settings().removedFilesDays + 1));
    await deleteRemoved();
    for (const key of bytes) expect(await files().exists(key), key).toBe(false);
    setClock(START);
  });

  it("gives one up at once when asked, and only what lies in it", async () => {
    const id = await make("Comuna Golită");
    expect((await admin.post(`${LIST}/${id}/purge`)).status).toBe(409);
    await admin.post(`${LIST}/${id}/deletion`);
    expect(await textOf(await admin.get(`${LIST}/${id}/purge`))).toContain("Nu se mai poate restaura");
    expect((await admin.post(`${LIST}/${id}/purge`)).status).toBe(303);
    expect(await row(id)).toBeUndefined();
  });
});

describe("communities to try things out with", () => {
  it("come by five, marked, and are in no figure, on no first page and in no search", async () => {
    const counts = await communityCounts();
    const formKey = hiddenField(await (await admin.get(LIST)).text(), "formKey");
    const answer = await admin.post(`${LIST}/test`, { formKey });
    expect(flashOf(answer)).toContain("Au fost create 5 comunități de test!");
    await admin.post(`${LIST}/test`, { formKey });
    const tests = await db().select().from(communities).where(eq(communities.isTest, true));
    expect(tests).toHaveLength(5);
    expect(await communityCounts()).toEqual(counts);
    expect(await communityForSearch(tests[0]?.id ?? "")).toBeNull();
    expect(await textOf(await stranger.get("/comunitati"))).toContain("Date de test");
    for (const path of ["/", "/comunitati.atom", "/sitemap.xml"])
      expect(await (await stranger.get(path)).text(), path).not.toContain(tests[0]?.id);
  });

  it("go at once, those in the bin too, with their pictures", async () => {
    const shot = await picture("Probă");
    const id = await make("Comuna de probă", { isTest: true, galleryIds: [shot] });
    const [thrown] = await db().select().from(communities).where(eq(communities.name, "Comuna de Test Gol"));
    await admin.post(`${LIST}/${thrown?.id}/deletion`);
    const bytes = await bytesOf(shot);
    for (const page of [LIST, `${LIST}/test/removal`])
      expect(await textOf(await admin.get(page)), page).toContain("6 comunități de test se șterg");
    const answers = await Promise.all([admin, other].map((one) => one.post(`${LIST}/test/removal`)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await db().select().from(communities).where(eq(communities.isTest, true))).toEqual([]);
    expect(await row(id)).toBeUndefined();
    await withClock(day(settings().removedFilesDays + 1), deleteRemoved);
    for (const key of bytes) expect(await files().exists(key), key).toBe(false);
    expect(await row((await db().select().from(communities).limit(1))[0]?.id ?? "")).toBeDefined();
  });
});
