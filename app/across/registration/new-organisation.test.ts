import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { personById } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { partners } from "~/modules/partners/tables.server";
import { db } from "~/platform/database/connection.server";
import { newestMails } from "~/platform/mail/mail.server";
import { pdf } from "../../../tests/support/documents";
import { formsOf } from "../../../tests/support/forms";
import {
  endedSession,
  hiddenField,
  member,
  organisation,
  type Person,
  person,
  stranger,
  textOf,
} from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import {
  filled,
  forgetLimits,
  authority as newAuthority,
  firm as newFirm,
  type Values,
} from "./registration.test-data";

ownPlatform();
const UNPLACED = "/fara-organizatie";
const FORM = `${UNPLACED}/inregistrare`;
const SENT = `${FORM}/trimisa`;

/** What the account knows already is not asked again. */
const placed = (values: Values, cui: string): Values => {
  const { numeContact, email, parola, confirmaParola, ...asked } = values;
  void [numeContact, email, parola, confirmaParola];
  return cui ? { ...asked, cui } : asked;
};
const authority = (cui = "") => placed(newAuthority(), cui);
const firm = (cui = "") => placed(newFirm(), cui);

let who: Person;
/** Somebody who worked for an authority and left it. */
beforeEach(async () => {
  await forgetLimits();
  const left = await organisation("UAT");
  await person("UAT", left);
  who = await person("UAT", left, "colleague");
  expect((await who.post("/uat/profile/leaving")).headers.get("location")).toBe(UNPLACED);
});

const send = async (door: "uat" | "firma", values: Values, by = who): Promise<Response> => {
  const form = filled(values, new File([new Uint8Array(pdf())], "certificat.pdf"));
  form.set("formKey", hiddenField(await (await who.get(`${FORM}?tip=${door}`)).text(), "formKey"));
  return by.post(`${FORM}?tip=${door}`, form);
};
const of = async ({ cui }: Values) => {
  const digits = String(cui).replace(/\D/g, "");
  return (await db().select().from(organisations).where(eq(organisations.cui, digits)))[0];
};
const me = () => personById(who.actor.userId);

describe("somebody who has an account and belongs to no organisation", () => {
  it("is offered both forms, without what the account knows; nobody else is", async () => {
    const page = await (await who.get(UNPLACED)).text();
    for (const door of ["uat", "firma"]) expect(page).toContain(`href="${FORM}?tip=${door}"`);
    const html = await (await who.get(`${FORM}?tip=uat`)).text();
    for (const name of Object.keys(authority())) expect(html).toContain(`name="${name}"`);
    const asked = formsOf(html).find(({ names }) => names.has("denumire"))?.names;
    for (const name of ["email", "parola", "numeContact"]) expect(asked).not.toContain(name);
    for (const path of [FORM, "/register", "/register?tip=uat"])
      expect((await who.get(path)).headers.get("location"), path).toBe(UNPLACED);
    expect((await stranger.get(`${FORM}?tip=uat`)).headers.get("location")).toBe(
      `/login?redirectTo=${encodeURIComponent(`${FORM}?tip=uat`)}`,
    );
    const elsewhere = await member("FIRMA");
    expect((await elsewhere.get(`${FORM}?tip=uat`)).headers.get("location")).toBe("/firma/dashboard");
    const values = authority();
    expect((await send("uat", values, elsewhere)).headers.get("location")).toBe("/firma/dashboard");
    expect(await of(values)).toBeUndefined();
  });

  it("is told all that is wrong, with what was typed and the file", async () => {
    const answer = await send("uat", { ...authority(), denumire: "", cui: "12345678", telefon: "12" });
    expect(answer.status).toBe(400);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const sentence of [
      "Vă rugăm completați toate câmpurile obligatorii",
      "Introduceți denumirea autorității",
      "Ultima cifră a CUI-ului nu se potrivește",
      "Numărul de telefon are 10 cifre",
    ])
      expect(text, sentence).toContain(sentence);
    expect(html).toContain("certificat.pdf");
    expect(await me()).toMatchObject({ organisationId: null, membership: null });
  });

  it("opens an authority with it, at once its owner, and the administrators hear of it", async () => {
    const admin = await person("ADMIN");
    const values = authority();
    const answer = await send("uat", values);
    expect(answer.headers.get("location")).toBe(SENT);
    const opened = await of(values);
    expect(opened).toMatchObject({ kind: "UAT", verification: "pending", county: "SJ", package: "bronze" });
    expect(opened?.documentId).not.toBeNull();
    expect(await me()).toMatchObject({
      organisationId: opened?.id,
      membership: "owner",
      role: "UAT",
      position: "Secretar general",
      emailVerified: true,
    });
    expect(await textOf(await who.get(SENT))).toContain("Cererea a fost trimisă");
    expect((await who.get("/login")).headers.get("location")).toBe("/uat/dashboard");
    expect((await who.get("/uat/community")).status).toBe(200);
    await deliverJournal();
    expect(await textOf(await admin.get("/admin/notificari"))).toContain(`${values.denumire} așteaptă verificarea`);
  });

  it("opens a firm with it, profile and all, also after an authority", async () => {
    const values = firm();
    expect((await send("firma", values)).headers.get("location")).toBe(SENT);
    const opened = await of(values);
    expect(await me()).toMatchObject({ organisationId: opened?.id, role: "FIRMA", membership: "owner" });
    expect(await db().$count(partners, eq(partners.id, opened?.id ?? ""))).toBe(1);
    expect((await who.get("/firma/profile")).status).toBe(200);
  });

  it("sent twice at once opens one", async () => {
    const values = authority();
    const answers = await Promise.all([send("uat", values), send("uat", values)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([303]));
    expect(await db().$count(organisations, eq(organisations.name, String(values.denumire)))).toBe(1);
    expect(await db().$count(users, eq(users.organisationId, (await of(values))?.id ?? ""))).toBe(1);
  });
});

describe("somebody whose session has ended meanwhile", () => {
  const keptIn = (answer: Response) => /psp_kept=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "";
  const resumed = (kept: string) => who.get("/reluare", { cookie: `${who.cookie}; ${kept}` });
  /** Sends the form from a page whose session has ended. */
  const sendEnded = async (values: Values) => {
    const cookie = await endedSession(who.actor.userId);
    return send("uat", values, { ...who, post: (path, fields) => stranger.post(path, fields, { cookie }) });
  };

  it("finds what they wrote when they are signed in again, and sends it; a file they choose again", async () => {
    const values = authority();
    const answer = await sendEnded(values);
    expect(answer.headers.get("location")).toContain("/login?redirectTo=%2Freluare");
    expect((await who.get("/login?redirectTo=%2Freluare")).headers.get("location")).toBe("/reluare");
    const page = await resumed(keptIn(answer));
    const html = await page.clone().text();
    expect(await textOf(page)).toContain("Fișierul „certificat.pdf” nu s-a păstrat");
    const again = formsOf(html).find(({ names }) => names.has("denumire"));
    expect(again?.action).toBe(`${FORM}?tip=uat`);
    const sent = new FormData();
    for (const [name, value] of again?.fields ?? []) sent.append(name, value);
    const asked = await who.post(`${FORM}?tip=uat`, sent);
    expect(asked.status).toBe(400);
    expect(await textOf(asked.clone())).toContain("Alegeți-l din nou");
    const final = filled(values, new File([new Uint8Array(pdf())], "certificat.pdf"));
    final.set("formKey", hiddenField(await asked.text(), "formKey"));
    expect((await who.post(`${FORM}?tip=uat`, final)).headers.get("location")).toBe(SENT);
    expect(await me()).toMatchObject({ organisationId: (await of(values))?.id });
  });

  it("who came to belong somewhere has no use for it any more", async () => {
    const kept = keptIn(await sendEnded(authority()));
    const elsewhere = { organisationId: await organisation("FIRMA"), membership: "owner", role: "FIRMA" } as const;
    await db().update(users).set(elsewhere).where(eq(users.id, who.actor.userId));
    expect((await resumed(kept)).headers.get("location")).toBe("/firma/dashboard");
  });
});

describe("where the CUI is known", () => {
  const known = async () => {
    const owner = await member("FIRMA");
    const { cui = "" } = (await organisationById(owner.actor.organisation?.id ?? "")) ?? {};
    return { owner, cui };
  };

  it("they ask to be let in, read the same page, and the owner decides", async () => {
    const { owner, cui } = await known();
    expect((await send("uat", authority(cui))).headers.get("location")).toBe(SENT);
    expect(await me()).toMatchObject({ membership: "applicant", role: "FIRMA" });
    expect((await who.get("/firma/dashboard")).headers.get("location")).toBe(UNPLACED);
    expect((await newestMails(1, owner.actor.email))[0]?.subject).toContain("cere acces la contul organizației");
    expect(await textOf(await owner.get("/firma/account"))).toContain("Cereri de acces");
    await owner.post(`/firma/account/join-requests/${who.actor.userId}/acceptance`);
    expect(await me()).toMatchObject({ membership: "colleague" });
    expect((await who.get("/firma/dashboard")).status).toBe(200);
  });

  it("the form sent again hears where it led the first time, whatever has become of its author", async () => {
    const { cui } = await known();
    const values = authority();
    for (const asked of [authority(cui), values]) {
      const form = filled(asked);
      form.set("formKey", hiddenField(await (await who.get(`${FORM}?tip=uat`)).text(), "formKey"));
      for (const time of ["first", "again"])
        expect((await who.post(`${FORM}?tip=uat`, form)).headers.get("location"), time).toBe(SENT);
      await db().update(users).set({ organisationId: null, membership: null }).where(eq(users.id, who.actor.userId));
    }
    expect(await db().$count(organisations, eq(organisations.name, String(values.denumire)))).toBe(1);
  });

  it("says afterwards what both can do: who opened one enters it, who waits sees what they asked", async () => {
    const { cui } = await known();
    await send("uat", authority(cui));
    const waiting = await (await who.get(SENT)).text();
    expect(waiting).toMatch(/href="\/fara-organizatie"[^>]*>Vezi cererea/);
    expect(await (await stranger.get(SENT)).text()).toMatch(/href="\/"[^>]*>La prima pagină/);
    const inside = await member("FIRMA");
    expect(await (await inside.get(SENT)).text()).toMatch(/href="\/firma\/dashboard"[^>]*>Deschide panoul/);
  });

  it("they are told before, wait for one answer at a time, and may take back what they asked", async () => {
    const { owner, cui } = await known();
    expect(await textOf(await who.get(`${FORM}?tip=uat`))).toContain("trimiteți o cerere de acces");
    const form = filled(authority(), new File([new Uint8Array(pdf())], "certificat.pdf"));
    form.set("formKey", hiddenField(await (await who.get(`${FORM}?tip=uat`)).text(), "formKey"));
    await send("uat", authority(cui));
    const page = await textOf(await who.get(UNPLACED));
    expect(page).toContain(`acces la contul ${owner.actor.organisation?.name}, CUI ${cui}`);
    const second = await who.post(`${FORM}?tip=uat`, form);
    expect(second.status).toBe(409);
    expect(await textOf(second)).toContain("Retrageți întâi cererea");
    expect((await who.post(`${UNPLACED}/cerere/retragere`)).headers.get("location")).toBe(UNPLACED);
    expect(await me()).toMatchObject({ organisationId: null, membership: null });
    expect(await textOf(await owner.get("/firma/account"))).not.toContain("Cereri de acces");
    expect((await who.post(`${FORM}?tip=uat`, form)).headers.get("location")).toBe(SENT);
    expect(await me()).toMatchObject({ membership: "owner" });
  });

  it("whoever is declined keeps the account, and is where they were", async () => {
    const { owner, cui } = await known();
    expect((await send("firma", firm(cui))).headers.get("location")).toBe(SENT);
    await owner.post(`/firma/account/join-requests/${who.actor.userId}/refusal`);
    expect(await me()).toMatchObject({ organisationId: null, membership: null });
    expect((await who.get(UNPLACED)).status).toBe(200);
    expect((await newestMails(1, who.actor.email))[0]?.subject).toBe("Cererea de acces nu a fost acceptată");
  });
});
