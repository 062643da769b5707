import { Plus } from "lucide-react";
import { isUat } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { Cloth } from "~/ui/cloth/cloth";
import { Head } from "~/ui/head/head";
import { type EmptyWords, FoundList } from "~/ui/list/found-list";
import { Row } from "~/ui/list/row";
import { ApplicationBadge, ExchangeStatusBadge } from "../parts/project-badges";
import { applicationState } from "../rules/applications";
import { applicationPath, EXCHANGE, NEW_PROJECT, projectPath } from "../rules/paths";
import { type Application, applicationView, type ProjectSummary, projectCard } from "../rules/view";
import { applicationsOf } from "../store/applications.server";
import { projectsOpenedBy, projectsSavedBy } from "../store/projects.server";
import type { Route } from "./+types/own-applications.page";

const MOST_SAVED = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { id } = orNotFound(actor.organisation);
  const at = now();
  const [applications, saved, opened] = await Promise.all([
    applicationsOf(id),
    projectsSavedBy(actor.userId, MOST_SAVED),
    isUat(actor) ? projectsOpenedBy(id) : null,
  ]);
  return {
    applications: applications.map((application) => ({
      ...applicationView(application),
      ...(application.isHidden
        ? { project: "Proiect ascuns de un administrator", href: null, withdrawal: withdrawalOf(application) }
        : { project: application.project, href: `${projectPath(application.projectId)}#aplicatie`, withdrawal: null }),
    })),
    saved: saved.map((project) => projectCard(project, at)),
    opened: opened?.map((project) => projectCard(project, at)) ?? null,
  };
}

/** An application is otherwise taken back from the page of its project. */
const withdrawalOf = (application: Application): string | null =>
  ["submitted", "accepted"].includes(applicationState(application))
    ? applicationPath(application.id, "withdrawal")
    : null;

export const meta: Route.MetaFunction = () => [{ title: "Aplicațiile mele – PSP" }];

export default function OwnApplications({ loaderData: { applications, saved, opened } }: Route.ComponentProps) {
  return (
    <>
      <Head
        heading="Aplicațiile mele"
        crumb={{ href: EXCHANGE, label: "Schimb de proiecte" }}
        actions={opened ? { label: "Publică proiect", icon: Plus, href: NEW_PROJECT, primary: true } : null}
      />
      <FoundList
        heading="La ce am aplicat"
        shown={applications.length}
        nothingYet={{
          title: "Nicio aplicație încă",
          text: "Aici apar proiectele la care aplicați și ce s-a decis.",
          action: { label: "Vezi proiectele deschise", href: EXCHANGE },
        }}
      >
        {applications.map(({ id, project, href, withdrawal, state, sent }) => (
          <Row
            key={id}
            href={href ?? undefined}
            title={project}
            facts={[{ before: "trimisă la", ...sent }]}
            state={<ApplicationBadge state={state} />}
            menu={withdrawal ? [{ label: "Retrage aplicația", href: withdrawal }] : []}
          />
        ))}
      </FoundList>
      {opened ? (
        <ProjectList
          heading="Proiectele instituției"
          projects={opened}
          anchor="#aplicatii"
          nothingYet={{
            title: "Niciun proiect la schimb, deocamdată",
            text: "Un proiect publicat aici primește aplicații de la autorități și firme.",
          }}
        />
      ) : null}
      <ProjectList
        heading="Proiecte salvate"
        projects={saved}
        nothingYet={{ title: "Niciun proiect salvat", text: "„Salvează” este printre acțiunile fiecărui proiect." }}
      />
    </>
  );
}

type ProjectListProps = {
  heading: string;
  projects: readonly ProjectSummary[];
  nothingYet: EmptyWords;
  anchor?: string;
};

function ProjectList({ heading, projects, nothingYet, anchor = "" }: ProjectListProps) {
  return (
    <FoundList heading={heading} shown={projects.length} nothingYet={nothingYet}>
      {projects.map(({ id, title, href, seed, isVerified, status, community, budget, until, applications }) => (
        <Row
          key={id}
          href={`${href}${anchor}`}
          title={title}
          slot={<Cloth seed={seed} kind="UAT" verified={isVerified} />}
          facts={[community, budget, { before: "până la", ...until }, applications]}
          state={<ExchangeStatusBadge status={status} />}
        />
      ))}
    </FoundList>
  );
}
