import { beforeEach, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { projectOf } from "./projects.test-data";
import { applicationPath, EXCHANGE, OWN_APPLICATIONS, projectPath } from "./rules/paths";
import { applicationTo } from "./store/applications.server";
import { applyToProject, decideApplication } from "./verbs/applications.server";

ownPlatform();

const TITLE = "Piață agroalimentară ascunsă";
let uat: Person;
let firm: Person;
let admin: Person;
let id: string;
beforeEach(async () => {
  setClock(null);
  uat = await member("UAT");
  firm = await member("FIRMA");
  admin = await person("ADMIN");
  id = await projectOf(uat.actor, { title: TITLE });
  await applyToProject(firm.actor, id, "Am făcut trei piețe.");
});

const text = async (who: Pick<Person, "get">, path: string) => textOf(await who.get(path));
const community = async () => {
  const page = await (await uat.get(projectPath(id))).text();
  return /href="(\/comunitati\/[0-9a-f-]{36})"/.exec(page)?.[1] ?? "";
};

it("an ADMIN hides a project with a reason, which its authority reads; nobody else sees it, and nobody applies", async () => {
  const page = await community();
  expect(await text(stranger, EXCHANGE)).toContain(TITLE);
  expect(await text(stranger, page)).toContain(TITLE);
  for (const who of [uat, firm])
    expect((await who.post(projectPath(id, "hiding"), { reason: "Nu." })).status).toBe(403);
  expect((await admin.post(projectPath(id, "hiding"), { reason: "" })).status).toBe(400);
  const hidden = await admin.post(projectPath(id, "hiding"), { reason: "Conține date personale." });
  expect(hidden.headers.get("location")).toBe(projectPath(id));
  await deliverJournal();
  for (const who of [stranger, firm]) {
    expect((await who.get(projectPath(id))).status).toBe(404);
    for (const path of [EXCHANGE, page, `/cauta?q=${encodeURIComponent("agroalimentară ascunsă")}`]) {
      const html = await (await who.get(path)).text();
      expect(html, path).not.toContain(id);
      expect(await text(who, path), path).not.toMatch(/(?<!„)Piață agroalimentară ascunsă/);
    }
  }
  expect((await firm.post(projectPath(id, "apply"), { text: "Încă o dată." })).status).toBe(404);
  expect(await text(firm, OWN_APPLICATIONS)).not.toContain(TITLE);
  expect(await text(uat, projectPath(id))).toContain("Motivul: Conține date personale.");
  expect(await text(uat, "/uat/notificari")).toContain("Conține date personale.");
  expect((await admin.post(projectPath(id, "hiding"), { reason: "Din nou." })).status).toBe(409);
});

it("while it is hidden nothing is decided about it, and its applicants are told nothing with its title", async () => {
  const application = (await applicationTo(id, firm.actor.organisation?.id ?? ""))?.id ?? "";
  await decideApplication(uat.actor, application, { decision: "accepted", reason: "Veniți joi." });
  await deliverJournal();
  expect(await text(firm, "/firma/notificari")).toContain(TITLE);
  await admin.post(projectPath(id, "hiding"), { reason: "Conține date personale." });
  await deliverJournal();
  expect(await text(firm, "/firma/notificari")).not.toContain(TITLE);
  for (const step of ["closing", "reopening"] as const)
    expect((await uat.post(projectPath(id, step), { reason: "Am ales." })).status).toBe(409);
  expect((await uat.get(projectPath(id, "edit"))).status).toBe(200);
  expect(await (await firm.get(OWN_APPLICATIONS)).text()).toContain(
    `href="${applicationPath(application, "withdrawal")}"`,
  );
  expect(await text(firm, applicationPath(application, "withdrawal"))).not.toContain(TITLE);
  const withdrawn = await firm.post(applicationPath(application, "withdrawal"));
  expect(withdrawn.headers.get("location")).toBe(OWN_APPLICATIONS);
  expect(await text(firm, OWN_APPLICATIONS)).not.toContain("Retrage aplicația");
});

it("it is shown again, and everybody reads it as before", async () => {
  await admin.post(projectPath(id, "hiding"), { reason: "Conține date personale." });
  expect((await uat.post(projectPath(id, "showing"))).status).toBe(403);
  expect((await admin.post(projectPath(id, "showing"))).status).toBe(303);
  await deliverJournal();
  expect(await text(firm, projectPath(id))).toContain(TITLE);
  expect(await text(uat, projectPath(id))).not.toContain("Conține date personale.");
  expect(await text(uat, "/uat/notificari")).toContain(`Proiectul „${TITLE}” este din nou public`);
  expect((await admin.post(projectPath(id, "showing"))).status).toBe(409);
});

it("its authority is not told to wait for applications while nobody applies", async () => {
  const alone = await projectOf(uat.actor, { title: "Piață fără aplicații" });
  expect(await text(uat, projectPath(alone))).toContain("Vă anunțăm când sosește una.");
  await admin.post(projectPath(alone, "hiding"), { reason: "Conține date personale." });
  expect(await text(uat, projectPath(alone))).toContain("Cât timp proiectul este ascuns, nu se poate aplica.");
});
