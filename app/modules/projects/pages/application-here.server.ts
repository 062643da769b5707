import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { OWN_APPLICATIONS, projectPath } from "../rules/paths";
import { projectApplicationPolicy, projectPolicy } from "../rules/policy";
import { applicationById } from "../store/applications.server";
import { projectById } from "../store/projects.server";
import { factsOf } from "../verbs/applications.server";

/** An application with its project, and where its reader goes on; throws 404 for whoever may not read it. */
export async function applicationHere({ actor, id }: { actor: Actor; id: string }) {
  const application = orNotFound(await applicationById(id));
  const project = orNotFound(await projectById(application.projectId));
  const facts = factsOf(application, project);
  const at = now();
  projectApplicationPolicy.allow("read", actor, facts, at);
  const back = projectPolicy.may("read", actor, project, at)
    ? { href: projectPath(project.id), label: project.title }
    : { href: OWN_APPLICATIONS, label: "Aplicațiile mele" };
  return { application, project, facts, back };
}

/** The page to which the steps of an application lead. */
export const toItsProject = async (asked: { actor: Actor; id: string }): Promise<string> =>
  (await applicationHere(asked)).back.href;
