import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { suspend } from "~/modules/forum/forum.test-data";
import { projectOf } from "~/modules/projects/projects.test-data";
import { applicationPath, projectPath } from "~/modules/projects/rules/paths";
import { applicationTo } from "~/modules/projects/store/applications.server";
import { applyToProject, decideApplication } from "~/modules/projects/verbs/applications.server";
import { firm as listedFirm, STATES, sentBy } from "~/modules/requests/stories.test-data";
import { programPath } from "~/modules/training/rules/paths";
import { enrolmentOf } from "~/modules/training/store/enrolments.server";
import { programInput, publishedProgram } from "~/modules/training/training.test-data";
import { enrol, withdraw } from "~/modules/training/verbs/enrolments.server";
import { createProgram, editProgram, publishProgram } from "~/modules/training/verbs/programs.server";
import { db } from "~/platform/database/connection.server";
import { mails } from "~/platform/mail/tables.server";
import { member, type Person, person } from "../support/people";
import { deliverJournal, ownPlatform } from "../support/platform";

ownPlatform();

let uat: Person;
let firm: Person;
let admin: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
});

const statusOf = async (answer: Promise<Response>) => (await answer).status;
const pageOf = async (who: Person, path: string) => (await who.get(path)).text();

describe("who was active when something was opened to them, and is suspended now", () => {
  beforeAll(async () => {
    uat = await member("UAT");
    firm = await member("FIRMA");
  });

  it("a provider reads the names of whoever is enrolled no more", async () => {
    const provider = await member("FIRMA");
    const program = await createProgram(provider.actor, "event", programInput("event"));
    await publishProgram(admin.actor, program);
    await enrol(firm.actor, program);
    const roster = `/firma/programs/${program}/roster`;
    for (const path of [roster, `${roster}.csv`]) expect(await pageOf(provider, path)).toContain(firm.actor.name);
    await suspend(provider);
    for (const path of [roster, `${roster}.csv`]) {
      expect(await statusOf(provider.get(path))).toBe(403);
      expect(await pageOf(provider, path)).not.toContain(firm.actor.name);
    }
  });

  it("an accepted applicant reads neither the private text of the project nor its contact, and its authority no application", async () => {
    const applicant = await member("FIRMA");
    const owner = await member("UAT");
    const id = await projectOf(owner.actor, { privateText: "Terenul este în litigiu." });
    await applyToProject(applicant.actor, id, "Avem doi ingineri.");
    const application = (await applicationTo(id, applicant.actor.organisation?.id ?? ""))?.id ?? "";
    await decideApplication(owner.actor, application, { decision: "accepted", reason: "Vă mulțumim." });
    const before = await pageOf(applicant, projectPath(id));
    expect(before).toContain("Terenul este în litigiu.");
    expect(before).toContain(owner.actor.email);
    await suspend(applicant);
    const after = await pageOf(applicant, projectPath(id));
    expect(after).toContain("Avem doi ingineri."); // its own words
    expect(after).not.toContain("Terenul este în litigiu.");
    expect(after).not.toContain(owner.actor.email);

    expect(await pageOf(owner, applicationPath(application))).toContain("Avem doi ingineri.");
    await suspend(owner);
    expect(await statusOf(owner.get(applicationPath(application)))).toBe(404);
    expect(await pageOf(owner, projectPath(id))).not.toContain(`href="${applicationPath(application)}"`);
    expect(await pageOf(owner, projectPath(id))).toContain("Terenul este în litigiu."); // its own words
  });

  it("a person does not accept the seat that was offered, and does not read where the meeting is", async () => {
    const first = await member("UAT");
    const second = await member("UAT");
    const program = await publishedProgram(admin.actor, { capacity: 1 });
    await enrol(first.actor, program);
    await enrol(second.actor, program);
    const page = programPath("training", program);
    expect(await pageOf(first, page)).toContain("https://sala.psp.test/achizitii");
    await withdraw(first.actor, program);
    await suspend(second);
    expect(await pageOf(second, page)).not.toContain("Acceptă locul");
    expect(await statusOf(second.post(`${page}/acceptance`))).toBe(403);
    expect((await enrolmentOf(program, second.actor.userId))?.seatedAt).toBeNull();
    await withdraw(second.actor, program); // nothing new: it gives back what it has

    const other = await publishedProgram(admin.actor, {});
    await enrol(uat.actor, other);
    await suspend(uat);
    for (const path of [programPath("training", other), `${programPath("training", other)}/calendar.ics`]) {
      expect(await statusOf(uat.get(path))).toBe(200);
      expect(await pageOf(uat, path)).not.toContain("sala.psp.test");
    }

    const since = await deliverJournal();
    await editProgram(admin.actor, other, programInput("training", { link: "https://alta-sala.psp.test/2" }), null);
    await deliverJournal(since);
    const sent = await db().select().from(mails).where(eq(mails.recipient, uat.actor.email));
    expect(sent.map(({ subject }) => subject).join()).toContain("S-a schimbat");
    for (const { text, calendar } of sent) expect(`${text}${calendar}`).not.toContain("alta-sala.psp.test");
  });

  it("an authority does not read the offers that it received, and says why they are not shown", async () => {
    const owner = await member("UAT");
    const author = await member("FIRMA");
    const other = await member("FIRMA");
    const cast = { uat: owner.actor, author: author.actor, other: other.actor };
    const { id } = await STATES.open(cast);
    const offers = `/uat/service-requests/${id}?tab=oferte`;
    const price = /\d{1,3}\.\d{3}(?:\s|&nbsp;| )lei/;
    expect(await pageOf(owner, offers)).toMatch(price);
    await suspend(owner);
    const page = await pageOf(owner, offers);
    expect(page).toContain("Cât timp contul instituției este suspendat, conținutul ofertelor nu se arată.");
  });

  it("a firm does not read what was addressed to it alone, and goes on reading what all firms read", async () => {
    const owner = await member("UAT");
    const listed = await listedFirm();
    const asked = await person("FIRMA", listed.organisation?.id ?? null);
    const addressed = await sentBy(owner.actor, {
      title: "Audit numai pentru dumneavoastră",
      partner: asked.actor.organisation?.id ?? "",
    });
    const open = await sentBy(owner.actor, { title: "Audit pentru toți" });
    const read = (id: string) => statusOf(asked.get(`/firma/opportunities/${id}`));
    const lists = async () =>
      `${await pageOf(asked, "/firma/opportunities")}${await pageOf(asked, "/firma/opportunities?tab=mele")}`;
    expect([await read(addressed), await read(open)]).toEqual([200, 200]);
    expect(await lists()).toContain("Audit numai pentru dumneavoastră");
    await suspend(asked);
    expect([await read(addressed), await read(open)]).toEqual([404, 200]);
    expect(await lists()).not.toContain("Audit numai pentru dumneavoastră");
    expect(await lists()).toContain("Audit pentru toți");
  });

  it("is told no more, in the notifications of before, of what was opened to them", async () => {
    const owner = await member("UAT");
    const listed = await listedFirm();
    const applicant = await member("FIRMA");
    const asked = await person("FIRMA", listed.organisation?.id ?? null);
    const since = await deliverJournal();
    await sentBy(owner.actor, { title: "Audit numai pentru dumneavoastră", partner: listed.organisation?.id ?? "" });
    await applyToProject(applicant.actor, await projectOf(owner.actor), "Avem doi ingineri.");
    await deliverJournal(since);
    const toFirm = "/firma/notificari";
    const toAuthority = "/uat/notificari";
    expect(await pageOf(asked, toFirm)).toContain("Audit numai pentru dumneavoastră");
    expect(await pageOf(owner, toAuthority)).toContain("Avem doi ingineri.");
    for (const who of [asked, owner]) await suspend(who);
    expect(await pageOf(asked, toFirm)).not.toContain("Audit numai pentru dumneavoastră");
    expect(await pageOf(owner, toAuthority)).not.toContain("Avem doi ingineri.");
  });
});
