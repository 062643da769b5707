import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { Split } from "~/ui/layout/layout";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import { Paragraphs } from "~/ui/text/paragraphs";
import { openedProjectPath } from "../rules/paths";
import type { CommunityView } from "../rules/view";
import { ProjectBadge } from "./badges";

type ProjectItemProps = { project: CommunityView["projects"][number]; id?: string; children?: ReactNode };

/** A project with its status and a progress bar; `children` are its actions. */
export function ProjectItem({ project, id, children }: ProjectItemProps) {
  const { title, description, status, progress, period, openedAt } = project;
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1} className="stack stack--1">
      <Split>
        <h3>{title}</h3>
        <ProjectBadge status={status} />
      </Split>
      <Paragraphs of={description} />
      <ProgressBar label={period} value={progress} words={`${progress}% realizat`} />
      {openedAt === null ? null : (
        <p className="small">
          <Anchor href={openedProjectPath(project.id)}>Deschis și altora, la schimbul de proiecte</Anchor>
        </p>
      )}
      {children}
    </li>
  );
}
