import { Split } from "~/ui/layout/layout";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import { Paragraphs } from "~/ui/text/paragraphs";
import type { ProjectStatus } from "../rules/vocabulary";
import { ProjectBadge } from "./badges";

export type ProjectView = {
  id: string;
  title: string;
  description: readonly string[];
  status: ProjectStatus;
  progress: number;
  period: string;
};

/** What a community builds: how far each thing is, in words and as a bar. */
export function ProjectList({ projects }: { projects: readonly ProjectView[] }) {
  return (
    <ul className="ruled">
      {projects.map(({ id, title, description, status, progress, period }) => (
        <li key={id} className="stack stack--1">
          <Split>
            <h3>{title}</h3>
            <ProjectBadge status={status} />
          </Split>
          <Paragraphs of={description} />
          <ProgressBar label={period} value={progress} words={`${progress}% realizat`} />
        </li>
      ))}
    </ul>
  );
}
