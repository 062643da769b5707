import { isUat } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Moment } from "~/ui/text/text";
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
    <Stack gap={3}>
      <Crumb href={EXCHANGE}>Schimb de proiecte</Crumb>
      <h1>Aplicațiile mele</h1>
      <Card heading="La ce am aplicat">
        {applications.length === 0 ? (
          <p className="muted">
            Nicio aplicație încă. <Anchor href={EXCHANGE}>Vedeți proiectele deschise</Anchor>
          </p>
        ) : (
          <Rows>
            {applications.map(({ id, project, href, withdrawal, state, sent }) => (
              <Row
                key={id}
                {...(href ? { href } : {})}
                title={project}
                facts={[
                  <span key="sent">
                    trimisă la <Moment at={sent.at}>{sent.text}</Moment>
                  </span>,
                ]}
                end={
                  <Cluster tight>
                    <ApplicationBadge state={state} />
                    {withdrawal ? (
                      <ButtonLink small variant="quiet" href={withdrawal}>
                        Retrage aplicația
                      </ButtonLink>
                    ) : null}
                  </Cluster>
                }
              />
            ))}
          </Rows>
        )}
      </Card>
      {opened ? (
        <Card
          heading="Proiectele instituției"
          action={
            <ButtonLink small href={NEW_PROJECT}>
              Publică proiect
            </ButtonLink>
          }
        >
          <ProjectRows projects={opened} empty="Niciun proiect la schimb, deocamdată." anchor="#aplicatii" />
        </Card>
      ) : null}
      <Card heading="Proiecte salvate">
        <ProjectRows projects={saved} empty="Niciun proiect salvat. Butonul „Salvează” stă lângă fiecare proiect." />
      </Card>
    </Stack>
  );
}

type ProjectRowsProps = { projects: readonly ProjectSummary[]; empty: string; anchor?: string };

function ProjectRows({ projects, empty, anchor = "" }: ProjectRowsProps) {
  if (projects.length === 0) return <p className="muted">{empty}</p>;
  return (
    <Rows>
      {projects.map(({ id, title, href, status, community, budget, until, applications }) => (
        <Row
          key={id}
          href={`${href}${anchor}`}
          title={title}
          facts={[
            community,
            budget,
            <span key="until">
              până la <Moment at={until.at}>{until.text}</Moment>
            </span>,
            applications,
          ]}
          end={<ExchangeStatusBadge status={status} />}
        />
      ))}
    </Rows>
  );
}
