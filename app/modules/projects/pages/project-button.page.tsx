import { buttonSteps } from "~/modules/accounts/http/posted-step.server";
import { badRequest } from "~/platform/refusal";
import { projectPath } from "../rules/paths";
import { reopenProject, saveProject } from "../verbs/projects.server";

/** "yes" or "no" in a hidden field; throws 400 for anything else. */
function isYes(form: FormData, name: string): boolean {
  const value = form.get(name);
  if (value !== "yes" && value !== "no") throw badRequest();
  return value === "yes";
}

const toProject = ({ id }: { id: string }) => projectPath(id);

const buttons = buttonSteps({
  saving: {
    back: toProject,
    done: ({ form }) => ({
      title: isYes(form, "saved")
        ? "Proiectul este printre cele salvate."
        : "Proiectul nu mai este printre cele salvate.",
    }),
    work: ({ actor, id, form }) => saveProject(actor, id, isYes(form, "saved")),
  },
  reopening: {
    back: toProject,
    done: { title: "Proiectul primește din nou aplicații." },
    work: ({ actor, id }) => reopenProject(actor, id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ProjectButton() {
  return null;
}
