import { takeForm } from "~/modules/accounts/http/posted-step.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import {
  rejectOrganisation,
  restoreOrganisation,
  suspendOrganisation,
} from "~/modules/accounts/verbs/verification.server";
import { answersOf } from "~/platform/form/answers";
import { backToOrganisation, formAbout, type OrganisationMove, organisationFlash, stepOf } from "../decision.server";
import { reasonForm } from "../forms";
import { DecisionPage, type DecisionPageProps } from "../parts/decision-page";
import type { Route } from "./+types/organisation-decision.page";

type Decision = {
  move: OrganisationMove;
  verb(actor: Actor, id: string, reason: string): Promise<unknown>;
  done: string;
  words: Pick<DecisionPageProps, "heading" | "effect" | "text" | "submit">;
};

/** The decisions that need only a reason, by the last segment of their addresses. */
const DECISIONS: Record<string, Decision> = {
  rejection: {
    move: "reject",
    verb: rejectOrganisation,
    done: "Organizația a fost respinsă.",
    words: {
      heading: "Respinge organizația",
      effect:
        "Organizația rămâne înregistrată, dar nu poate trimite sau răspunde. Membrii ei primesc motivul prin e-mail, pot îndrepta datele și pot cere din nou verificarea.",
      text: {
        name: "reason",
        label: "Motivul",
        hint: "Îl citesc membrii organizației: scrieți ce lipsește și cum se îndreaptă.",
      },
      submit: { submit: "Respinge organizația", variant: "danger" },
    },
  },
  suspension: {
    move: "suspend",
    verb: suspendOrganisation,
    done: "Organizația a fost suspendată.",
    words: {
      heading: "Suspendă organizația",
      effect:
        "Membrii ei sunt deconectați de pe toate dispozitivele. Ciornele și ofertele depuse se păstrează, dar nu se mai întâmplă nimic nou până ridicați suspendarea.",
      text: { name: "reason", label: "Motivul", hint: "Îl citesc membrii organizației." },
      submit: { submit: "Suspendă organizația", variant: "danger" },
    },
  },
  restoration: {
    move: "restore",
    verb: restoreOrganisation,
    done: "Suspendarea a fost ridicată.",
    words: {
      heading: "Ridică suspendarea",
      effect: "Organizația revine la starea de dinaintea suspendării, iar membrii ei primesc un e-mail.",
      text: { name: "reason", label: "De ce se ridică", hint: "Rămâne în istoric." },
      submit: { submit: "Ridică suspendarea", variant: "primary" },
    },
  },
};

function decisionAt({ pathname }: URL): Decision {
  const found = DECISIONS[pathname.slice(pathname.lastIndexOf("/") + 1)];
  if (!found) throw new Error(`No decision is taken at ${pathname}`);
  return found;
}

export async function loader(route: Route.LoaderArgs) {
  const { move, words } = decisionAt(route.url);
  const { id, name } = await stepOf(move, route);
  return { back: { href: organisationPath(id), label: name }, words };
}

export function action(route: Route.ActionArgs) {
  const { verb, done } = decisionAt(route.url);
  return takeForm(route, formAbout(reasonForm), {
    back: backToOrganisation,
    done: organisationFlash(done),
    work: ({ actor, id, value }) => verb(actor, id, value.reason),
  });
}

export default function OrganisationDecision({ loaderData: { back, words }, actionData }: Route.ComponentProps) {
  return <DecisionPage back={back} answers={answersOf(actionData?.refused)} {...words} />;
}
