import type { Visitor } from "~/modules/accounts/rules/actor";
import { contactFor } from "~/modules/accounts/store/person.server";
import { leadToLast } from "~/platform/form/list-query";
import { newFormKey } from "~/platform/form/once.server";
import { since } from "~/platform/language/dates";
import { paragraphs } from "~/platform/language/text";
import { pick } from "~/platform/pick";
import { applicationState } from "../rules/applications";
import { projectPath } from "../rules/paths";
import { ownsProject, projectApplicationPolicy, projectInsidePolicy, projectPolicy } from "../rules/policy";
import { applicationPages } from "../rules/project-query";
import { applicationView } from "../rules/view";
import { applicationTo, listApplicationsTo } from "../store/applications.server";
import { insideOf, type ProjectRecord, savedAmong } from "../store/projects.server";
import { factsOf } from "../verbs/applications.server";
import { actsOn } from "./project-acts.server";

/** What the page shows to a signed-in person only; everybody else has the same page. */
export async function readerOf(
  project: ProjectRecord,
  visitor: NonNullable<Visitor>,
  { at, page }: { at: Date; page: number },
) {
  const organisationId = visitor.organisation?.id;
  const own = organisationId === undefined ? null : await applicationTo(project.id, organisationId);
  const facts = own && factsOf(own, project);
  const isOwner = ownsProject(visitor, project);
  const isSaved = (await savedAmong(visitor.userId, [project.id])).has(project.id);
  const hasApplied = own !== null && applicationState(own) !== "withdrawn";
  const may = (action: keyof typeof projectPolicy.rules) => projectPolicy.may(action, visitor, project, at);
  const isInside = (action: "read" | "readOwn") =>
    projectInsidePolicy.may(action, visitor, { project, own: facts }, at);
  const inside = isInside("readOwn") || isInside("read") ? await insideOf(project.id) : null;
  const contact = inside && !isOwner ? await contactOf(project, inside.authorId) : null;
  return {
    acts: actsOn({ project, visitor, at }, { isSaved, hasApplied }),
    isOwner,
    own: own && {
      ...applicationView(own),
      mayWithdraw: facts !== null && projectApplicationPolicy.may("withdraw", visitor, facts, at),
    },
    hindrance: hasApplied || isOwner ? null : (projectPolicy.whyNot("apply", visitor, project, at)?.sentence ?? null),
    inside: inside && {
      text: paragraphs(inside.privateText ?? ""),
      contact: contact && pick(contact, "name", "email"),
    },
    applications: may("decide") ? await applicationsOn(project, visitor, { at, page }) : null,
    hiddenReason: project.hiddenReason,
    may: {
      edit: may("edit"),
      close: may("close"),
      reopen: may("reopen"),
      copy: may("copy"),
      hide: may("hide"),
      show: may("show"),
    },
  };
}

const contactOf = async ({ organisationId }: ProjectRecord, authorId: string) =>
  organisationId === null ? null : contactFor({ authorId, organisationId });

async function applicationsOn(project: ProjectRecord, visitor: Visitor, { at, page }: { at: Date; page: number }) {
  const { rows, pages } = await listApplicationsTo(project.id, page);
  leadToLast({ page, pages }, (last) => applicationPages.address(projectPath(project.id), {}, { page: last }));
  return {
    page,
    pages,
    rows: rows.map((application) => {
      const facts = factsOf(application, project);
      const mayDecide = projectApplicationPolicy.may("decline", visitor, facts, at);
      return {
        ...applicationView(application),
        ...pick(application, "organisation", "organisationId", "kind", "author", "isSuspended"),
        arrived: since(application.sentAt, at),
        /** Absent when nothing is to be decided about it. */
        decision: mayDecide
          ? {
              formKey: newFormKey(),
              hindrance: projectApplicationPolicy.whyNot("accept", visitor, facts, at)?.sentence ?? null,
            }
          : null,
      };
    }),
  };
}
