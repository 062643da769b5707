import { APPLICATION_STATES } from "~/modules/projects/rules/applications";
import { applicationPath, projectPath } from "~/modules/projects/rules/paths";
import {
  type ApplicationRecord,
  applicationById,
  waitingApplications,
  withoutApplication,
} from "~/modules/projects/store/applications.server";
import { type ProjectRecord, projectById } from "~/modules/projects/store/projects.server";
import { peopleWithDraftOf } from "~/platform/form/draft.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { excerptOf, nameOf, rule, type Sentence, says, textOf, titleOf } from "../rules/sentence";

type Sent = { application: ApplicationRecord; project: ProjectRecord };

async function sentAt(id: string): Promise<Sent | null> {
  const application = await applicationById(id);
  const project = application && (await projectById(application.projectId));
  return application && project && { application, project };
}

const applicant = ({ application }: Sent): Sentence => nameOf("organisation", application.organisationId);

/** To the authority: what an organisation did with its application. */
const moved =
  (title: (sent: Sent) => Sentence, message: (sent: Sent) => Sentence): NoticesOf =>
  async ({ subjectId }) => {
    const sent = await sentAt(subjectId);
    if (!sent?.project.organisationId) return null;
    return {
      type: "project_application",
      to: { organisations: [sent.project.organisationId] },
      title: title(sent),
      message: message(sent),
      href: applicationPath(sent.application.id),
      action: "Citește aplicația",
    };
  };

/** To the organisation: what the authority decided, with its message. */
const decided: NoticesOf = async ({ subjectId }) => {
  const sent = await sentAt(subjectId);
  if (!sent) return null;
  const { application, project } = sent;
  const outcome = application.outcome ?? "declined";
  return {
    type: "application_decided",
    to: { organisations: [application.organisationId] },
    title: says`${nameOf("project_community", project.id)}: aplicația la ${titleOf("project", project.id)}, ${rule(APPLICATION_STATES[outcome].toLowerCase())}`,
    message: application.reason === null ? rule("") : nameOf("application_reason", application.id),
    href: projectPath(project.id),
    action: "Vezi proiectul",
  };
};

/** To the authority of a project. */
const toAuthority =
  (notice: (project: ProjectRecord, other: ProjectRecord | null) => Promise<Omit<Notice, "to"> | null>): NoticesOf =>
  async ({ subjectId, to }) => {
    const project = await projectById(subjectId);
    const said = project?.organisationId ? await notice(project, to === null ? null : await projectById(to)) : null;
    return said && project?.organisationId ? { ...said, to: { organisations: [project.organisationId] } } : null;
  };

const copied = toAuthority(async (project, other) =>
  other === null
    ? null
    : {
        type: "project_copied",
        title: says`${nameOf("project_community", other.id)} a pornit de la ideea din ${titleOf("project", project.id)}`,
        message: says`A deschis ${titleOf("project", other.id)}.`,
        href: projectPath(other.id),
        action: "Vezi proiectul",
      },
);

/** To its authority: what an ADMIN decided about the project, unless it was decided otherwise meanwhile. */
const moderated =
  (
    isHidden: boolean,
    title: (project: Sentence) => Sentence,
    messageOf: (entry: JournalEntry) => Sentence,
  ): NoticesOf =>
  async (entry) => {
    const project = await projectById(entry.subjectId);
    if (!project?.organisationId || (project.hiddenAt !== null) !== isHidden) return null;
    return {
      type: "project_moderated",
      to: { organisations: [project.organisationId] },
      title: title(titleOf("project", project.id)),
      message: messageOf(entry),
      href: projectPath(project.id),
      action: "Vezi proiectul",
    };
  };

const undecided = toAuthority(async (project) => {
  const waiting = project.hiddenAt === null ? await waitingApplications(project.id) : 0;
  if (waiting === 0) return null;
  return {
    type: "project_undecided",
    title: says`${rule(plural(waiting, "aplicație așteaptă", "aplicații așteaptă"))} o decizie la ${titleOf("project", project.id)}`,
    message: says`Ultima zi a fost ${rule(dateLong(project.applicationsUntil))}. Cine a aplicat vrea să știe ce ați decis, și dacă răspunsul este nu.`,
    href: `${projectPath(project.id)}#aplicatii`,
    action: "Vezi aplicațiile",
  };
});

const due: NoticesOf = async ({ subjectId }) => {
  const project = await projectById(subjectId);
  const drafting = project?.isShown ? await peopleWithDraftOf(projectPath(subjectId, "apply")) : [];
  const people = await withoutApplication(subjectId, drafting);
  if (!project || people.length === 0) return null;
  return {
    type: "application_missed",
    to: { people },
    title: says`S-a încheiat termenul la ${titleOf("project", project.id)}`,
    message: rule("Începuserăți o aplicație, care nu a fost trimisă. Ce ați scris nu a citit nimeni."),
    href: projectPath(project.id),
    action: "Vezi proiectul",
  };
};

export const projectNotices = {
  "application.sent": moved(
    (sent) => says`${applicant(sent)} a aplicat la ${titleOf("project", sent.project.id)}`,
    ({ application }) => excerptOf("application", application.id),
  ),
  "application.withdrawn": moved(
    (sent) => says`${applicant(sent)} și-a retras aplicația la ${titleOf("project", sent.project.id)}`,
    () => rule("Numărul aplicațiilor de pe pagina proiectului nu o mai cuprinde."),
  ),
  "application.accepted": decided,
  "application.declined": decided,
  "project.copied": copied,
  "project.hidden": moderated(
    true,
    (project) => says`Un administrator a ascuns proiectul ${project}`,
    ({ id }) =>
      says`Motivul: ${textOf("journal_note", id)} Îl vedeți numai dumneavoastră și administratorii. Îl puteți modifica și puteți scrie la suport ca să fie arătat din nou.`,
  ),
  "project.shown": moderated(
    false,
    (project) => says`Proiectul ${project} este din nou public`,
    () => rule("Toți îl pot citi ca înainte."),
  ),
  "project.undecided": undecided,
  "project.due": due,
} satisfies NoticesByEvent;
