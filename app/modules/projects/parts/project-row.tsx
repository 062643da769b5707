import { plural } from "~/platform/language/plural";
import { Cloth } from "~/ui/cloth/cloth";
import { Cell, Row } from "~/ui/list/row";
import { Moment } from "~/ui/text/text";
import type { ProjectCardView } from "../rules/view";
import { ExchangeStatusBadge } from "./project-badges";
import { applyPath, type ProjectActs, SaveButton } from "./project-buttons";

type ProjectRowProps = {
  project: ProjectCardView;
  acts: ProjectActs;
  /** How many applications the reader's authority has to decide about. */
  waits: number;
  /** The first that waits for the reader. */
  isFirst: boolean;
};

export function ProjectRow({ project, acts, waits, isFirst }: ProjectRowProps) {
  const { title, href, seed, isVerified, status, excerpt, community, county, category, applications, until } = project;
  const toApply = applyPath(project, acts);
  return (
    <Row
      href={href}
      title={title}
      slot={<Cloth seed={seed} kind="UAT" verified={isVerified} />}
      say={
        <>
          <ExchangeStatusBadge status={status} />
          {waits > 0 ? <b>{plural(waits, "aplicație", "aplicații")} de decis. </b> : null}
          {excerpt}
        </>
      }
      facts={[`${community}, ${county}`, category, applications]}
      cell={<Cell value={project.budget} unit={`prioritate ${project.priorityLabel.toLowerCase()}`} />}
      state={<Cell value={<Moment at={until.at}>{until.short}</Moment>} unit={until.left} />}
      action={
        waits > 0
          ? { label: "Decide", href: `${href}#aplicatii`, primary: isFirst }
          : toApply && { label: "Aplică", href: toApply }
      }
      menu={[{ label: "Detalii", href }, <SaveButton key="save" project={project} acts={acts} />]}
      now={isFirst}
    />
  );
}
