import { Bookmark } from "lucide-react";
import { loginPath } from "~/modules/accounts/rules/sign-in-paths";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import { Dotted, Moment, VisuallyHidden } from "~/ui/text/text";
import { projectPath } from "../rules/paths";
import type { ProjectCardView, ProjectSummary } from "../rules/view";
import { ExchangeStatusBadge, PriorityBadge } from "./project-badges";

/** What a signed-in person may do with a project; null for a stranger, who is led to the sign-in. */
export type ProjectActs = { apply: boolean; save: boolean; isSaved: boolean } | null;

export function ProjectCard({ project, acts }: { project: ProjectCardView; acts: ProjectActs }) {
  const { title, href, status, priority, excerpt } = project;
  return (
    <Card as="article" className="stack stack--1">
      <Cluster tight>
        <h2>
          <Anchor href={href}>{title}</Anchor>
        </h2>
        <ExchangeStatusBadge status={status} />
        <PriorityBadge priority={priority} />
      </Cluster>
      <p className="small muted">
        <Dotted facts={projectFacts(project)} />
      </p>
      <p className="clamp">{excerpt}</p>
      <Cluster tight>
        <ButtonLink small href={href}>
          Detalii<VisuallyHidden> despre {quoted(title)}</VisuallyHidden>
        </ButtonLink>
        <ProjectButtons project={project} acts={acts} />
      </Cluster>
    </Card>
  );
}

/** Where it is, of what kind, for how much, until when. */
const projectFacts = ({ community, county, category, budget, until, applications }: ProjectSummary) => [
  community,
  county,
  category,
  <span key="budget" className="num nowrap">
    {budget}
  </span>,
  <span key="until">
    {until.isPast ? "termen trecut: " : "aplicații până la "}
    <Moment at={until.at}>{until.text}</Moment>
  </span>,
  applications,
];

export function ProjectButtons({
  project: { id, title, status, until },
  acts,
}: {
  project: ProjectSummary;
  acts: ProjectActs;
}) {
  const about = <VisuallyHidden> {quoted(title)}</VisuallyHidden>;
  const isOpen = status !== "closed" && !until.isPast;
  const apply = projectPath(id, "apply");
  const own = projectPath(id);
  return (
    <>
      {isOpen && (acts === null || acts.apply) ? (
        <ButtonLink variant="primary" small href={acts === null ? loginPath(null, apply) : apply}>
          Aplică<VisuallyHidden> la {quoted(title)}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      {acts === null ? (
        <ButtonLink variant="quiet" small icon={Bookmark} href={loginPath(null, own)}>
          Salvează{about}
        </ButtonLink>
      ) : acts.save ? (
        <PostButton
          variant="quiet"
          small
          icon={Bookmark}
          action={projectPath(id, "saving")}
          fields={{ saved: acts.isSaved ? "no" : "yes" }}
          preventScrollReset
        >
          {acts.isSaved ? "Nu mai păstra" : "Salvează"}
          {about}
        </PostButton>
      ) : null}
    </>
  );
}
