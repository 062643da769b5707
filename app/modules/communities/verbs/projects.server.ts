import type { z } from "zod";
import type { Actor } from "~/modules/accounts/rules/actor";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { plural } from "~/platform/language/plural";
import { movedOn, notFound } from "~/platform/refusal";
import type { projectForm } from "../forms";
import { deskPath, MOST_PROJECTS } from "../rules/desk";
import { shownProject } from "../rules/editing";
import { deleteProject, insertProject, updateProject } from "../store/edits.server";
import type { StoredCommunity } from "../store/profile.server";
import { edited, inTurn } from "./guard.server";

export type ProjectInput = z.output<ReturnType<typeof projectForm>>;
export type StoredProject = StoredCommunity["projects"][number];

export const projectPart = (id: string): string => `project:${id}`;
export const projectVersion = (project: StoredProject): string => contentVersion(shownProject(project));

/** One of this community's; another's is not there. */
export function projectIn(community: StoredCommunity, id: string): StoredProject {
  const found = community.projects.find((project) => project.id === id);
  if (!found) throw notFound();
  return found;
}

export async function addProject(actor: Actor, communityId: string, input: ProjectInput): Promise<string> {
  return inTurn(actor, communityId, async (community, at) => {
    if (community.projects.length >= MOST_PROJECTS) {
      throw movedOn(
        `Pagina are deja ${plural(MOST_PROJECTS, "proiect", "proiecte")}, cât poate arăta. Scoateți unul, apoi adăugați altul.`,
        { href: deskPath(actor, communityId), label: "Înapoi la comunitate" },
      );
    }
    const id = await insertProject(communityId, input, at);
    await edited(communityId, { part: projectPart(id), by: actor, at, note: input.title });
    return id;
  });
}

export async function saveProject(
  actor: Actor,
  { communityId, id, seen }: { communityId: string; id: string; seen: string | null },
  input: ProjectInput,
): Promise<void> {
  await inTurn(actor, communityId, async (community, at) => {
    notOvertaken(seen, projectVersion(projectIn(community, id)));
    await updateProject(id, input, at);
    await edited(communityId, { part: projectPart(id), by: actor, at, note: input.title });
  });
}

/** Returns its title. */
export async function removeProject(actor: Actor, communityId: string, id: string): Promise<string> {
  return inTurn(actor, communityId, async (community, at) => {
    const { title } = projectIn(community, id);
    await deleteProject(id);
    await edited(communityId, { part: projectPart(id), by: actor, at, note: `${title} (scos)` });
    return title;
  });
}
