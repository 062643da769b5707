import type { Actor } from "~/modules/accounts/rules/actor";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { now } from "~/platform/clock";
import { text } from "~/platform/form/field-table";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { orNotFound } from "~/platform/refusal";
import { takesApplications } from "../rules/exchange";
import { projectPath } from "../rules/paths";
import { projectApplicationPolicy, projectPolicy } from "../rules/policy";
import { LONGEST_APPLICATION, LONGEST_REASON } from "../rules/text";
import { applicationTo, waitingApplications } from "../store/applications.server";
import { projectById } from "../store/projects.server";
import { applyToProject, factsOf, withdrawApplication } from "../verbs/applications.server";
import { closeProject, hideProject } from "../verbs/projects.server";
import { applicationHere, toItsProject } from "./application-here.server";

const projectOf = async (id: string) => orNotFound(await projectById(id));

/** A project with the way back to it; throws for whoever may not do this with it. */
async function projectFor(action: "apply" | "close" | "hide", { actor, id }: { actor: Actor; id: string }) {
  const project = await projectOf(id);
  const back = { href: projectPath(project.id), label: project.title };
  projectPolicy.allow(action, actor, project, now(), back);
  return { project, back };
}

const toProject = async ({ id }: { id: string }) => projectPath((await projectOf(id)).id);

const LIMIT: Limit = {
  name: "project-applications",
  most: 60,
  seconds: 3_600,
  sentence: "Ați trimis multe aplicații într-un timp scurt. Ce ați scris a rămas mai jos, netrimis.",
};

export const applying = stepPage({
  kept: true,
  limit: LIMIT,
  fields: {
    text: text("De ce vreți să luați parte", "aplicația", {
      most: LONGEST_APPLICATION,
      rows: 8,
      hint: "Ce puteți aduce, ce ați mai făcut, când puteți începe.",
    }),
  },
  async page(asked) {
    const { project, back } = await projectFor("apply", asked);
    const { actor } = asked;
    const earlier = await applicationTo(project.id, orNotFound(actor.organisation).id);
    if (earlier) projectApplicationPolicy.allow("resubmit", actor, factsOf(earlier, project), now(), back);
    return {
      back,
      heading: "Aplicați la proiect",
      intro: `Aplicația o citește numai ${project.community}. Se poate aplica până la ${dateLong(project.applicationsUntil)}.`,
      defaults: { text: earlier?.text ?? "" },
      submit: "Aplică",
      busyLabel: "Se trimite…",
      note: "Autoritatea vede numele dumneavoastră; dacă vă acceptă, și e-mailul.",
    };
  },
  back: toProject,
  work: ({ actor, id, value }) => applyToProject(actor, id, value.text),
  done: {
    title: "Aplicația a fost trimisă.",
    text: "Autoritatea este anunțată, iar dumneavoastră aflați ce decide.",
  },
});

const AGAIN = " Puteți aplica din nou până la termen.";
const withdrawn = (again: unknown) => `Autoritatea este anunțată.${again ? AGAIN : ""}`;

export const withdrawal = stepPage({
  async page({ actor, id }) {
    const { facts, back } = await applicationHere({ actor, id });
    projectApplicationPolicy.allow("withdraw", actor, facts, now(), back);
    return {
      back,
      heading: "Retrageți aplicația?",
      intro: withdrawn(takesApplications(facts.project, now())),
      submit: "Retrage aplicația",
      variant: "danger",
      busyLabel: "Se retrage…",
    };
  },
  back: toItsProject,
  work: ({ actor, id }) => withdrawApplication(actor, id),
  done: (_, again) => ({ title: "Aplicația a fost retrasă.", text: withdrawn(again) }),
});

export const closing = stepPage({
  kept: true,
  fields: {
    reason: text("Mesajul către cei care au aplicat", "mesajul către cei care au aplicat", {
      most: LONGEST_REASON,
      rows: 4,
      hint: "De exemplu: am ales partenerul; vă mulțumim.",
    }),
  },
  async page(asked) {
    const { project, back } = await projectFor("close", asked);
    const waiting = await waitingApplications(project.id);
    const told = plural(waiting, "aplicație așteaptă", "aplicații așteaptă");
    return {
      back,
      heading: "Încheiați aplicațiile?",
      intro:
        waiting === 0
          ? "Proiectul iese din listă și nu mai primește aplicații. Îl puteți redeschide."
          : `Proiectul iese din listă. ${told} o decizie: cele nedecise nu sunt acceptate și primesc mesajul de mai jos.`,
      submit: "Încheie aplicațiile",
      busyLabel: "Se încheie…",
    };
  },
  back: toProject,
  work: ({ actor, id, value }) => closeProject(actor, id, value.reason),
  done: (_, declined) => ({
    title: "Proiectul nu mai primește aplicații.",
    ...(declined
      ? { text: `${plural(declined, "organizație primește", "organizații primesc")} mesajul dumneavoastră.` }
      : {}),
  }),
});

export const hiding = stepPage({
  fields: {
    reason: text("Motivul", "motivul", { most: LONGEST_REASON, rows: 4, hint: "Îl citește autoritatea." }),
  },
  page: async (asked) => ({
    back: (await projectFor("hide", asked)).back,
    heading: "Ascunde proiectul",
    intro:
      "Îl mai văd numai autoritatea lui și administratorii: iese din listă, de pe pagina comunității, din căutare și din fluxuri, și nu se mai poate aplica. Îl puteți arăta din nou oricând.",
    submit: "Ascunde proiectul",
    variant: "danger",
    busyLabel: "Se ascunde…",
  }),
  back: toProject,
  work: ({ actor, id, value }) => hideProject(actor, id, value.reason),
  done: { title: "Proiectul a fost ascuns.", text: "Autoritatea a fost anunțată și citește motivul." },
});
