import { takeForm } from "~/modules/accounts/http/posted-step.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import {
  rejectOrganisation,
  restoreOrganisation,
  suspendOrganisation,
} from "~/modules/accounts/verbs/verification.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage, type PostPageProps } from "~/ui/form/form-page";
import { reasonForm } from "../forms";
import type { Route } from "./+types/organisation-decision.page";
import { backToOrganisation, type OrganisationMove, organisationFlash, stepOf } from "./decision.server";

type Decision = {
  move: OrganisationMove;
  verb(actor: Actor, id: string, reason: string): Promise<unknown>;
  done: string;
  /** The heading is also what the button says. */
  page: Pick<PostPageProps, "heading" | "variant">;
  /** What happens when the button is pressed. */
  effect: string;
  reason: { label: string; hint: string };
};

/** The decisions that need only a reason, by the last segment of their addresses. */
const DECISIONS: Record<string, Decision> = {
  rejection: {
    move: "reject",
    verb: rejectOrganisation,
    done: "Organizația a fost respinsă.",
    page: { heading: "Respinge organizația", variant: "danger" },
    effect:
      "Organizația rămâne înregistrată, dar nu poate trimite sau răspunde. Membrii ei primesc motivul prin e-mail, pot corecta datele și pot cere din nou verificarea.",
    reason: { label: "Motivul", hint: "Îl citesc membrii organizației: scrieți ce lipsește și cum se corectează." },
  },
  suspension: {
    move: "suspend",
    verb: suspendOrganisation,
    done: "Organizația a fost suspendată.",
    page: { heading: "Suspendă organizația", variant: "danger" },
    effect:
      "Membrii ei sunt deconectați de pe toate dispozitivele. Ciornele și ofertele trimise se păstrează, dar nu se mai întâmplă nimic nou până ridicați suspendarea.",
    reason: { label: "Motivul", hint: "Îl citesc membrii organizației." },
  },
  restoration: {
    move: "restore",
    verb: restoreOrganisation,
    done: "Suspendarea a fost ridicată.",
    page: { heading: "Ridică suspendarea" },
    effect: "Organizația revine la starea de dinaintea suspendării, iar membrii ei primesc un e-mail.",
    reason: { label: "De ce se ridică", hint: "Rămâne în istoric." },
  },
};

function decisionAt({ pathname }: URL): Decision {
  const found = DECISIONS[pathname.slice(pathname.lastIndexOf("/") + 1)];
  if (!found) throw new Error(`No decision is taken at ${pathname}`);
  return found;
}

export async function loader(route: Route.LoaderArgs) {
  const { move, page, effect, reason } = decisionAt(route.url);
  const { id, name } = await stepOf(move, route);
  return { back: { href: organisationPath(id), label: name }, page, effect, reason };
}

export function action(route: Route.ActionArgs) {
  const { verb, done } = decisionAt(route.url);
  return takeForm(route, reasonForm, {
    back: backToOrganisation,
    done: organisationFlash(done),
    work: ({ actor, id, value }) => verb(actor, id, value.reason),
  });
}

export default function OrganisationDecision({ loaderData, actionData }: Route.ComponentProps) {
  const { back, page, effect, reason } = loaderData;
  return (
    <PostPage
      {...page}
      submit={page.heading}
      back={back}
      title={`${page.heading}: ${back.label}`}
      before={<p>{effect}</p>}
      answered={actionData}
    >
      <TextField name="reason" {...reason} rows={4} />
    </PostPage>
  );
}
