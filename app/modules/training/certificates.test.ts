import { createHash } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { eq } from "drizzle-orm";
import { getDocumentProxy } from "unpdf";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplication } from "~/application.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { addDays, atHour, localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { rateLimits } from "~/platform/rate-limit/tables.server";
import { setSettings, settings } from "~/platform/settings.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN, testSettings } from "../../../tests/support/settings";
import { CODE_SIGNS, readCode } from "./rules/certificate-code";
import { certificateCheckPath, certificatePdfPath, programReviewPath, programReviewsPath } from "./rules/paths";
import { certificateById, certificateFor, certificatesIn } from "./store/certificates.server";
import { enrolmentOf, enrolmentsIn } from "./store/enrolments.server";
import { programById } from "./store/programs.server";
import { certificates, programs } from "./tables.server";
import { type programInput, publishedProgram } from "./training.test-data";
import { issueCertificates, revokeCertificate } from "./verbs/certificates.server";
import { enrol } from "./verbs/enrolments.server";
import { markAttendance } from "./verbs/programs.server";
import { hideReview, showReview, writeReview } from "./verbs/reviews.server";

ownPlatform();

let admin: Person;
let clerk: Person;
let absent: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  clerk = await member("UAT");
  absent = await member("UAT");
});
beforeEach(() => db().delete(rateLimits));

/** The evening of the day on which the programs of these tests are held. */
const OVER = () => atHour(addDays(localDateOf(now()), 60), "20:00");
const held = () => new Date(OVER().getTime() - 10 * 3_600_000);

/** A program that is over: `clerk` came, `absent` did not. */
async function pastProgram(given: Parameters<typeof programInput>[1] = {}): Promise<string> {
  const id = await publishedProgram(admin.actor, { startsAt: held(), ...given });
  for (const { actor } of [clerk, absent]) await enrol(actor, id);
  const [first] = await enrolmentsIn(id);
  await withClock(OVER(), () => markAttendance(admin.actor, id, new Set([first?.id ?? ""])));
  return id;
}

async function issued(years = 0) {
  const program = await pastProgram();
  await withClock(OVER(), () => issueCertificates(admin.actor, program, years));
  const [certificate] = await certificatesIn(program);
  if (!certificate) throw new Error("No certificate was issued");
  return { program, certificate, key: readCode(certificate.code).key, path: certificateCheckPath(certificate.code) };
}

const check = (path: string, at = OVER()) => withClock(at, () => stranger.get(path));

describe("certificates", () => {
  it("are issued once, to those who came, after the program is over", async () => {
    const program = await pastProgram();
    await withClock(held(), () =>
      expect(issueCertificates(admin.actor, program, 0)).rejects.toMatchObject({ status: 409 }),
    );
    await withClock(OVER(), async () => {
      await expect(issueCertificates(clerk.actor, program, 0)).rejects.toMatchObject({ status: 403 });
      const both = await Promise.all([1, 2].map(() => issueCertificates(admin.actor, program, 0)));
      expect(both.sort()).toEqual([0, 1]);
    });
    const rows = await certificatesIn(program);
    expect(rows.map(({ holder }) => holder)).toEqual([clerk.actor.name]);
    expect(rows[0]?.number).toMatch(/^PSP-C-\d{4}-\d{6}$/);
    expect(rows[0]?.code).toMatch(new RegExp(`^[${CODE_SIGNS}]{12}$`));
    const none = await pastProgram({ hasCertificate: false });
    await withClock(OVER(), () =>
      expect(issueCertificates(admin.actor, none, 0)).rejects.toMatchObject({ status: 409 }),
    );
  });

  it("keep what was printed when the person, the organisation and the program are renamed", async () => {
    const { certificate, program, path, key } = await issued();
    const before = await textOf(await check(`${path}?final=${key}`));
    await db().update(users).set({ name: "Alt Nume" }).where(eq(users.id, clerk.actor.userId));
    await db()
      .update(organisations)
      .set({ name: "Altă primărie" })
      .where(eq(organisations.id, clerk.actor.organisation?.id ?? ""));
    await db().update(programs).set({ title: "Alt titlu", instructor: "Altcineva" }).where(eq(programs.id, program));
    expect(await textOf(await check(`${path}?final=${key}`))).toBe(before);
    expect(await certificateById(certificate.id)).toMatchObject({ holder: clerk.actor.name });
    await db().update(users).set({ name: clerk.actor.name }).where(eq(users.id, clerk.actor.userId));
  });

  it("are checked by a stranger: every printed field, and the name with the last four signs", async () => {
    const { certificate, path, key } = await issued();
    const { number, organisation, title, holder, fingerprint } = certificate;
    const masked = await check(path);
    expect(masked.headers.get("cache-control")).toBe("no-store");
    const html = await masked.text();
    expect(html).toContain('content="noindex"');
    for (const printed of [organisation, title, "6 ore", "Ioana Pop", "Asociația CCDL", "Valabil"])
      expect(html).toContain(printed);
    for (const secret of [holder, key, fingerprint]) expect(html).not.toContain(secret);
    const open = await textOf(await check(`${path.toLowerCase()}?final=${key.toLowerCase()}`));
    for (const printed of [holder, fingerprint]) expect(open).toContain(printed);
    expect(open.replaceAll("\u2011", "-")).toContain(number);
    const wrong = await textOf(await check(`${path}?final=${key === "2222" ? "3333" : "2222"}`));
    expect(wrong).toContain("nu se potrivesc");
    expect(wrong).not.toContain(holder);
    const data = await (await check(`${path}.data`)).text();
    for (const secret of [holder, key, fingerprint]) expect(data).not.toContain(secret);
  });

  it("expire after their last day, and are revoked with a reason, once", async () => {
    const { certificate, path } = await issued(1);
    const last = certificate.validUntil ?? localDateOf(now());
    expect(last.slice(5)).toBe(localDateOf(OVER()).slice(5));
    expect(await textOf(await check(path, atHour(last, "23:30")))).not.toContain("Expirat");
    expect(await textOf(await check(path, atHour(addDays(last, 1), "00:00")))).toContain("Expirat");
    await expect(revokeCertificate(clerk.actor, certificate.id, "Nu.")).rejects.toMatchObject({ status: 403 });
    await expect(revokeCertificate(absent.actor, certificate.id, "Nu.")).rejects.toMatchObject({ status: 404 });
    await revokeCertificate(admin.actor, certificate.id, "Prezența a fost notată greșit.");
    await expect(revokeCertificate(admin.actor, certificate.id, "Din nou.")).rejects.toMatchObject({ status: 409 });
    const text = await textOf(await check(path));
    expect(text).toContain("Revocat");
    expect(text).toContain("Prezența a fost notată greșit.");
  });

  it("that were revoked may be followed by another one, with its own number and the name of today", async () => {
    const { program, certificate, path } = await issued();
    await revokeCertificate(admin.actor, certificate.id, "Numele a fost scris greșit.");
    await db().update(users).set({ name: "Ana Corectată" }).where(eq(users.id, clerk.actor.userId));
    await withClock(OVER(), async () => {
      expect(await issueCertificates(admin.actor, program, 0)).toBe(1);
      expect(await issueCertificates(admin.actor, program, 0)).toBe(0);
    });
    const [first, second] = await certificatesIn(program);
    expect([first?.id, first?.holder, second?.holder]).toEqual([certificate.id, certificate.holder, "Ana Corectată"]);
    expect(second?.number).not.toBe(first?.number);
    expect(await textOf(await check(path))).toContain("Revocat");
    const place = await enrolmentOf(program, clerk.actor.userId);
    expect((await certificateFor(place?.id ?? ""))?.number).toBe(second?.number);
  });

  it("have a fingerprint that anybody can compute, and that betrays a changed row", async () => {
    const { certificate, path, key } = await issued();
    const { number, holder, organisation, title, hours, heldOn, heldUntil } = certificate;
    const { instructor, provider, issuedOn, fingerprint } = certificate;
    const lines = [number, holder, organisation, title, hours, heldOn, heldUntil, instructor, provider, issuedOn, "-"];
    expect(createHash("sha256").update(lines.join("\n")).digest("hex")).toBe(fingerprint);
    const changes = [
      ...[{ holder: "Alt Om" }, { organisation: "Alta" }, { title: "Alt titlu" }, { hours: 60 }, { provider: "Alta" }],
      ...[{ instructor: "Altul" }, { heldOn: addDays(heldOn, 1) }, { heldUntil: addDays(heldUntil, 1) }],
      ...[{ ordinal: certificate.ordinal + 100 }, { expiresAt: OVER() }],
    ];
    const betrayed = "nu se mai potrivesc cu amprenta";
    expect(await textOf(await check(`${path}?final=${key}`))).not.toContain(betrayed);
    for (const change of changes) {
      await db().update(certificates).set(change).where(eq(certificates.id, certificate.id));
      expect(await textOf(await check(path)), JSON.stringify(change)).toContain(betrayed);
      const { ordinal, expiresAt } = certificate;
      const stored = {
        holder,
        organisation,
        title,
        hours,
        provider,
        instructor,
        heldOn,
        heldUntil,
        ordinal,
        expiresAt,
      };
      await db().update(certificates).set(stored).where(eq(certificates.id, certificate.id));
    }
  });

  it("answer a code that does not exist and one that cannot exist alike, a limited number of times", async () => {
    const unknown = await check("/certificate/AAAA2222");
    const malformed = await check("/certificate/%21%F0%9F%92%A5l1");
    expect([unknown.status, malformed.status]).toEqual([404, 404]);
    expect(await textOf(unknown)).toBe(await textOf(malformed));
    const { certificate, path, key } = await issued();
    for (let tries = 0; tries < 30; tries += 1) expect((await check(`${path}?final=${key}`)).status).toBe(200);
    for (let tries = 2; tries < 20; tries += 1) await check("/certificate/AAAA2222");
    expect((await check("/certificate/AAAA3333")).status).toBe(429);
    await db().delete(rateLimits);
    const wrong = key === "2222" ? "3333" : "2222";
    for (let tries = 0; tries < 10; tries += 1) await check(`${path}?final=${wrong}`);
    const limited = await check(`${path}?final=${key}`);
    expect(limited.status).toBe(429);
    expect(await limited.text()).not.toContain(certificate.holder);
    expect((await check(path)).status).toBe(200);
  });

  it("open with the right signs after any number of wrong ones from elsewhere, and not after own wrong ones beyond the limit", async () => {
    const { certificate, path, key } = await issued();
    const wrong = key === "2222" ? "3333" : "2222";
    setSettings({ ...settings(), trustedProxies: ["127.0.0.1"] });
    const application = createApplication(build, "production");
    const from = async (address: string, signs: string) =>
      application.fetch(new Request(`${ORIGIN}${path}?final=${signs}`, { headers: { "x-forwarded-for": address } }));
    try {
      for (let guesser = 0; guesser < 30; guesser += 1)
        for (let tries = 0; tries < 5; tries += 1) await from(`203.0.113.${guesser}`, wrong);
      expect((await from("203.0.113.1", key)).status).toBe(429); // one of those who guess
      const holder = await from("198.51.100.7", key);
      expect(holder.status).toBe(200);
      expect(await holder.text()).toContain(certificate.holder);
      expect((await from("198.51.100.7", key)).status).toBe(200);
    } finally {
      setSettings(testSettings);
      await db().delete(rateLimits);
    }
  });

  it("are read as they are misread: small letters, spaces, O for Q, B for 8", () => {
    expect(readCode("bq5v-acde 2222")).toEqual({ address: "8Q5VACDE", key: "2222" });
    expect(readCode("BOSU-ACDE-ZZZZ")).toEqual({ address: "8Q5VACDE", key: "2222" });
  });

  it("are a PDF of one page for their holder and an ADMIN, with every field and the way to check it", async () => {
    const { certificate, path, key } = await issued();
    const { id, holder, organisation, title, number, fingerprint } = certificate;
    const pdf = await clerk.get(certificatePdfPath("UAT", id));
    expect(pdf.status).toBe(200);
    expect((await admin.get(certificatePdfPath("ADMIN", id))).status).toBe(200);
    expect((await absent.get(certificatePdfPath("UAT", id))).status).toBe(404);
    const read = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()), { verbosity: 0 });
    expect(read.numPages).toBe(1);
    const { items } = await (await read.getPage(1)).getTextContent({ disableNormalization: true });
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    for (const printed of [holder, organisation, title, number, key, path, fingerprint])
      expect(text.replaceAll(/\s+/g, "")).toContain(printed.replaceAll(/\s+/g, ""));
    expect(text).not.toContain(certificate.code);
  });

  it("stay valid when the account of their holder is deleted", async () => {
    const leaving = await member("UAT");
    const program = await publishedProgram(admin.actor, { startsAt: held() });
    await enrol(leaving.actor, program);
    await withClock(OVER(), async () => {
      await markAttendance(admin.actor, program, new Set((await enrolmentsIn(program)).map(({ id }) => id)));
      await issueCertificates(admin.actor, program, 0);
      await writeReview(leaving.actor, program, { stars: 5, text: "Bun." });
    });
    const [certificate] = await certificatesIn(program);
    await db().delete(users).where(eq(users.id, leaving.actor.userId));
    const text = await textOf(await check(certificateCheckPath(certificate?.code ?? "")));
    expect(text).toContain("Valabil");
    expect(await programById(program, now())).toMatchObject({ rating: null, reviewCount: 0 });
  });
});

describe("reviews of a program", () => {
  it("are written by those who came, once, and counted with those of earlier programs of the same title", async () => {
    const title = `Recenzat ${now().getTime()}`;
    const earlier = await pastProgram({ title });
    const later = await publishedProgram(admin.actor, { title });
    await expect(writeReview(absent.actor, earlier, { stars: 1, text: "Slab." })).rejects.toMatchObject({
      status: 403,
    });
    const id = await writeReview(clerk.actor, earlier, { stars: 4, text: "Bun." });
    expect(await writeReview(clerk.actor, earlier, { stars: 5, text: "Foarte bun." })).toBe(id);
    expect(await programById(later, now())).toMatchObject({ rating: 5, reviewCount: 1 });
    const other = await publishedProgram(admin.actor, { title: `${title} altul` });
    expect(await programById(other, now())).toMatchObject({ rating: null, reviewCount: 0 });
    await expect(hideReview(clerk.actor, id, "Nu.")).rejects.toMatchObject({ status: 404 });
    await hideReview(admin.actor, id, "Numește un coleg.");
    expect(await programById(later, now())).toMatchObject({ rating: null, reviewCount: 0 });
    expect(await textOf(await admin.get(programReviewsPath(later)))).toContain("Numește un coleg.");
    await showReview(admin.actor, id);
    expect(await programById(earlier, now())).toMatchObject({ rating: 5, reviewCount: 1 });
    expect((await clerk.get(programReviewPath("training", earlier))).status).toBe(200);
    expect((await absent.get(programReviewPath("training", earlier))).status).toBe(403);
  });
});
