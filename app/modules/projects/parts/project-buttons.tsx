import { Bookmark } from "lucide-react";
import { loginPath } from "~/modules/accounts/rules/sign-in-paths";
import { quoted } from "~/platform/language/quotes";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { VisuallyHidden } from "~/ui/text/text";
import { projectPath } from "../rules/paths";
import type { ProjectSummary } from "../rules/view";

/** What a signed-in person may do with a project; null for a stranger, who is led to the sign-in. */
export type ProjectActs = { apply: boolean; save: boolean; isSaved: boolean } | null;

type OfProject = { project: ProjectSummary; acts: ProjectActs };

/** Where one applies to a project; null when one may not. */
export function applyPath({ id, status, until }: ProjectSummary, acts: ProjectActs): string | null {
  if (status === "closed" || until.isPast) return null;
  const path = projectPath(id, "apply");
  if (acts === null) return loginPath(null, path);
  return acts.apply ? path : null;
}

export function ProjectButtons({ project, acts }: OfProject) {
  const toApply = applyPath(project, acts);
  return (
    <>
      <SaveButton project={project} acts={acts} />
      {toApply ? (
        <ButtonLink variant="primary" href={toApply}>
          Aplică<VisuallyHidden> la {quoted(project.title)}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </>
  );
}

/** Keeps a project for the person, or no longer. */
export function SaveButton({ project: { id, title }, acts }: OfProject) {
  const about = <VisuallyHidden> {quoted(title)}</VisuallyHidden>;
  if (acts === null)
    return (
      <ButtonLink variant="quiet" icon={Bookmark} href={loginPath(null, projectPath(id))}>
        Salvează{about}
      </ButtonLink>
    );
  if (!acts.save) return null;
  return (
    <PostButton
      variant="quiet"
      icon={Bookmark}
      action={projectPath(id, "saving")}
      fields={{ saved: acts.isSaved ? "no" : "yes" }}
      preventScrollReset
    >
      {acts.isSaved ? "Nu mai păstra" : "Salvează"}
      {about}
    </PostButton>
  );
}
