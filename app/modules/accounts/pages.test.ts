import { describe, expect, it } from "vitest";
import { hiddenField, member, organisation, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { cookiesOf, enter, forgetLimits, linkIn, PASSWORD, shapeOf, uat } from "./pages.test-data";
import { readActor } from "./session/session.server";
import { organisationById } from "./store/organisation.server";
import { insertPerson, personById } from "./store/person.server";
import { rejectOrganisation, verifyOrganisation } from "./verbs/verification.server";

ownPlatform();

describe("the account's own pages", () => {
  it("show organisation, colleagues and sessions to their own people only", async () => {
    const who = await uat();
    const other = await member("UAT");
    const text = await textOf(await who.get("/uat/profile"));
    expect(text).toContain(who.actor.organisation!.name);
    expect(text).toContain(who.actor.email);
    expect(text).not.toContain(other.actor.email);
    expect((await who.get("/firma/account")).headers.get("location")).toBe("/uat/dashboard");
    expect((await stranger.get("/uat/profile")).headers.get("location")).toContain("/login?redirectTo=");
    const mine = await textOf(await who.get("/uat/security"));
    expect(mine).toContain("folosită acum");
    expect(mine).not.toContain(who.cookie);
    const admin = await person("ADMIN");
    expect((await admin.get("/admin/security")).status).toBe(200);
  });

  it("end one's own sessions and nobody else's", async () => {
    const who = await uat();
    const other = await member("UAT");
    expect((await who.post(`/uat/security/sessions/${other.actor.sessionId}/ending`)).status).toBe(404);
    expect((await readActor(other.cookie)).actor).not.toBeNull();
    expect((await who.get(`/uat/security/sessions/${other.actor.sessionId}/ending`)).headers.get("location")).toBe(
      "/uat/security",
    );
    const second = cookiesOf(await enter(who.actor.email));
    await who.post("/uat/security/other-sessions/ending");
    expect((await readActor(second)).actor).toBeNull();
    expect((await readActor(who.cookie)).actor).not.toBeNull();
  });

  it("change the password, and the session with it", async () => {
    const who = await uat();
    const fields = { parolaActuala: PASSWORD, parola: "alt-drum-spre-casa", confirmaParola: "alt-drum-spre-casa" };
    expect((await who.post("/uat/security/password", { ...fields, parolaActuala: "gresita-gresita" })).status).toBe(
      400,
    );
    const changed = await who.post("/uat/security/password", fields);
    expect(changed.headers.get("location")).toBe("/uat/security");
    expect((await readActor(who.cookie)).actor).toBeNull();
    expect((await readActor(cookiesOf(changed))).actor?.userId).toBe(who.actor.userId);
  });

  it("change the address by a link sent to the new one, and say the same of a taken one", async () => {
    await forgetLimits();
    const who = await uat();
    const other = await member("FIRMA");
    const path = "/uat/security/email";
    const taken = await shapeOf(
      await who.post(path, { email: other.actor.email, parola: PASSWORD }),
      other.actor.email,
    );
    const free = await shapeOf(await who.post(path, { email: "nou@psp.test", parola: PASSWORD }), "nou@psp.test");
    expect(free).toEqual(taken);
    await stranger.post(await linkIn("nou@psp.test", "confirmare"));
    expect(await personById(who.actor.userId)).toMatchObject({ email: "nou@psp.test" });
  });

  it("correct the data before verification, and only what may change after it", async () => {
    const early = await member("UAT", "pending");
    const page = await (await early.get("/uat/profile/organisation")).text();
    expect(page).toContain('name="name"');
    const fields = {
      formKey: hiddenField(page, "formKey"),
      name: "Comuna Corectată",
      cui: "4305857",
      county: "CJ",
      address: "Str. Nouă 1",
      website: "",
      description: "",
    };
    expect((await early.post("/uat/profile/organisation", fields)).status).toBe(303);
    expect(await organisationById(early.actor.organisation!.id)).toMatchObject({
      name: "Comuna Corectată",
      cui: "4305857",
    });
    const twin = await member("UAT", "pending");
    const twinPage = await (await twin.get("/uat/profile/organisation")).text();
    const refused = await twin.post("/uat/profile/organisation", {
      ...fields,
      formKey: hiddenField(twinPage, "formKey"),
    });
    expect(refused.status).toBe(400);
    const corrected = await twin.post("/uat/profile/organisation", {
      ...fields,
      cui: "4267117",
      formKey: hiddenField(twinPage, "formKey"),
    });
    expect(corrected.status).toBe(303);
    expect(await organisationById(twin.actor.organisation!.id)).toMatchObject({ cui: "4267117" });

    const verified = await member("UAT");
    const form = await (await verified.get("/uat/profile/organisation")).text();
    expect(form).not.toContain('name="name"');
    await verified.post("/uat/profile/organisation", { ...fields, formKey: hiddenField(form, "formKey") });
    const after = await organisationById(verified.actor.organisation!.id);
    expect(after).toMatchObject({ name: verified.actor.organisation!.name, address: "Str. Nouă 1" });
    const colleague = await person("UAT", verified.actor.organisation!.id, "colleague");
    expect((await colleague.get("/uat/profile/organisation")).status).toBe(403);
  });

  it("tell an owner what another owner has changed meanwhile, and lose nothing", async () => {
    const path = "/uat/profile/organisation";
    const one = await member("UAT", "pending");
    const id = one.actor.organisation!.id;
    const other = await person("UAT", id);
    const page = await (await one.get(path)).text();
    const standing = await organisationById(id);
    const shown = { name: standing!.name, cui: standing!.cui, county: "SJ", address: "Strada Morii nr. 4" };
    const form = async (fields: Record<string, string>, seen: string) =>
      one.post(path, { formKey: hiddenField(await (await one.get(path)).text(), "formKey"), version: seen, ...fields });
    const seen = hiddenField(page, "version");
    const theirs = { ...shown, address: "Strada Nouă nr. 9" };
    const first = { formKey: hiddenField(await (await other.get(path)).text(), "formKey"), version: seen };
    expect((await other.post(path, { ...first, ...theirs })).status).toBe(303);

    const wrong = await form({ ...shown, address: "" }, seen);
    expect(wrong.status).toBe(409);
    const both = await wrong.text();
    for (const words of [other.actor.name, "Strada Nouă nr. 9", "Introduceți adresa sediului", "<title>Eroare"])
      expect(both, words).toContain(words);
    expect(hiddenField(both, "version")).not.toBe(seen);
    const told = await form({ ...shown, description: "Trei sate." }, seen);
    expect(told.status).toBe(409);
    const html = await told.text();
    expect(html).toContain(`${other.actor.name} a salvat acum`);
    expect(html).toContain("Strada Nouă nr. 9");
    expect(html).toContain("Trei sate.");
    expect(html).not.toContain("<title>Eroare");
    expect(await organisationById(id)).toMatchObject({ address: "Strada Nouă nr. 9", description: null });
    expect((await form({ ...shown, description: "Trei sate." }, hiddenField(html, "version"))).status).toBe(303);
    expect(await organisationById(id)).toMatchObject({ address: "Strada Morii nr. 4", description: "Trei sate." });
  });

  it("tell an owner that the organisation was verified meanwhile: what was checked stands, and what they wrote of it is not said to be saved", async () => {
    const path = "/uat/profile/organisation";
    const one = await member("UAT", "pending");
    const id = one.actor.organisation!.id;
    const page = await (await one.get(path)).text();
    const standing = (await organisationById(id))!;
    const shown = { name: "Comuna Scrisă Altfel", cui: standing.cui, county: "SJ", address: "Strada Nouă nr. 9" };
    const keys = { version: hiddenField(page, "version"), formKey: hiddenField(page, "formKey") };
    const checked = { checked: "certificatul fiscal", kind: "commune" } as const;
    await verifyOrganisation((await person("ADMIN")).actor, id, checked);

    const wrong = await one.post(path, { ...shown, ...keys, address: "" });
    expect(wrong.status).toBe(409);
    const wrongText = await textOf(wrong);
    for (const words of ["Între timp organizația a fost verificată", "Introduceți adresa sediului"])
      expect(wrongText, words).toContain(words);
    const told = await one.post(path, { ...shown, ...keys });
    expect(told.status).toBe(409);
    const html = await told.clone().text();
    const text = await textOf(told);
    expect(text).toContain("Între timp organizația a fost verificată");
    expect(text).toContain("Nu s-a salvat ce ați scris: Denumirea „Comuna Scrisă Altfel”. Dacă așa stă în acte");
    expect(html).not.toContain('name="name"');
    expect(html).toMatch(/<th scope="row">Adresa sediului/);
    expect(html).not.toMatch(/<th scope="row">Denumirea/);
    expect(await organisationById(id)).toMatchObject({ name: standing.name, address: standing.address });
    const again = { address: shown.address, formKey: keys.formKey, version: hiddenField(html, "version") };
    expect((await one.post(path, again)).status).toBe(303);
    expect(await organisationById(id)).toMatchObject({ name: standing.name, address: shown.address });
  });

  it("are in nobody's way when an ADMIN has only put them back, to be put right", async () => {
    const path = "/uat/profile/organisation";
    const one = await member("UAT", "pending");
    const id = one.actor.organisation!.id;
    const page = await (await one.get(path)).text();
    await rejectOrganisation((await person("ADMIN")).actor, id, "Documentul nu se citește.");
    const { cui } = (await organisationById(id))!;
    const fields = { name: "Comuna Corectată", cui, county: "SJ", address: "Strada Nouă nr. 9" };
    const keys = { version: hiddenField(page, "version"), formKey: hiddenField(page, "formKey") };
    expect((await one.post(path, { ...fields, ...keys })).status).toBe(303);
    expect(await organisationById(id)).toMatchObject({ name: "Comuna Corectată" });
  });

  it("let the owner decide who joins", async () => {
    const id = await organisation("FIRMA");
    const owner = await person("FIRMA", id);
    const at = new Date();
    const asking = {
      role: "FIRMA",
      organisationId: id,
      membership: "applicant",
      emailVerified: true,
      createdAt: at,
      updatedAt: at,
    } as const;
    const first = await insertPerson({ name: "Dan Ilie", email: "dan@psp.test", ...asking });
    const second = await insertPerson({ name: "Eva Rus", email: "eva@psp.test", ...asking });
    const list = await (await owner.get("/firma/account")).text();
    expect(list).toContain("Dan Ilie");
    expect(list).not.toMatch(/action="[^"]*join-requests/); // each decision is asked about first
    const refusing = await textOf(await owner.get(`/firma/account/join-requests/${second}/refusal`));
    expect(refusing).toContain("Respingeți cererea: Eva Rus?");
    expect(refusing).toContain("contul făcut pentru această cerere se șterge");
    const accepting = await textOf(await owner.get(`/firma/account/join-requests/${first}/acceptance`));
    expect(accepting).toContain("Acceptați cererea: Dan Ilie?");
    expect((await owner.get(`/firma/account/join-requests/${first}/altceva`)).status).toBe(404);
    expect(await personById(second)).not.toBeNull();
    const colleague = await person("FIRMA", id, "colleague");
    expect(await textOf(await colleague.get("/firma/account"))).not.toContain("Dan Ilie");
    expect((await colleague.post(`/firma/account/join-requests/${first}/acceptance`)).status).toBe(403);
    const stranger = await member("FIRMA");
    expect((await stranger.post(`/firma/account/join-requests/${first}/acceptance`)).status).toBe(404);
    expect((await owner.post(`/firma/account/join-requests/${first}/acceptance`)).status).toBe(303);
    expect((await owner.post(`/firma/account/join-requests/${second}/refusal`)).status).toBe(303);
    expect(await personById(first)).toMatchObject({ membership: "colleague" });
    expect(await personById(second)).toBeNull();
  });
});

it("signs out by POST alone, from our own pages alone", async () => {
  const who = await uat();
  expect((await who.get("/deconectare")).headers.get("location")).toBe("/");
  expect((await who.post("/deconectare", {}, { origin: "https://evil.ro" })).status).toBe(403);
  expect((await readActor(who.cookie)).actor).not.toBeNull();
  const out = await who.post("/deconectare");
  expect(out.headers.get("location")).toBe("/");
  expect(out.headers.getSetCookie().join()).toMatch(/psp\.session=; Max-Age=0/);
  expect((await readActor(who.cookie)).actor).toBeNull();
});

it("mounts none of the sign-in library's own addresses", async () => {
  for (const path of ["/api/auth/sign-in/email", "/api/auth/sign-up/email", "/api/auth/get-session", "/api/auth/ok"]) {
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(path, { email: "a@b.ro", password: PASSWORD })).status).toBeGreaterThanOrEqual(400);
  }
});
