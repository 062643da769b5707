import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { personByEmail } from "~/modules/accounts/store/person.server";
import { db } from "~/platform/database/connection.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import { linkIn } from "../../../tests/support/databases";
import { pdf } from "../../../tests/support/documents";
import { hiddenField, member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();

let serial = 0;
const PASSWORD = "ploaie-peste-deal-2026";
type Values = Record<string, string | readonly string[]>;

const authority = (changes: Values = {}): Values => {
  serial += 1;
  return {
    denumire: `Comuna Fântâna ${serial}`,
    judet: "SJ",
    adresa: "Str. Morii nr. 4",
    cui: `RO ${cuiWithCheckDigit(String(700_000 + serial))}`,
    numeContact: "Ana Munteanu",
    functia: "Secretar general",
    email: `Ana.Munteanu${serial}@Exemplu.Test`,
    telefon: "0260/555.014",
    tipPachet: "bronze",
    descriere: "",
    parola: PASSWORD,
    confirmaParola: PASSWORD,
    ...changes,
  };
};

const firm = (changes: Values = {}): Values => {
  const { denumire: _name, judet, adresa, tipPachet, descriere, ...common } = authority();
  void [judet, adresa, tipPachet, descriere];
  return {
    ...common,
    denumire: `Consult ${serial} SRL`,
    numarRC: "J40/1234/2020",
    adresaSediu: "Calea Victoriei 1",
    website: "www.consult.example",
    reprezentantLegal: "Ion Pop",
    domenii: ["eu-funds", "tariffs"],
    portofoliu: "Strategii pentru 14 comune.",
    ...changes,
  };
};

/** As the page's form is sent: with parts, an empty file among them. */
function filled(values: Values, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one as string);
  form.append("document", file ?? new File([], ""));
  return form;
}
const send = (door: "uat" | "firma", values: Values, file?: File) =>
  stranger.post(`/register?tip=${door}`, filled(values, file), { "x-forwarded-for": "" });
const rows = async (table: string) =>
  Number((await db().execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n);
const forgetLimits = () => db().execute(sql`delete from rate_limits`);

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

  it("is limited to five in half an hour, and keeps the form", async () => {
    await forgetLimits();
    for (let round = 0; round < 5; round += 1) expect((await send("uat", authority())).status).toBe(303);
    const values = authority();
    const before = await rows("users");
    const answer = await send("uat", values);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(1000);
    expect(await answer.text()).toContain(String(values.denumire));
    expect(await rows("users")).toBe(before);
  });
});

describe("somebody who was on their way", () => {
  const onward = "/uat/service-requests/new?partener=p1&serviciu=s1&nivel=premium";
  const query = `redirectTo=${encodeURIComponent(onward)}`;
  const follows = (html: string, path: string) => html.includes(`${path}?tip=uat&amp;${query}`);

  it("registers, confirms by the mailed link, signs in, and is there", async () => {
    await forgetLimits();
    const login = await (await stranger.get(`/login?${query}`)).text();
    expect(login).toContain("Conectați-vă ca autoritate pentru a cere oferta");
    expect(follows(login, "/register")).toBe(true);
    const values = authority();
    const sent = await stranger.post(`/register?tip=uat&${query}`, filled(values));
    expect(sent.headers.get("location")).toBe(`/register/trimisa?tip=uat&${query}`);
    const done = await (await stranger.get(sent.headers.get("location") ?? "")).text();
    expect(done).toContain(`data-redirect="/login?tip=uat&amp;${query}"`);

    const [mail] = await newestMails(1, String(values.email).toLowerCase());
    const path = linkIn((await mailById(mail?.id ?? ""))?.text ?? "", "/confirmare/");
    expect(path.endsWith(`?${query}`)).toBe(true);
    expect(await (await stranger.get(path)).text()).toContain(`action="${path.replace("&", "&amp;")}"`);
    const confirmed = await stranger.post(path);
    expect(confirmed.headers.get("location")).toBe(`/login?tip=uat&${query}`);
    const door = confirmed.headers.get("location") ?? "";
    const inside = await stranger.post(door, { email: String(values.email), parola: PASSWORD });
    expect([inside.status, inside.headers.get("location")]).toEqual([303, onward]);
  });

  it("loses nothing by choosing, by asking for the link again, or by a form that comes back", async () => {
    await forgetLimits();
    const choice = await (await stranger.get(`/register?${query}`)).text();
    expect(follows(choice, "/register")).toBe(true);
    expect(choice).toContain(`href="/login?${query}"`);
    const back = await (await stranger.post(`/register?tip=uat&${query}`, filled(authority({ denumire: "" })))).text();
    expect(follows(back, 'action="/register')).toBe(true);
    const values = authority();
    await stranger.post("/register?tip=uat", filled(values));
    await stranger.post(`/retrimite-confirmarea?${query}`, { email: String(values.email) });
    const [mail] = await newestMails(1, String(values.email).toLowerCase());
    expect((await mailById(mail?.id ?? ""))?.text).toContain(`?${query}`);
  });

  it("may have forgotten the password meanwhile", async () => {
    await forgetLimits();
    const { actor } = await member("UAT");
    const login = await (await stranger.get(`/login?${query}`)).text();
    expect(login).toContain(`href="/parola-uitata?${query}"`);
    await stranger.post(`/parola-uitata?${query}`, { email: actor.email });
    const [mail] = await newestMails(1, actor.email);
    const path = linkIn((await mailById(mail?.id ?? ""))?.text ?? "", "/parola-noua/");
    const done = await stranger.post(path, { parola: PASSWORD, confirmaParola: PASSWORD });
    expect([done.status, done.headers.get("location")]).toEqual([303, `/login?${query}`]);
  });

  it("is never led to another site", async () => {
    await forgetLimits();
    const values = authority();
    const sent = await stranger.post("/register?tip=uat&redirectTo=https%3A%2F%2Fevil.example", filled(values));
    expect(sent.headers.get("location")).toBe("/register/trimisa?tip=uat");
    const [mail] = await newestMails(1, String(values.email).toLowerCase());
    expect((await mailById(mail?.id ?? ""))?.text).not.toContain("evil");
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
