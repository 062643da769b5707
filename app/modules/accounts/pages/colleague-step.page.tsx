import type { ReactNode } from "react";
import type { z } from "zod";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { notFound } from "~/platform/refusal";
import type { ButtonVariant } from "~/ui/button/button";
import { PostPage } from "~/ui/form/form-page";
import { passwordForm, roleForm } from "../forms";
import { PasswordField } from "../parts/password-field";
import { RoleChoice } from "../parts/role-choice";
import { type Actor, isMember } from "../rules/actor";
import { membershipWord } from "../rules/colleague";
import { toColleagues, UNPLACED_PATH } from "../rules/places";
import { colleaguePolicy, colleagueSubject } from "../rules/policy";
import type { StepRoute } from "../signed-in/posted-step.server";
import { actorOf } from "../signed-in/request.server";
import { organisationById } from "../store/organisation.server";
import { ownersOf, personById } from "../store/person.server";
import { changeRole, handOver, leaveOrganisation, removeColleague } from "../verbs/colleague.server";
import type { Route } from "./+types/colleague-step.page";
import { passwordStep } from "./password-step.server";

/** One page serves every change of a membership; the last segment of its address says which. */
const RULES = { role: "changeRole", handover: "handOver", removal: "remove", leaving: "leave" } as const;
type Step = keyof typeof RULES;
type Asked = StepRoute & { pattern: string };

const stepAt = (pattern: string): Step => pattern.split("/").at(-1) as Step;

/** The colleague that the step is about; throws when the actor may not take it now. */
async function aboutStep({ context, params, pattern }: Asked) {
  const actor = actorOf(context);
  const step = stepAt(pattern);
  const organisation = actor.organisation && (await organisationById(actor.organisation.id));
  const person = await personById(params.id === undefined ? actor.userId : idFromPath(params.id));
  if (!organisation || !person || person.organisationId !== organisation.id || !isMember(person)) throw notFound();
  const way = toColleagues(actor.role);
  const subject = colleagueSubject(person, organisation, (await ownersOf(organisation.id)).length);
  colleaguePolicy.allow(RULES[step], actor, subject, now(), way);
  const { name, email, position, membership } = person;
  return {
    step,
    back: way.href,
    organisation: organisation.name,
    colleague: { name, email, position, membership },
    me: person.id === actor.userId,
    /** The account whose password the step asks for; null when it asks for none. */
    email: step === "leaving" ? null : actor.email,
  };
}

export const loader = (asked: Asked) => aboutStep(asked);

type Take<Value> = (actor: Actor, id: string, value: Value) => Promise<Omit<NewFlash, "tone">>;

const withPassword =
  <Value extends { parola: string }>(schema: z.ZodType<Value>, take: Take<Value>) =>
  async (asked: Asked) => {
    const { back } = await aboutStep(asked);
    const actor = actorOf(asked.context);
    const proven = await passwordStep(await readForm(asked.request), actor, schema);
    if (!proven.ok) return proven.answer;
    return goTo(back, { tone: "green", ...(await take(actor, idFromPath(asked.params.id), proven.value)) });
  };

const actions = {
  role: withPassword(roleForm, async (actor, id, { rol }) => {
    const { name } = await changeRole(actor, id, rol);
    return { title: "Rolul a fost schimbat.", text: `${name} este acum ${membershipWord(rol)}.` };
  }),
  handover: withPassword(passwordForm, async (actor, id) => {
    const { name } = await handOver(actor, id);
    return { title: "Contul a fost predat.", text: `${name} este titular, iar dumneavoastră sunteți editor.` };
  }),
  removal: withPassword(passwordForm, async (actor, id) => {
    const { name } = await removeColleague(actor, id);
    return {
      title: `${name} nu mai lucrează în contul organizației.`,
      text: "Sesiunile deschise au fost închise, iar persoana a fost anunțată prin e-mail.",
    };
  }),
  leaving: async ({ context }: Asked) => {
    await leaveOrganisation(actorOf(context));
    const text = "Contul dumneavoastră există în continuare.";
    return goTo(UNPLACED_PATH, { tone: "green", title: "Ați părăsit organizația.", text });
  },
} satisfies Record<Step, unknown>;

export const action = (asked: Asked) => actions[stepAt(asked.pattern)](asked);

type About = Awaited<ReturnType<typeof aboutStep>>;
type Words = { heading: string; intro: ReactNode; submit: string; variant?: ButtonVariant };

/** The texts that explain a step before it is confirmed. */
const words: Record<Step, (about: About) => Words> = {
  role: ({ colleague: { name, position, email }, me }) => ({
    heading: me ? "Ce rol aveți?" : `Ce rol are ${name}?`,
    intro: me ? "Rămâne cel puțin încă un titular." : [position, readableEmail(email)].filter(Boolean).join(" · "),
    submit: "Salvează rolul",
  }),
  handover: ({ colleague: { name }, organisation }) => ({
    heading: `Predați contul către ${name}?`,
    intro: `${name} devine titular al contului ${organisation}: schimbă datele organizației, invită colegi și le stabilește rolurile. Dumneavoastră rămâneți editor. Înapoi nu puteți lua contul singur: vi-l poate preda numai un titular.`,
    submit: "Predă contul",
  }),
  removal: ({ colleague: { name }, organisation }) => ({
    heading: `Scoateți pe ${name} din organizație?`,
    intro: `Persoana nu mai vede nimic din contul ${organisation}, iar sesiunile deschise se închid pe loc. Ce a lucrat, inclusiv ciornele, rămâne al organizației. O puteți invita din nou oricând.`,
    submit: "Scoate din organizație",
    variant: "danger",
  }),
  leaving: ({ organisation }) => ({
    heading: `Părăsiți ${organisation}?`,
    intro:
      "Nu mai vedeți nimic din contul organizației și nu mai primiți mesajele ei. Ce ați lucrat, inclusiv ciornele, rămâne al organizației. Contul dumneavoastră există în continuare, fără organizație: vă puteți întoarce numai dacă sunteți invitat din nou.",
    submit: "Părăsește organizația",
    variant: "danger",
  }),
};

export default function ColleagueStep({ loaderData, actionData }: Route.ComponentProps) {
  const { step, back, colleague, email } = loaderData;
  return (
    <PostPage
      {...words[step](loaderData)}
      answered={actionData}
      defaults={{ rol: colleague.membership }}
      back={{ href: back, label: "Colegi" }}
      reloadDocument={step === "leaving"}
    >
      {step === "role" ? <RoleChoice /> : null}
      {email === null ? null : (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField label="Parola contului dumneavoastră" />
        </>
      )}
    </PostPage>
  );
}
