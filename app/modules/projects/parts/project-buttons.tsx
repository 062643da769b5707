import { Bookmark } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { loginPath } from "~/modules/accounts/rules/sign-in-paths";
import { quoted } from "~/platform/language/quotes";
import { Button, ButtonLink, type ButtonLook } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { VisuallyHidden } from "~/ui/text/text";
import { projectPath } from "../rules/paths";
import type { ProjectSummary } from "../rules/view";

/** What a signed-in person may do with a project; null for a stranger, who is led to the sign-in. */
export type ProjectActs = { apply: boolean; save: boolean; isSaved: boolean } | null;

/** True on the page that shows a project as others see it: their buttons are there and do nothing. */
export const OnlyShown = createContext(false);

type ActLinkProps = Pick<ButtonLook, "variant" | "icon"> & {
  href: string;
  "aria-label"?: string;
  children: ReactNode;
};

/** A link that looks like a button, to what may be done with a project. */
export const ActLink = ({ href, ...button }: ActLinkProps) =>
  useContext(OnlyShown) ? <Button {...button} type="button" disabled /> : <ButtonLink {...button} href={href} />;

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
        <ActLink variant="primary" href={toApply}>
          Aplică<VisuallyHidden> la {quoted(project.title)}</VisuallyHidden>
        </ActLink>
      ) : null}
    </>
  );
}

/** Keeps a project for the person, or no longer. */
export function SaveButton({ project: { id, title }, acts }: OfProject) {
  const about = <VisuallyHidden> {quoted(title)}</VisuallyHidden>;
  const isShown = useContext(OnlyShown);
  if (acts?.save === false) return null;
  if (acts === null || isShown)
    return (
      <ActLink variant="quiet" icon={Bookmark} href={loginPath(null, projectPath(id))}>
        Salvează{about}
      </ActLink>
    );
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
