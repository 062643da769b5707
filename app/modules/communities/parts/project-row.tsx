import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { ProgressCell } from "~/ui/chart/progress-bar";
import { Row } from "~/ui/list/row";
import { Paragraphs } from "~/ui/text/paragraphs";
import { openedProjectPath } from "../rules/paths";
import type { CommunityView } from "../rules/view";
import { ProjectBadge } from "./badges";

type ProjectRowProps = {
  project: CommunityView["projects"][number];
  id?: string;
  /** After its text. */
  children?: ReactNode;
  /** What may be done with it. */
  menu?: readonly ReactNode[];
};

/** A project of a community: how far it is, and its state. */
export function ProjectRow({ project, id, children, menu }: ProjectRowProps) {
  const { title, description, status, progress, period, openedAt } = project;
  return (
    <Row
      id={id}
      title={title}
      text={
        <>
          <Paragraphs of={description} />
          {openedAt === null ? null : (
            <p>
              <Anchor href={openedProjectPath(project.id)}>
                Deschis și altora<span className="vh">, la schimbul de proiecte: {title}</span>
              </Anchor>
            </p>
          )}
          {children}
        </>
      }
      facts={[period]}
      cell={<ProgressCell label={`Progres: ${title}`} value={progress} words={`${progress}% realizat`} />}
      state={<ProjectBadge status={status} />}
      {...(menu && { menu })}
    />
  );
}
