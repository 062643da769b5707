import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { images } from "~/modules/media/tables.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { historyOf } from "~/platform/journal/journal.server";
import { hiddenField, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { photo } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";
import { at, type Fields, firm, ownId, rows, saveAs, versionFor } from "./profile.test-data";
import type { SECTION_CODES } from "./rules/sections";
import { servicesOf } from "./store/profile.server";
import { partners } from "./tables.server";

ownPlatform();
let owner: Person;
let id = "";
const stored = () => servicesOf(id);
const save = (section: (typeof SECTION_CODES)[number], fields: Fields, by = owner) => saveAs(by, section, fields);

beforeEach(async () => {
  setClock(at);
  owner = await firm();
  id = ownId(owner);
});

const versionOf = (section: (typeof SECTION_CODES)[number], by = owner) => versionFor(by, section);

describe("what is typed and not saved", () => {
  it("is kept, said and continued; saving ends it", async () => {
    const typed = { _pagina: "/firma/profile/services", ...rows([{ name: "Început, neterminat" }]) };
    expect((await owner.post("/ciorna", typed)).status).toBe(200);
    const told = await textOf(await owner.get("/firma/profile/services"));
    expect(told).toContain("Continuați textul păstrat");
    expect(told).toContain("Niciun serviciu, deocamdată");
    const resumed = await (await owner.get("/firma/profile/services?ciorna=da")).text();
    expect(resumed).toContain('value="Început, neterminat"');
    await save("services", rows([{ name: "Terminat" }]));
    expect(await textOf(await owner.get("/firma/profile/services"))).not.toContain("Continuați textul păstrat");
  });
});

describe("what waits to be continued", () => {
  const PAGE = "/firma/profile/services";
  const WAITS = "Continuați textul păstrat de la";
  const begun = { _pagina: PAGE, ...rows([{ name: "Început, neterminat" }]) };
  const wrong = rows([{ name: "", description: "Fără nume" }]);
  const longer = { ...rows([{ name: "Audit" }]), "rows.change": "add 1" };

  it.each<[string, number, Fields]>([
    ["refused", 400, wrong],
    ["with one row more", 200, longer],
  ])("waits on beside a form that comes back %s", async (_, status, fields) => {
    await owner.post("/ciorna", begun);
    const answer = await owner.post(PAGE, { ...fields, formKey: newFormKey() });
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(WAITS);
    expect(html).toContain(`action="${PAGE}"`);
    expect(await (await owner.get(`${PAGE}?ciorna=da`)).text()).toContain('value="Început, neterminat"');
  });

  it("waits no more once it is continued, also when it comes back refused", async () => {
    await owner.post("/ciorna", begun);
    const continued = await (await owner.get(`${PAGE}?ciorna=da`)).text();
    expect(continued).toContain(`action="${PAGE}?ciorna=da"`);
    const answer = await owner.post(`${PAGE}?ciorna=da`, { ...wrong, formKey: newFormKey() });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).not.toContain(WAITS);
    expect(html).not.toContain("Ați continuat textul păstrat");
    expect(html).toContain(`action="${PAGE}?ciorna=da"`);
  });

  it("says since when", async () => {
    await owner.post("/ciorna", begun);
    setClock(new Date(at.getTime() + 3 * 86_400_000));
    expect(await textOf(await owner.get(PAGE))).toMatch(/textul păstrat din \d+ \p{L}+ \d{4}, \d\d:\d\d/u);
  });
});

describe("two people at once", () => {
  it("the second is told what the first has saved, loses nothing, and may choose", async () => {
    const colleague = await person("FIRMA", id, "colleague");
    await save("services", rows([{ name: "Audit" }]));
    const [audit] = await stored();
    const seen = await versionOf("services");
    const theirs = { version: seen, ...rows([{ name: "Portal" }]) };
    expect((await save("services", theirs, colleague)).status).toBe(303);
    const mine = { version: seen, ...rows([{ id: audit?.id ?? "", name: "Audit energetic" }]) };
    const answer = await save("services", mine);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain(colleague.actor.name);
    expect(html).toContain("Portal");
    expect(html).toContain('value="Audit energetic"');
    expect((await stored()).map(({ name }) => name)).toEqual(["Portal"]);
    expect(html).not.toContain(`value="${audit?.id}"`);
    const again = { version: hiddenField(html, "version"), ...rows([{ name: "Audit energetic" }]) };
    expect((await save("services", again)).status).toBe(303);
    expect((await stored()).map(({ name }) => name)).toEqual(["Audit energetic"]);
  });

  it("a form that comes back with one row more still knows what it had shown", async () => {
    const colleague = await person("FIRMA", id, "colleague");
    const seen = await versionOf("services");
    expect((await save("services", { version: seen, ...rows([{ name: "Portal" }]) }, colleague)).status).toBe(303);
    const longer = { version: seen, ...rows([{ name: "Audit" }]), "rows.change": "add 1" };
    const html = await (await save("services", longer)).text();
    expect(hiddenField(html, "version")).toBe(seen);
    const mended = { version: hiddenField(html, "version"), ...rows([{ name: "Audit" }]) };
    expect((await save("services", mended)).status).toBe(409);
    expect((await stored()).map(({ name }) => name)).toEqual(["Portal"]);
  });

  it("who has made a mistake as well sees it beside both texts", async () => {
    const colleague = await person("FIRMA", id, "colleague");
    const seen = await versionOf("services");
    expect((await save("services", { version: seen, ...rows([{ name: "Portal" }]) }, colleague)).status).toBe(303);
    const answer = await save("services", { version: seen, ...rows([{ name: "", description: "Fără nume" }]) });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    for (const words of [`${colleague.actor.name} a salvat`, "Portal", "Fără nume", "Serviciul 1: ", "<title>Eroare"])
      expect(html, words).toContain(words);
    const mended = { version: hiddenField(html, "version"), ...rows([{ name: "Audit" }]) };
    expect((await save("services", mended)).status).toBe(303);
    expect((await stored()).map(({ name }) => name)).toEqual(["Audit"]);
  });

  it("who continues what was typed before is told of what was saved since", async () => {
    const seen = await versionOf("company");
    await owner.post("/ciorna", { _pagina: "/firma/profile/company", version: seen, description: "Început" });
    await save("company", { version: seen, description: "A colegului." }, await person("FIRMA", id, "colleague"));
    const continued = await versionFor(owner, "company", "?ciorna=da");
    expect(continued).toBe(seen);
    const refused = await save("company", { version: continued, description: "" });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain("A colegului.");
    expect(hiddenField(html, "version")).not.toBe(seen);
  });

  it("one's own other window is not named as somebody else", async () => {
    const seen = await versionOf("company");
    await save("company", { version: seen, description: "Dintr-o filă." });
    const answer = await save("company", { version: seen, description: "Din cealaltă." });
    expect(answer.status).toBe(409);
    const text = await textOf(answer);
    expect(text).toContain("Altcineva, sau dumneavoastră în altă filă, a salvat");
    expect(text).not.toContain(`${owner.actor.name} a salvat`);
  });

  it("who writes another part is in nobody's way", async () => {
    const seen = await versionOf("company");
    await save("team", rows([{ name: "Ana Pop", position: "inginer" }]));
    expect((await save("company", { version: seen, description: "Ce facem." })).status).toBe(303);
  });

  it("what happened is written down, once for each form", async () => {
    const formKey = newFormKey();
    await save("services", { formKey, ...rows([{ name: "Audit" }]) });
    await save("services", { formKey, ...rows([{ name: "Audit" }]) });
    expect(await stored()).toHaveLength(1);
    expect((await historyOf(id)).map(({ what, to, userId }) => [what, to, userId])).toEqual([
      ["partner.edited", "services", owner.actor.userId],
    ]);
    await save("team", rows([{ name: "Ana Pop", position: "inginer" }]));
    const history = await textOf(await (await person("ADMIN")).get(`/admin/organisations/${id}`));
    expect(history.match(/Profilul public modificat/g)).toHaveLength(1);
    expect(history).toContain("Echipa");
  });
});

describe("the logo", () => {
  const picture = async () => {
    const bytes = await (await photo({ width: 300, height: 300 })).jpeg().toBuffer();
    return new File([new Uint8Array(bytes)], "sigla.jpg", { type: "image/jpeg" });
  };
  const logo = async () => (await db().select().from(partners).where(eq(partners.id, id)))[0]?.logoImageId ?? null;
  const send = async (fields: Record<string, string | Blob>, seen?: string) => {
    const form = new FormData();
    form.set("formKey", newFormKey());
    form.set("version", seen ?? (await versionOf("logo")));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return owner.post("/firma/profile/logo", form);
  };

  it("is a picture in the cloth's place, which goes when another comes", async () => {
    expect((await send({ logo: new File(["text"], "sigla.jpg") })).status).toBe(400);
    expect(await logo()).toBeNull();
    expect((await send({ logo: await picture() })).status).toBe(303);
    const first = await logo();
    expect(first).not.toBeNull();
    expect(await (await stranger.get(`/partener/${id}`)).text()).toContain(`/imagini/${first}/`);
    expect((await send({ logo: await picture() })).status).toBe(303);
    const second = await logo();
    expect(second).not.toBe(first);
    expect((await db().select().from(images)).map((image) => image.id)).toEqual([second]);
    expect((await send({})).status).toBe(303);
    expect(await logo()).toBeNull();
    expect(await db().select().from(images)).toEqual([]);
  });

  it("sent twice is saved once, and both hear the same", async () => {
    const formKey = newFormKey();
    const version = await versionOf("logo");
    const twice = await Promise.all([1, 2].map(async () => send({ formKey, logo: await picture() }, version)));
    twice.push(await send({ formKey, logo: await picture() }, version));
    expect(twice.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(twice.map(({ headers }) => headers.get("location")))).toEqual(new Set(["/firma/profile"]));
    expect(await logo()).not.toBeNull();
  });

  it("of a colleague is taken away by nobody who has not seen it", async () => {
    const seen = await versionOf("logo");
    const colleague = await person("FIRMA", id, "colleague");
    const own = owner;
    owner = colleague;
    expect((await send({ logo: await picture() }, seen)).status).toBe(303);
    owner = own;
    const theirs = await logo();
    const refused = await send({ logo: new File(["text"], "sigla.jpg") }, seen);
    expect(refused.status).toBe(409);
    const told = await send({}, seen);
    expect(told.status).toBe(409);
    const html = await told.text();
    expect(html).toContain(`/imagini/${theirs}/`);
    expect(await textOf(new Response(html))).toContain("este cea de mai jos");
    const mine = await send({ logo: await picture() }, seen);
    expect(mine.status).toBe(409);
    const chosen = await mine.text();
    expect(await textOf(new Response(chosen))).toContain("o înlocuiți cu cea de mai jos");
    expect(await logo()).toBe(theirs);
    const key = hiddenField(chosen, "logo.kept.0.key");
    const version = hiddenField(chosen, "version");
    expect((await send({ "logo.kept.0.key": key }, version)).status).toBe(303);
    expect(await logo()).not.toBe(theirs);
  });
});
