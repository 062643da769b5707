import type { Visitor } from "~/modules/accounts/rules/actor";
import { contactFor } from "~/modules/accounts/store/person.server";
import { leadToLast } from "~/platform/form/list-query";
import { newFormKey } from "~/platform/form/once.server";
import { since } from "~/platform/language/dates";
import { paragraphs } from "~/platform/language/text";
import { pick } from "~/platform/pick";
import type { ProjectReader } from "../parts/project-sheet";
import { type ApplicationFacts, applicationState } from "../rules/applications";
import { imaginedReader, type ReaderKind } from "../rules/imagined-reader";
import { projectPath } from "../rules/paths";
import { ownsProject, projectApplicationPolicy, projectInsidePolicy, projectPolicy } from "../rules/policy";
import { applicationPages } from "../rules/project-query";
import { type Application, applicationView, projectsLikeThis, projectView } from "../rules/view";
import { applicationTo, listApplicationsTo } from "../store/applications.server";
import { insideOf, type ProjectRecord, projectById, projectsLike, savedAmong } from "../store/projects.server";
import { factsOf } from "../verbs/applications.server";
import { actsOn } from "./project-acts.server";

/** What the page shows to everybody. */
export async function sheetOf(project: ProjectRecord, at: Date) {
  const origin = project.originId === null ? null : await projectById(project.originId);
  return {
    project: projectView(project, at),
    like: projectsLikeThis(project, await projectsLike(project)),
    origin: origin?.isShown ? { title: origin.title, href: projectPath(origin.id), community: origin.community } : null,
  };
}

/** What it shows to a signed-in person only; everybody else has the same page. */
export async function readerOf(
  project: ProjectRecord,
  visitor: NonNullable<Visitor>,
  { at, page }: { at: Date; page: number },
): Promise<ProjectReader> {
  const organisationId = visitor.organisation?.id;
  const own = organisationId === undefined ? null : await applicationTo(project.id, organisationId);
  const facts = own && factsOf(own, project);
  const isSaved = (await savedAmong(visitor.userId, [project.id])).has(project.id);
  return {
    ...(await readsAs(project, visitor, { at, own: facts, isSaved })),
    own: own && {
      ...applicationView(own),
      mayWithdraw: facts !== null && projectApplicationPolicy.may("withdraw", visitor, facts, at),
    },
    applications: projectPolicy.may("decide", visitor, project, at)
      ? await applicationsOn(project, visitor, { at, page })
      : null,
  };
}

/** The page as one of these readers has it, whoever they are; null for a stranger, for whom it has nothing more. */
export async function imagined(project: ProjectRecord, reader: ReaderKind, at: Date): Promise<ProjectReader | null> {
  const { visitor, own } = imaginedReader(reader, project);
  if (visitor === null) return null;
  return { ...(await readsAs(project, visitor, { at, own, isSaved: false })), own: null, applications: null };
}

type Circumstances = { at: Date; own: ApplicationFacts | null; isSaved: boolean };

async function readsAs(project: ProjectRecord, visitor: NonNullable<Visitor>, { at, own, isSaved }: Circumstances) {
  const isOwner = ownsProject(visitor, project);
  const hasApplied = own !== null && applicationState(own) !== "withdrawn";
  const may = (action: keyof typeof projectPolicy.rules) => projectPolicy.may(action, visitor, project, at);
  const isInside = (action: "read" | "readOwn") => projectInsidePolicy.may(action, visitor, { project, own }, at);
  const inside = isInside("readOwn") || isInside("read") ? await insideOf(project.id) : null;
  const contact = inside && !isOwner ? await contactOf(project, inside.authorId) : null;
  return {
    acts: actsOn({ project, visitor, at }, { isSaved, hasApplied }),
    isOwner,
    hindrance: hasApplied || isOwner ? null : (projectPolicy.whyNot("apply", visitor, project, at)?.sentence ?? null),
    inside: inside && {
      text: paragraphs(inside.privateText ?? ""),
      contact: contact && pick(contact, "name", "email"),
    },
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

async function contactAt(application: Application & Parameters<typeof contactFor>[0]) {
  const contact = applicationState(application) === "accepted" ? await contactFor(application) : null;
  return contact && pick(contact, "name", "email");
}

const contactOf = async ({ organisationId }: ProjectRecord, authorId: string) =>
  organisationId === null ? null : contactFor({ authorId, organisationId });

async function applicationsOn(project: ProjectRecord, visitor: Visitor, { at, page }: { at: Date; page: number }) {
  const { rows, total, pages } = await listApplicationsTo(project.id, page);
  leadToLast({ page, pages }, (last) => applicationPages.address(projectPath(project.id), {}, { page: last }));
  return {
    page,
    pages,
    total,
    rows: await Promise.all(
      rows.map(async (application) => {
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
          contact: await contactAt(application),
        };
      }),
    ),
  };
}
