import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { images } from "~/modules/media/tables.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import {
  attraction,
  DESK,
  idOf,
  own,
  picture,
  project,
  SAVED,
  saidAfter,
  save,
  sent,
  withCommunity,
} from "./desk.test-data";
import { communityFactsOf } from "./store/profile.server";
import { communityAttractions, communityGallery, communityProjects } from "./tables.server";

ownPlatform();

beforeAll(() => setClock(new Date("2026-11-21T09:00:00Z")));

describe("attractions", () => {
  let uat: Person;
  beforeAll(async () => {
    uat = await withCommunity(await member("UAT"));
  });

  it("are added with pictures, in the order of adding", async () => {
    const first = await save(uat, `${DESK}/attractions/new`, {
      ...attraction,
      images: [await picture(), await picture()],
      "images.alt": "Izvorul printre pietre",
    });
    expect(await saidAfter(uat, first)).toContain("Atracția „Izvorul” a fost adăugată.");
    await save(uat, `${DESK}/attractions/new`, { ...attraction, name: "Biserica", type: "religious" });
    const { attractions, id } = await own(uat);
    expect(attractions.map(({ name }) => name)).toEqual(["Izvorul", "Biserica"]);
    expect(await communityFactsOf(idOf(uat))).toMatchObject({ attractions: 2, projects: 0, gallery: 0 });
    expect(attractions[0]?.pictures.map(({ alt }) => alt)).toEqual([
      "Izvorul printre pietre",
      "Izvorul printre pietre",
    ]);
    expect(await (await stranger.get(`/comunitati/${id}`)).text()).toContain('alt="Izvorul printre pietre"');
  });

  it("keep what was typed and sent when something is wrong", async () => {
    const answer = await save(uat, `${DESK}/attractions/new`, {
      name: "",
      type: "",
      description: "Veche",
      images: await picture(),
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Introduceți denumirea atracției");
    expect(html).toContain("Veche");
    expect(html).toMatch(/name="images\.kept\.0\.key"/);
    const wrong = await save(uat, `${DESK}/attractions/new`, { ...attraction, images: new File(["text"], "a.jpg") });
    expect(await wrong.clone().text()).toContain('<span lang="en">Failed to upload images</span>');
    expect(await textOf(wrong)).toContain("Conținutul fișierului nu este JPEG, PNG, WebP sau GIF.");
    expect((await own(uat)).attractions).toHaveLength(2);
  });

  it("move one place at a time", async () => {
    const names = async () => (await own(uat)).attractions.map(({ name }) => name);
    const { attractions } = await own(uat);
    const path = `${DESK}/attractions/${attractions[0]?.id}`;
    expect((await uat.get(`${path}/place`)).headers.get("location")).toBe(DESK);
    expect((await uat.post(`${path}/place`, { towards: "sideways" })).status).toBe(400);
    await uat.post(`${path}/place`, { towards: "start" });
    expect(await names()).toEqual(["Izvorul", "Biserica"]);
    const answer = await uat.post(`${path}/place`, { towards: "end" });
    expect(answer.headers.get("location")).toBe(`${DESK}#${attractions[0]?.id}`);
    expect(await names()).toEqual(["Biserica", "Izvorul"]);
  });

  it("two people at one: the second sees both texts and both lists of pictures", async () => {
    const { attractions } = await own(uat);
    const found = attractions.find(({ name }) => name === "Izvorul");
    const path = `${DESK}/attractions/${found?.id}`;
    const colleague = await person("UAT", idOf(uat), "colleague");
    const mine = await sent(uat, path, { ...attraction, description: "Al meu", images: await picture() });
    expect((await save(colleague, path, { ...attraction, description: "Al lor" })).status).toBe(303);
    expect((await own(uat)).attractions.find(({ id }) => id === found?.id)?.pictures).toEqual([]);
    const answer = await uat.post(path, mine);
    expect(answer.status).toBe(409);
    const text = await textOf(answer);
    for (const words of ["Al meu", "Al lor", "nicio imagine", "1 imagine", colleague.actor.name])
      expect(text).toContain(words);
    expect((await own(uat)).attractions.find(({ id }) => id === found?.id)?.description).toBe("Al lor");
  });

  it("written while a colleague takes it out, go on as a new one", async () => {
    const { attractions } = await own(uat);
    const id = attractions[0]?.id ?? "";
    const path = `${DESK}/attractions/${id}`;
    const mine = await sent(uat, path, { ...attraction, name: "Biserica de lemn" });
    const colleague = await person("UAT", idOf(uat), "colleague");
    const asked = await textOf(await colleague.get(`${path}/removal`));
    expect(asked).toContain("Scoateți atracția?");
    expect((await save(colleague, `${path}/removal`, {})).status).toBe(303);
    expect((await uat.get(path)).status).toBe(404);
    const answer = await uat.post(path, mine);
    expect(answer.headers.get("location")).toBe(`${DESK}/attractions/new?ciorna=da`);
    expect(await saidAfter(uat, answer)).toContain("Atracția a fost scoasă");
    expect(await (await uat.get(`${DESK}/attractions/new?ciorna=da`)).text()).toContain('value="Biserica de lemn"');
    expect(await db().$count(communityAttractions, eq(communityAttractions.id, id))).toBe(0);
  });
});

describe("projects", () => {
  let uat: Person;
  beforeAll(async () => {
    uat = await withCommunity(await member("UAT"));
  });

  it("begin planned, today and at 0%", async () => {
    const html = await (await uat.get(`${DESK}/projects/new`)).text();
    expect(html).toContain('<option value="planning" selected="">Planificare</option>');
    expect(html).toMatch(/name="startsOn"[^>]*value="2026-11-21"/);
    expect(html).toMatch(/name="progress"[^>]*value="0"/);
    for (const label of ["Planificare", "În Desfășurare", "În Revizie", "Finalizat", "Suspendat"])
      expect(html).toContain(`>${label}</option>`);
  });

  it("are added, changed and shown with status, progress and days", async () => {
    await save(uat, `${DESK}/projects/new`, { ...project, progress: "30 %" });
    const [added] = (await own(uat)).projects;
    expect(added).toMatchObject({ status: "in_progress", progress: 30 });
    const path = `${DESK}/projects/${added?.id}`;
    expect((await save(uat, path, { ...project, progress: "120" })).status).toBe(400);
    expect((await save(uat, path, { ...project, endsOn: "2026-01-01" })).status).toBe(400);
    const answer = await save(uat, path, { ...project, progress: "65", endsOn: "2026-12-31", status: "review" });
    expect(await saidAfter(uat, answer)).toContain(SAVED);
    const text = await textOf(await uat.get(DESK));
    for (const words of ["Grădiniță", "În Revizie", "65% realizat", "1 martie 2026 – 31 decembrie 2026"])
      expect(text, words).toContain(words);
  });

  it("that do not agree with themselves are saved, and the author is told, on the page too", async () => {
    const [one] = (await own(uat)).projects;
    const doubt = "Stadiul este „Finalizat”, dar progresul este de 20%.";
    const answer = await save(uat, `${DESK}/projects/${one?.id}`, { ...project, status: "completed", progress: "20" });
    expect(answer.status).toBe(303);
    const said = await saidAfter(uat, answer);
    for (const words of [SAVED, "De verificat:", doubt]) expect(said, words).toContain(words);
    expect((await own(uat)).projects).toMatchObject([{ status: "completed", progress: 20 }]);
    expect(await textOf(await uat.get(DESK))).toContain(doubt);
    const { id } = await own(uat);
    expect(await textOf(await stranger.get(`/comunitati/${id}`)), "for its authors only").not.toContain(doubt);
    await save(uat, `${DESK}/projects/${one?.id}`, { ...project, status: "completed", progress: "100" });
    expect(await textOf(await uat.get(DESK))).not.toContain("dar progresul");
  });

  it("two people at one: the second is told, in words", async () => {
    const [one] = (await own(uat)).projects;
    const path = `${DESK}/projects/${one?.id}`;
    const mine = await sent(uat, path, { ...project, status: "completed" });
    const colleague = await person("UAT", idOf(uat), "colleague");
    await save(colleague, path, { ...project, status: "on_hold" });
    const answer = await uat.post(path, mine);
    expect(answer.status).toBe(409);
    const text = await textOf(answer);
    for (const words of ["Stadiul", "Suspendat", "Finalizat"]) expect(text).toContain(words);
  });

  it("are taken out", async () => {
    const [one] = (await own(uat)).projects;
    expect((await save(uat, `${DESK}/projects/${one?.id}/removal`, {})).status).toBe(303);
    expect(await db().$count(communityProjects, eq(communityProjects.id, one?.id ?? ""))).toBe(0);
  });
});

describe("the gallery", () => {
  let uat: Person;
  beforeAll(async () => {
    uat = await withCommunity(await member("UAT"));
  });

  it("takes many pictures at once, and says so in both languages", async () => {
    const answer = await save(uat, `${DESK}/gallery`, {
      gallery: [await picture(), await picture()],
      "gallery.alt": "Hora",
    });
    const flash = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const html = await (await uat.get(DESK, { cookie: `${uat.cookie}; ${flash}` })).text();
    expect(html).toContain('<strong lang="en">Images uploaded successfully</strong>');
    expect(html).toContain("2 imagini au fost adăugate.");
    expect((await own(uat)).gallery).toHaveLength(2);
  });

  it("keeps order and words of its list, and what a colleague added meanwhile", async () => {
    const html = await (await uat.get(`${DESK}/gallery`)).text();
    const keys = [...html.matchAll(/name="gallery\.kept\.(\d)\.key" value="([^"]+)"/g)].map(([, , key]) => key ?? "");
    expect(keys).toHaveLength(2);
    const form = await sent(uat, `${DESK}/gallery`, {
      "gallery.kept.0.key": keys[1] ?? "",
      "gallery.kept.0.alt": "A doua",
      "gallery.kept.0.order": "1",
      "gallery.kept.1.key": keys[0] ?? "",
      "gallery.kept.1.alt": "Prima",
      "gallery.kept.1.order": "2",
    });
    const before = (await own(uat)).gallery.map(({ id }) => id);
    const colleague = await person("UAT", idOf(uat), "colleague");
    const theirs = await sent(colleague, `${DESK}/gallery`, {
      "gallery.kept.0.key": keys[0] ?? "",
      "gallery.kept.1.key": keys[1] ?? "",
      gallery: await picture(),
    });
    expect((await colleague.post(`${DESK}/gallery`, theirs)).status).toBe(303);
    const answer = await uat.post(`${DESK}/gallery`, form);
    expect(answer.status).toBe(409);
    const shown = await answer.text();
    expect(shown.match(/name="gallery\.kept\.\d\.key"/g)).toHaveLength(3);
    form.set("version", hiddenField(shown, "version"));
    const third = [...shown.matchAll(/name="gallery\.kept\.2\.key" value="([^"]+)"/g)][0]?.[1] ?? "";
    form.set("gallery.kept.2.key", third);
    form.set("gallery.kept.2.order", "3");
    expect((await uat.post(`${DESK}/gallery`, form)).status).toBe(303);
    const { gallery } = await own(uat);
    expect(gallery.map(({ id }) => id).slice(0, 2)).toEqual([before[1], before[0]]);
    expect(gallery.map(({ alt }) => alt).slice(0, 2)).toEqual(["A doua", "Prima"]);
    expect(gallery).toHaveLength(3);
  });

  it("lets go of one: from the page, from the tables, from the store", async () => {
    const { gallery, id } = await own(uat);
    const gone = gallery[0]?.id ?? "";
    const path = `/imagini/${gone}/${gallery[0]?.width}.jpg`;
    expect((await stranger.get(path)).status).toBe(200);
    const asked = await uat.get(`${DESK}/gallery/${gone}/removal`);
    expect(await textOf(asked)).toContain("Scoateți imaginea?");
    const answer = await save(uat, `${DESK}/gallery/${gone}/removal`, {});
    const flash = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const html = await (await uat.get(DESK, { cookie: `${uat.cookie}; ${flash}` })).text();
    expect(html).toContain('<strong lang="en">Image removed successfully</strong>');
    expect(await db().$count(images, eq(images.id, gone))).toBe(0);
    expect(await db().$count(communityGallery, eq(communityGallery.imageId, gone))).toBe(0);
    expect((await stranger.get(path)).status).toBe(404);
    expect(await (await stranger.get(`/comunitati/${id}`)).text()).not.toContain(gone);
    expect((await uat.get(`${DESK}/gallery/${gone}/removal`)).status).toBe(404);
  });
});
