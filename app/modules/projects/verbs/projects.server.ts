import type { Actor } from "~/modules/accounts/rules/actor";
import { OWN_COMMUNITY } from "~/modules/communities/rules/paths";
import { communityIdOf, lockCommunity } from "~/modules/communities/store/desk.server";
import { insertProject, projectCount, updateProject } from "~/modules/communities/store/edits.server";
import { isFull, PROJECTS_FULL } from "~/modules/communities/verbs/items.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { valuesIn, versionIn } from "~/platform/form/field-table.server";
import { notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { type ForwardLink, orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { applicationState } from "../rules/applications";
import { overdueBefore, REMINDED_EVERY_DAYS, takesApplications, unopened } from "../rules/exchange";
import { EXCHANGE, OWN_APPLICATIONS, projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { PROJECT, type ProjectInput } from "../rules/project-fields";
import {
  applicationsTo,
  insertExchange,
  markHidden,
  markOpened,
  projectsPastDue,
  projectsToRemind,
  setSaved,
  updateApplication,
  updateExchange,
} from "../store/applications.server";
import { insideOf, lockedProject, type ProjectRecord, projectById, unopenedProject } from "../store/projects.server";

/** Where a project begins: one of the own community, the idea of another one, or neither. */
export type Beginning = { projectId: string | null; ideaId: string | null };

/** The authority's own community, in which a project is opened. Locked, as its page shows the project too. */
const inOwnCommunity = stepsOn<Actor>()({
  policy: projectPolicy,
  locked: async (_id, { organisation }) => {
    const communityId = organisation && (await communityIdOf(organisation.id));
    if (communityId !== null) await lockCommunity(communityId);
    return unopened(communityId);
  },
  way: (_actor, { communityId }) => wayToOpen(communityId),
});

/** Where somebody who may not open a project goes on. */
export const wayToOpen = (communityId: string | null): ForwardLink =>
  communityId === null
    ? { href: OWN_COMMUNITY, label: "La comunitatea dumneavoastră" }
    : { href: EXCHANGE, label: "La schimbul de proiecte" };

/** Puts a project into the exchange, and adds it to the community's projects unless it is one of them. Returns its id. */
export function openProject(actor: Actor, input: ProjectInput, { projectId, ideaId }: Beginning): Promise<string> {
  return inOwnCommunity(actor, "", async ({ communityId }, { at, allow, ask, refusal, log }) => {
    allow("open");
    const idea = ideaId === null ? null : orNotFound(await projectById(ideaId));
    if (idea) ask(projectPolicy, "copy", idea);
    const begun = projectId === null ? null : await unopenedProject(projectId, orNotFound(communityId));
    if (projectId !== null && begun === null)
      throw refusal(
        "Proiectul nu se mai poate deschide: este deja la schimbul de proiecte, este finalizat ori suspendat, sau nu mai este al comunității.",
        {
          href: OWN_APPLICATIONS,
          label: "Vedeți proiectele dumneavoastră",
        },
      );
    if (begun) await setTexts(begun, input, at);
    else if (isFull(await projectCount(orNotFound(communityId)))) throw refusal(PROJECTS_FULL, wayToOpen(null));
    const id = begun?.id ?? (await insertProject(orNotFound(communityId), plannedProject(input, at), at));
    await markOpened(id, at);
    await insertExchange({ ...termsOf(input), id, authorId: actor.userId, originId: idea?.id ?? null });
    await log("project.opened", { subjectId: id });
    if (idea) await log("project.copied", { subjectId: idea.id, to: id });
    return id;
  });
}

const plannedProject = ({ title, description }: ProjectInput, at: Date) => ({
  title,
  description,
  status: "planning" as const,
  progress: 0,
  startsOn: localDateOf(at),
  endsOn: null,
});

/** What only the exchange knows of a project. */
const termsOf = ({ title: _title, description: _description, ...terms }: ProjectInput) => terms;

/** Writes title and public text where the community's page shows them too; what is as before stays untouched. */
async function setTexts(
  project: { id: string; title: string; description: string },
  { title, description }: ProjectInput,
  at: Date,
): Promise<void> {
  if (project.title !== title || project.description !== description)
    await updateProject(project.id, { title, description }, at);
}

export const onProject = stepsOn<Actor>()({
  policy: projectPolicy,
  locked: lockedProject,
  way: (_actor, { id }) => ({ href: projectPath(id), label: "Înapoi la proiect" }),
});

/** What the form of a project shows. */
export async function projectInputOf(project: ProjectRecord): Promise<ProjectInput> {
  const { privateText } = orNotFound(await insideOf(project.id));
  return valuesIn(PROJECT, { ...project, privateText });
}

/** Throws `Overtaken` when somebody else has changed it since the form was shown. */
export async function editProject(actor: Actor, id: string, input: ProjectInput, seen: string | null): Promise<void> {
  await onProject(actor, id, async (project, { at, allow, log }) => {
    allow("edit");
    await lockCommunity(project.communityId);
    notOvertaken(seen, versionIn(PROJECT, await projectInputOf(project)));
    await setTexts(project, input, at);
    const isExtended = input.applicationsUntil > project.applicationsUntil;
    await updateExchange(id, { ...termsOf(input), ...(isExtended ? { dueAt: null, remindedAt: null } : {}) });
    await log("project.edited");
  });
}

/**
 * Takes no more applications. Those that wait are declined with this reason, so that everybody knows the outcome; returns how
 * many they were.
 */
export async function closeProject(actor: Actor, id: string, reason: string): Promise<number> {
  return onProject(actor, id, async (_project, { at, allow, log }) => {
    allow("close");
    const waiting = (await applicationsTo(id)).filter((application) => applicationState(application) === "submitted");
    for (const application of waiting) {
      await updateApplication(application.id, { outcome: "declined", decidedAt: at, decidedBy: actor.userId, reason });
      await log("application.declined", { subjectId: application.id });
    }
    await updateExchange(id, { closedAt: at });
    await log("project.closed");
    return waiting.length;
  });
}

/** Says whether it takes applications again: its last day may have passed. */
export async function reopenProject(actor: Actor, id: string): Promise<boolean> {
  return onProject(actor, id, async (project, { at, allow, log }) => {
    allow("reopen");
    await updateExchange(id, { closedAt: null });
    await log("project.reopened");
    return takesApplications({ ...project, closedAt: null }, at);
  });
}

/** Only its authority and ADMIN see it then, with the reason; its community's page and search entry leave it out too. */
export function hideProject(actor: Actor, id: string, reason: string): Promise<void> {
  return onProject(actor, id, async ({ communityId }, { at, allow, log }) => {
    allow("hide");
    await lockCommunity(communityId);
    await markHidden(id, { hiddenAt: at, hiddenBy: actor.userId, hiddenReason: reason });
    await log("project.hidden", { note: reason });
  });
}

export function showProject(actor: Actor, id: string): Promise<void> {
  return onProject(actor, id, async ({ communityId }, { allow, log }) => {
    allow("show");
    await lockCommunity(communityId);
    await markHidden(id, { hiddenAt: null, hiddenBy: null, hiddenReason: null });
    await log("project.shown");
  });
}

/** For the person's own list; nobody else sees it. */
export async function saveProject(actor: Actor, id: string, isSaved: boolean): Promise<void> {
  const at = now();
  projectPolicy.allow("save", actor, orNotFound(await projectById(id)), at);
  await setSaved(actor.userId, id, isSaved ? at : null);
}

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Reminds authorities of applications that still wait, each project once a week; returns how many projects. */
export async function remindOfApplications(): Promise<number> {
  const at = now();
  const since = new Date(at.getTime() - REMINDED_EVERY_DAYS * DAY_MS);
  const ids = await projectsToRemind(overdueBefore(at), since, BATCH);
  for (const id of ids)
    await transaction(async () => {
      await updateExchange(id, { remindedAt: at });
      await record({ what: "project.undecided", subjectId: id, by: null, at });
    });
  return ids.length < BATCH ? ids.length : ids.length + (await remindOfApplications());
}

/** Notes of which projects the last day has passed; returns of how many. */
export async function noteProjectsPastDue(): Promise<number> {
  const at = now();
  const ids = await projectsPastDue(localDateOf(at), BATCH);
  for (const id of ids)
    await transaction(async () => {
      await updateExchange(id, { dueAt: at });
      await record({ what: "project.due", subjectId: id, by: null, at });
    });
  return ids.length < BATCH ? ids.length : ids.length + (await noteProjectsPastDue());
}
