import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { isYes } from "~/platform/form/yes-or-no";
import { projectPath } from "../rules/paths";
import { reopenProject, saveProject, showProject } from "../verbs/projects.server";

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
  showing: {
    back: toProject,
    done: { title: "Proiectul se vede din nou.", text: "Autoritatea a fost anunțată." },
    work: ({ actor, id }) => showProject(actor, id),
  },
  reopening: {
    back: toProject,
    work: ({ actor, id }) => reopenProject(actor, id),
    done: (_given, takes) =>
      takes === false
        ? {
            title: "Proiectul este redeschis, dar nu primește încă aplicații.",
            text: "Ultima zi pentru ele a trecut, sau proiectul este finalizat ori suspendat. Zilele se schimbă la „Modifică”.",
          }
        : { title: "Proiectul primește din nou aplicații." },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ProjectButton() {
  return null;
}
