import { idFromPath } from "~/platform/form/id";
import { readableEmail } from "~/platform/language/host-name";
import { notFound } from "~/platform/refusal";
import type { ButtonVariant } from "~/ui/button/button";
import { PostPage } from "~/ui/form/form-page";
import { type Actor, isAdmin } from "../rules/actor";
import { membershipWord } from "../rules/colleague";
import { accountPath, organisationPath } from "../rules/places";
import { type StepRoute, takeStep } from "../signed-in/posted-step.server";
import { actorOf } from "../signed-in/request.server";
import { decideJoin, joinToDecide } from "../verbs/membership.server";
import type { Route } from "./+types/join-decision.page";

/** The question before a join request is decided: one gives access, the other may delete an account. */
export async function loader(route: StepRoute) {
  const decision = decisionOf(route);
  const actor = actorOf(route.context);
  const { person, organisation, becomes, keepsAccount } = await joinToDecide(actor, idFromPath(route.params.person));
  const { name, email, position } = person;
  return {
    back: { href: pageOf(actor, route.params.id), label: organisation.name },
    who: {
      name,
      described: [position, readableEmail(email)].filter(Boolean).join(", "),
      organisation: organisation.name,
    },
    effect: decision === "acceptance" ? becomes : keepsAccount ? ("keeps" as const) : ("deletes" as const),
    decision,
  };
}

const VERBS = { acceptance: "accept", refusal: "decline" } as const;
type Decision = keyof typeof VERBS;

const DONE = {
  acceptance: { title: "Cererea a fost acceptată.", text: "Persoana se poate conecta și a fost anunțată prin e-mail." },
  refusal: { title: "Cererea a fost respinsă.", text: "Persoana a fost anunțată prin e-mail." },
};

export const action = (route: StepRoute) =>
  takeStep(route, {
    back: ({ actor, params }) => pageOf(actor, params.id),
    done: DONE[decisionOf(route)],
    work: ({ actor, params }) => decideJoin(actor, idFromPath(params.person), VERBS[decisionOf(route)]),
  });

function decisionOf({ params: { decision } }: Pick<StepRoute, "params">): Decision {
  if (decision !== "acceptance" && decision !== "refusal") throw notFound();
  return decision;
}

/** The page with the requests: an ADMIN decides on the page of the organisation that the address names. */
const pageOf = (actor: Actor, organisationId: string | undefined): string =>
  isAdmin(actor) ? organisationPath(idFromPath(organisationId)) : accountPath(actor.role);

type View = Route.ComponentProps["loaderData"];

const TEXTS: Readonly<Record<View["effect"], (who: View["who"]) => string>> = {
  colleague: ({ described, organisation }) =>
    `${described}. Vede și poate face aproape tot ce puteți și dumneavoastră în contul ${organisation}. Acceptați numai o persoană pe care o cunoașteți.`,
  owner: ({ described, organisation }) =>
    `${described}. Devine ${membershipWord("owner")} al contului ${organisation}: îi schimbă datele și decide cine mai are acces. Acceptați numai o persoană a organizației.`,
  keeps: ({ described }) =>
    `${described}. Persoana este anunțată prin e-mail și își păstrează contul, fără organizație.`,
  deletes: ({ described }) =>
    `${described}. Persoana este anunțată prin e-mail, iar contul făcut pentru această cerere se șterge. Ca să ceară din nou accesul, se înregistrează încă o dată.`,
};

type Words = { heading: (name: string) => string; submit: string; busyLabel: string; variant: ButtonVariant };

const WORDS: Readonly<Record<Decision, Words>> = {
  acceptance: {
    heading: (name) => `Acceptați cererea: ${name}?`,
    submit: "Acceptă cererea",
    busyLabel: "Se acceptă…",
    variant: "primary",
  },
  refusal: {
    heading: (name) => `Respingeți cererea: ${name}?`,
    submit: "Respinge cererea",
    busyLabel: "Se respinge…",
    variant: "danger",
  },
};

export default function JoinDecision({ loaderData }: Route.ComponentProps) {
  const { back, who, effect, decision } = loaderData;
  const { heading, ...button } = WORDS[decision];
  return <PostPage heading={heading(who.name)} intro={TEXTS[effect](who)} back={back} {...button} />;
}
