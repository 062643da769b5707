import type { Visitor } from "~/modules/accounts/rules/actor";
import type { ProjectActs } from "../parts/project-buttons";
import type { ProjectFacts } from "../rules/exchange";
import { projectPolicy } from "../rules/policy";

type Asked = { project: ProjectFacts; visitor: Visitor; at: Date };

/** The buttons of a project for this person; null for a stranger, whose page is the same for all. */
export const actsOn = (
  { project, visitor, at }: Asked,
  { isSaved, hasApplied }: { isSaved: boolean; hasApplied: boolean },
): ProjectActs =>
  visitor && {
    apply: !hasApplied && projectPolicy.may("apply", visitor, project, at),
    save: projectPolicy.may("save", visitor, project, at),
    isSaved,
  };
