import { beforeAll, expect, it } from "vitest";
import { projectInput, projectOf } from "~/modules/projects/projects.test-data";
import { projectPath } from "~/modules/projects/rules/paths";
import { applicationTo } from "~/modules/projects/store/applications.server";
import { applyToProject, decideApplication, withdrawApplication } from "~/modules/projects/verbs/applications.server";
import {
  closeProject,
  noteProjectsPastDue,
  openProject,
  remindOfApplications,
} from "~/modules/projects/verbs/projects.server";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { now, withClock } from "~/platform/clock";
import { keepDraft } from "~/platform/form/draft.server";
import { member, type Person, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { shownNotifications } from "./shown.test-data";

ownPlatform();

const DAY = 86_400_000;

let authority: Person;
let neighbour: Person;
let firm: Person;

beforeAll(async () => {
  authority = await member("UAT");
  neighbour = await member("UAT");
  firm = await member("FIRMA");
});

const idOf = ({ actor }: Person): string => actor.organisation?.id ?? "";
const nameOf = ({ actor }: Person): string => actor.organisation?.name ?? "";

async function applied(who: Person, projectId: string): Promise<string> {
  await applyToProject(who.actor, projectId, "Avem doi ingineri.");
  return (await applicationTo(projectId, idOf(who)))?.id ?? "";
}

/** What a person was told about a page, the first notice before the others. */
async function toldOf(who: Person, href: string): Promise<string[]> {
  await deliverJournal();
  const rows = (await shownNotifications()).sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return rows
    .filter((row) => row.userId === who.actor.userId && row.href.startsWith(href))
    .map(({ type, title }) => `${type}: ${title}`);
}

const TITLE = "„Piață agroalimentară nouă”";

it("the authority hears of an application, the organisation of the decision, and nobody else of either", async () => {
  const id = await projectOf(authority.actor);
  const application = await applied(firm, id);
  const path = `/proiecte/applications/${application}`;
  expect(await toldOf(authority, path)).toEqual([`project_application: ${nameOf(firm)} a aplicat la ${TITLE}`]);
  await decideApplication(authority.actor, application, { decision: "accepted", reason: "Vă sunăm luni." });
  const decided = [`application_decided: ${nameOf(authority)}: aplicația la ${TITLE}, acceptată`];
  expect(await toldOf(firm, projectPath(id))).toEqual(decided);
  await withdrawApplication(firm.actor, application);
  expect(await toldOf(authority, path)).toContain(
    `project_application: ${nameOf(firm)} și-a retras aplicația la ${TITLE}`,
  );
  for (const href of [path, projectPath(id)]) expect(await toldOf(neighbour, href)).toEqual([]);
});

it("everybody who waits hears the outcome when a project is closed", async () => {
  const id = await projectOf(authority.actor);
  await applied(firm, id);
  await applied(neighbour, id);
  await closeProject(authority.actor, id, "Am ales pe altcineva.");
  for (const who of [firm, neighbour])
    expect(await toldOf(who, projectPath(id))).toEqual([
      `application_decided: ${nameOf(authority)}: aplicația la ${TITLE}, neacceptată`,
    ]);
});

it("the authority of an idea hears who took it up", async () => {
  await projectOf(neighbour.actor);
  const idea = await projectOf(authority.actor, { title: "Bibliotecă pe roți" });
  const copy = await openProject(neighbour.actor, projectInput(), { projectId: null, ideaId: idea });
  expect(await toldOf(authority, projectPath(copy))).toEqual([
    `project_copied: ${nameOf(neighbour)} a pornit de la ideea din „Bibliotecă pe roți”`,
  ]);
});

it("once the last day is over, whoever had begun an application hears of it, and the authority of those that wait", async () => {
  const id = await projectOf(authority.actor, { applicationsUntil: addDays(localDateOf(now()), 2) });
  await applied(neighbour, id);
  const typed = new FormData();
  typed.set("text", "Am putea și noi");
  await keepDraft(firm.actor.userId, projectPath(id, "apply"), typed);
  const late = await person("UAT", idOf(neighbour), "colleague");
  await keepDraft(late.actor.userId, projectPath(id, "apply"), typed);
  const inDays = (days: number) => new Date(now().getTime() + days * DAY);
  await withClock(inDays(4), async () => {
    expect(await noteProjectsPastDue()).toBeGreaterThan(0);
    expect(await noteProjectsPastDue()).toBe(0);
  });
  await withClock(inDays(20), () => remindOfApplications());
  expect(await toldOf(firm, projectPath(id))).toEqual([`application_missed: S-a încheiat termenul la ${TITLE}`]);
  expect(await toldOf(late, projectPath(id))).toEqual([]); // a colleague has applied
  expect(await toldOf(authority, `${projectPath(id)}#`)).toEqual([
    `project_undecided: 1 aplicație așteaptă o decizie la ${TITLE}`,
  ]);
});
