import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { published, rowOf } from "~/modules/library/library.test-data";
import { resourceRatings } from "~/modules/library/tables/feedback.server";
import { resources } from "~/modules/library/tables/resources.server";
import { supportTickets } from "~/modules/outreach/tables.server";
import { publishedProgram } from "~/modules/training/training.test-data";
import { db } from "~/platform/database/connection.server";
import { hiddenField, member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { networkPath, PARTNER_PACKAGE } from "./rules/network";

ownPlatform();

let firm: Person;
let waiting: Person;
let authority: Person;
let admin: Person;

beforeAll(async () => {
  firm = await member("FIRMA");
  waiting = await member("FIRMA", "pending");
  authority = await member("UAT");
  admin = await person("ADMIN");
});

const tab = async (who: Person, code: "comunitate" | "evenimente" | "resurse" | "beneficii") =>
  textOf(await who.get(networkPath({ tab: code })));

it("the community is the forum, in which a verified firm writes", async () => {
  await discussionOf(authority.actor, { title: "Cine repară drumuri de piatră?" });
  const page = await tab(firm, "comunitate");
  expect(page).toContain("Network Profesional & Resurse");
  expect(page).toContain("Cine repară drumuri de piatră?");
  expect(page).toContain("Topic Nou");
  const read = await tab(waiting, "comunitate");
  expect(read).toContain("Cine repară drumuri de piatră?");
  expect(read).not.toContain("Topic Nou");
  expect(read).toContain("după ce un administrator vă verifică organizația");
});

it("events are shown with their price and seats, and a verified firm signs up from their card", async () => {
  expect(await tab(firm, "evenimente")).toContain("Niciun eveniment, deocamdată");
  const id = await publishedProgram(admin.actor, { title: "Atelier de oferte", capacity: 2, discount: 100 }, "event");
  const page = await tab(firm, "evenimente");
  for (const words of ["Atelier de oferte", "Atelier", "Gratuit pentru Parteneri", "2 locuri din 2", "Înscrie-te"])
    expect(page).toContain(words);
  const unverified = await tab(waiting, "evenimente");
  expect(unverified).toContain("Vă puteți înscrie după ce un administrator vă verifică organizația.");
  expect(unverified).not.toContain("Înscrie-te");
  await firm.post(`/firma/events/${id}/enrolment`);
  expect(await tab(firm, "evenimente")).toContain("1 loc din 2");
  expect(await textOf(await firm.get("/firma/events/mine"))).toContain("Atelier de oferte");
});

describe("a resource", () => {
  it("is shown with its rating and downloads once it is meant for firms, and is downloaded", async () => {
    const id = await published(admin, { title: "Model de ofertă", isForFirms: true });
    const inside = await published(admin, { title: "Numai pentru primării" });
    const { editionId } = await rowOf(id);
    for (const stars of [5, 4, 4]) {
      const { actor } = await member("UAT");
      const rated = { editionId: editionId ?? "", userId: actor.userId, stars, ratedAt: new Date() };
      await db().insert(resourceRatings).values(rated);
    }
    const before = await tab(firm, "resurse");
    expect(before).toContain("Model de ofertă");
    expect(before).toContain("0 descărcări");
    expect(before).toContain("4,3 din 5");
    expect(before).not.toContain("Numai pentru primării");
    const found = async (asked: Parameters<typeof networkPath>[0]) =>
      (await textOf(await firm.get(networkPath({ tab: "resurse", ...asked })))).includes("Model de ofertă");
    expect(await found({ text: "ofertă", kind: "template", order: "noi" })).toBe(true);
    expect(await found({ text: "salubrizare" })).toBe(false);
    expect(await found({ kind: "guide" })).toBe(false);
    const answer = await firm.post(`/firma/resource/${id}/download`);
    expect(answer.headers.get("location")).toBe(`/firma/resource/${id}/pdf`);
    expect((await firm.get(`/firma/resource/${id}/pdf`)).headers.get("content-type")).toBe("application/pdf");
    expect(await tab(firm, "resurse")).toContain("1 descărcare");
    for (const path of [`/firma/resource/${inside}/pdf`, `/uat/resource/${id}`])
      expect((await firm.get(path)).status).not.toBe(200);
    expect((await firm.post(`/firma/resource/${inside}/download`)).status).toBe(404);
    await db().update(resources).set({ deletedAt: new Date() }).where(eq(resources.id, id));
    expect((await firm.get(`/firma/resource/${id}/pdf`)).status).toBe(404);
  });
});

describe("the partner package", () => {
  it("is asked for from the benefits, and reaches the association's desk", async () => {
    const benefits = await tab(firm, "beneficii");
    expect(benefits).toContain("Oportunități potrivite");
    expect(benefits).toContain("Află mai mult");
    const form = await (await firm.get(PARTNER_PACKAGE)).text();
    const empty = await firm.post(PARTNER_PACKAGE, { formKey: hiddenField(form, "formKey"), message: " " });
    expect([empty.status, await textOf(empty)]).toEqual([400, expect.stringContaining("Scrieți ce vă interesează")]);
    const fields = { formKey: hiddenField(form, "formKey"), message: "Vrem o instruire împreună." };
    const sent = await firm.post(PARTNER_PACKAGE, fields);
    const path = sent.headers.get("location") ?? "";
    expect(path).toContain("/support/trimis/");
    expect((await firm.post(PARTNER_PACKAGE, fields)).headers.get("location")).toBe(path);
    const tickets = await db().select().from(supportTickets).where(eq(supportTickets.userId, firm.actor.userId));
    expect(tickets).toMatchObject([{ subject: "Pachetul de partener", message: "Vrem o instruire împreună." }]);
    expect(await textOf(await admin.get("/admin/support"))).toContain("Pachetul de partener");
  });
});
