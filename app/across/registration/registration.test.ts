import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { personByEmail } from "~/modules/accounts/store/person.server";
import { db } from "~/platform/database/connection.server";
import { newestMails } from "~/platform/mail/mail.server";
import { pdf } from "../../../tests/support/documents";
import { formsOf } from "../../../tests/support/forms";
import { hiddenField, member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { authority, firm, forgetLimits, PASSWORD, send } from "./registration.test-data";

ownPlatform();

const rows = async (table: string) =>
  Number((await db().execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n);
describe("the form", () => {
  it("offers the choice, then either form with every field", async () => {
    expect(await textOf(await stranger.get("/register"))).toContain("Partener (Firmă)");
    const uat = await (await stranger.get("/register?tip=uat")).text();
    for (const name of Object.keys(authority())) expect(uat).toContain(`name="${name}"`);
    expect(uat.match(/<option/g)).toHaveLength(43);
    const firma = await (await stranger.get("/register?tip=firma")).text();
    for (const name of Object.keys(firm())) expect(firma).toContain(`name="${name}"`);
    expect(firma.match(/name="domenii"/g)).toHaveLength(11);
    expect(firma).not.toContain("*</");
  });

  it("says everything that is wrong at once, keeps what was typed, never the password", async () => {
    const answer = await send(
      "uat",
      authority({
        denumire: "",
        functia: "  ",
        descriere: "  ",
        cui: "12345678",
        email: "nu",
        telefon: "12",
        parola: PASSWORD,
        confirmaParola: "alta",
      }),
    );
    expect(answer.status).toBe(400);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const sentence of [
      "Vă rugăm completați toate câmpurile obligatorii",
      "Introduceți denumirea autorității",
      "Introduceți funcția",
      "Ultima cifră a CUI-ului nu se potrivește",
      "Introduceți adresa de e-mail întreagă",
      "Numărul de telefon are 10 cifre",
      "Parolele nu se potrivesc",
    ]) {
      expect(text).toContain(sentence);
    }
    expect(text).not.toContain("Invalid input");
    expect(html).toContain("<title>Eroare: Înregistrare autoritate publică locală – PSP</title>");
    expect(html).toContain('value="12345678"');
    expect(html).not.toContain(PASSWORD);
    const none = await textOf(await send("firma", firm({ domenii: [] })));
    expect(none).toContain("Vă rugăm completați toate câmpurile obligatorii");
    expect(none).toContain("Alegeți cel puțin un domeniu");
  });

  it.each(["uat", "firma"] as const)("lists what is wrong in the order of the form of %s", async (door) => {
    const empty = {
      numeContact: "",
      functia: "",
      email: "",
      telefon: "",
      cui: "",
      denumire: "",
      parola: "",
      confirmaParola: "",
    };
    const values =
      door === "uat" ? authority(empty) : firm({ ...empty, website: "nu", reprezentantLegal: "", domenii: [] });
    const wrongFile = new File(["<script>"], "act.html");
    const page = formsOf(await (await stranger.get(`/register?tip=${door}`)).text());
    const order = page.find(({ names }) => names.has("document"))?.names;
    for (const parola of ["", "parola123"]) {
      const html = await (await send(door, { ...values, parola }, wrongFile, order)).text();
      const listed = [...html.matchAll(/<a href="#([\w-]+)"/g)].map(([, name]) => name);
      const said = listed.slice(listed.indexOf("denumire"));
      const places = said.map((name) => html.indexOf(`name="${name}"`));
      expect(said).toEqual(
        expect.arrayContaining(["denumire", "cui", "functia", "document", "parola", "confirmaParola"]),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it.each([
    ["parola123", "printre cele mai folosite"],
    ["consult-7890", "numele organizației"],
    ["scurta", "cel puțin 8 caractere"],
  ])("refuses the password %s", async (parola, sentence) => {
    const answer = await send("firma", firm({ denumire: "Consult Rapid SRL", parola, confirmaParola: parola }));
    expect(await textOf(answer)).toContain(sentence);
  });
});

describe("a registration", () => {
  it("of a firm stores all of it, with its document and its profile", async () => {
    await forgetLimits();
    const values = firm();
    const answer = await send("firma", values, new File([new Uint8Array(pdf())], "certificat.pdf"));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/register/trimisa?tip=firma");
    const person = await personByEmail(String(values.email).toLowerCase());
    expect(person).toMatchObject({
      role: "FIRMA",
      membership: "owner",
      emailVerified: false,
      phone: "+40260555014",
      termsVersion: "2026-11-01",
    });
    const organisation = await organisationById(person!.organisationId!);
    expect(organisation).toMatchObject({
      tradeRegisterNumber: "J40/1234/2020",
      county: "B",
      website: "https://www.consult.example",
      verification: "pending",
    });
    const document = await db().execute<{ attached: boolean }>(
      sql`select attached_at is not null as attached from attachments where id = ${organisation!.documentId}`,
    );
    expect(document.rows).toEqual([{ attached: true }]);
    const categories = await db().execute<{ category: string }>(
      sql`select category from partner_categories where partner_id = ${organisation!.id} order by 1`,
    );
    expect(categories.rows.map(({ category }) => category)).toEqual(["eu_funds", "taxation"]);
  });

  it("keeps the chosen file when the form comes back", async () => {
    await forgetLimits();
    const values = authority({ denumire: "" });
    const back = await send("uat", values, new File([new Uint8Array(pdf())], "Certificat fiscal.pdf"));
    const html = await back.text();
    expect(html).toContain("Certificat fiscal.pdf");
    const kept = {
      "document.kept.0.key": hiddenField(html, "document.kept.0.key"),
      expeditor: hiddenField(html, "expeditor"),
    };
    const again = await send("uat", { ...values, denumire: "Comuna Păstrată", ...kept });
    expect(again.status).toBe(303);
    const person = await personByEmail(String(values.email).toLowerCase());
    expect((await organisationById(person!.organisationId!))!.documentId).not.toBeNull();
  });

  it("never takes the role, the membership or the verification from the form", async () => {
    await forgetLimits();
    const values = authority();
    await send("uat", {
      ...values,
      role: "ADMIN",
      user_type: "ADMIN",
      membership: "owner",
      verification: "verified",
      verifiedAt: "2026-01-01",
      emailVerified: "true",
    });
    const person = await personByEmail(String(values.email).toLowerCase());
    expect(person).toMatchObject({ role: "UAT", emailVerified: false });
    expect(await organisationById(person!.organisationId!)).toMatchObject({ verification: "pending" });
  });

  it("looks the same for a new address, a known one and a known CUI", async () => {
    await forgetLimits();
    const known = await member("UAT");
    const organisation = await organisationById(known.actor.organisation!.id);
    const answers = [
      await send("uat", authority()),
      await send("uat", authority({ email: known.actor.email })),
      await send("uat", authority({ cui: organisation!.cui })),
    ];
    const shapes = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        headers: [...answer.headers].filter(([name]) => !/date|request-id/.test(name)),
        body: await answer.text(),
      })),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect((await newestMails(1, known.actor.email))[0]?.subject).toBe("Aveți deja un cont PSP");
  });

  it("sent twice at once has one effect", async () => {
    await forgetLimits();
    const values = firm();
    const before = await rows("organisations");
    const answers = await Promise.all([send("firma", values), send("firma", values)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await rows("organisations")).toBe(before + 1);
  });

  const document = () => new File([pdf() as BlobPart], "act.pdf");

  it("is taken from a whole room, with its documents", async () => {
    await forgetLimits();
    const statuses = Array.from({ length: 31 }, async () => (await send("uat", authority(), document())).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([303]));
  });

  it("keeps what was typed when too many documents come from one connection", async () => {
    await forgetLimits();
    await send("uat", authority({ denumire: "" }), document());
    await db().execute(sql`update rate_limits set count = 1000 where key like 'registration-files:%'`);
    const values = authority();
    const answer = await send("uat", values, document());
    expect(answer.status).toBe(429);
    const page = await answer.text();
    expect(page).toContain(String(values.denumire));
    expect(page).toContain("Încercați din nou peste 30 de minute.");
    expect((await send("uat", values)).status).toBe(303);
  });

  it("is limited to five of one address in half an hour, and keeps the form", async () => {
    await forgetLimits();
    const values = authority();
    for (let round = 0; round < 5; round += 1) expect((await send("uat", values)).status).toBe(303);
    const before = await rows("users");
    const answer = await send("uat", values);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(1000);
    expect(await answer.text()).toContain(String(values.denumire));
    expect(await rows("users")).toBe(before);
  });
});

it("ends on a page that may be kept", async () => {
  const answer = await stranger.get("/register/trimisa?tip=uat");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("Contul a fost creat cu succes! Verificați emailul pentru confirmare.");
  expect(html).toContain('data-redirect="/login"');
  expect(html).not.toContain("modulepreload");
});
