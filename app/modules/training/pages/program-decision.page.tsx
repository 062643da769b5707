import { type StepRoute, stepAt, takeForm, takeStep } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { reasonForm } from "../forms";
import { PROGRAM_NOUNS, toldText } from "../rules/desk-view";
import { programPolicy } from "../rules/policy";
import { LONGEST_REASON } from "../rules/text";
import type { ProgramKind } from "../rules/vocabulary";
import { peopleIn } from "../store/enrolments.server";
import { cancelProgram, publishProgram, rejectProgram } from "../verbs/programs.server";
import type { Route } from "./+types/program-decision.page";
import { programHere, toDesk } from "./desk-here.server";

/** The three decisions of an ADMIN about a program, each at an address of its own. */
const DECISIONS = {
  publication: "publish",
  rejection: "reject",
  cancellation: "cancel",
} as const;

type Decision = (typeof DECISIONS)[keyof typeof DECISIONS];

export async function loader({ context, params, request, pattern }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const decision: Decision = stepAt(DECISIONS, pattern);
  const { program, at, back } = await programHere({ actor, id: idFromPath(params.id) });
  programPolicy.allow(decision, actor, program, at, back);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  const told = decision === "cancel" ? await peopleIn(program.id, at) : 0;
  return { ...{ back, draft, typed, formKey, decision, told }, kind: program.kind, provider: program.provider };
}

const steps = {
  publication: (route: StepRoute) =>
    takeStep(route, {
      back: toDesk,
      work: ({ actor, id }) => publishProgram(actor, id),
      done: async (asked) => ({ title: `${await nounOf(asked)} a fost publicat.` }),
    }),
  rejection: (route: StepRoute) =>
    takeForm(route, reasonForm, {
      back: toDesk,
      work: ({ actor, id, value }) => rejectProgram(actor, id, value.reason),
      done: { title: "Propunerea a fost respinsă.", text: "Firma vede motivul pe pagina propunerii." },
    }),
  cancellation: (route: StepRoute) =>
    takeForm(route, reasonForm, {
      back: toDesk,
      work: async ({ actor, id, value }) => {
        await cancelProgram(actor, id, value.reason);
        return peopleIn(id, now());
      },
      done: async (asked, told) => ({
        title: `${await nounOf(asked)} a fost anulat.`,
        ...(told ? { text: `${toldText(told)} cu motivul scris.` } : {}),
      }),
    }),
};

export const action = (route: Route.ActionArgs) => stepAt<(asked: StepRoute) => unknown>(steps, route.pattern)(route);

const nounOf = async (asked: { actor: Actor; id: string }) => PROGRAM_NOUNS[(await programHere(asked)).program.kind];

const READERS: Readonly<Record<ProgramKind, string>> = {
  training: "Îl văd toate autoritățile și se pot înscrie cele verificate.",
  event: "Îl văd toate firmele și se pot înscrie cele verificate.",
};

export default function ProgramDecision({ loaderData, actionData }: Route.ComponentProps) {
  const { decision, kind, told, provider, ...page } = loaderData;
  const name = kind === "training" ? "programul de instruire" : "evenimentul";
  const answered = actionData as { refused: never } | undefined;
  if (decision === "publish")
    return (
      <PostPage
        heading={`Publicați ${name}?`}
        intro={READERS[kind]}
        {...page}
        submit="Publică"
        busyLabel="Se publică…"
      />
    );
  if (decision === "reject")
    return (
      <PostPage
        heading="Respingeți propunerea?"
        intro={`${provider ?? "Firma"} citește motivul și poate trimite propunerea din nou.`}
        {...page}
        answered={answered}
        submit="Respinge propunerea"
        busyLabel="Se respinge…"
      >
        <Reason label="Motivul respingerii" hint="Ce trebuie schimbat ca să poată fi publicat." />
      </PostPage>
    );
  return (
    <PostPage
      heading={`Anulați ${name}?`}
      intro={`${told === 0 ? "Nu este înscris nimeni." : `${toldText(told)}: cei care au un loc și cei care așteaptă unul.`} Anularea nu se poate retrage.`}
      {...page}
      answered={answered}
      submit={`Anulează ${name}`}
      variant="danger"
      busyLabel="Se anulează…"
    >
      <Reason label="Motivul anulării" hint="Îl citesc toți cei anunțați." />
    </PostPage>
  );
}

const Reason = (words: { label: string; hint: string }) => (
  <TextField name="reason" rows={4} maxLength={LONGEST_REASON} {...words} />
);
