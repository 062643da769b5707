import { isAdmin } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { differencesIn } from "~/platform/form/field-table.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { ProgramFields } from "../parts/program-form";
import { PROGRAM_NOUNS, recipientsText } from "../rules/desk-view";
import { programPolicy } from "../rules/policy";
import { programState } from "../rules/program";
import { PROGRAM } from "../rules/program-fields";
import type { ProgramKind } from "../rules/vocabulary";
import { peopleIn } from "../store/enrolments.server";
import { linkOf } from "../store/programs.server";
import { editProgram, programVersion } from "../verbs/programs.server";
import type { Route } from "./+types/program-edit.page";
import { programHere } from "./desk-here.server";
import { fieldsOf, formNow, PROGRAM_LIMIT, todayNow } from "./program-input.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { program, at, back } = await programHere({ actor, id: idFromPath(params.id) });
  programPolicy.allow("edit", actor, program, at, back);
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const link = await linkOf(program.id);
  return {
    back,
    draft,
    typed,
    formKey,
    kind: program.kind,
    today: todayNow(),
    defaults: fieldsOf(program.kind, { ...program, link }),
    version: version ?? programVersion(program, link),
    state: programState(program),
    isProposal: !isAdmin(actor),
    told: await peopleIn(program.id, at),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const { program, back } = await programHere({ actor, id });
  const { kind } = program;
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, formNow(kind)),
    kept: null,
    count: () => countTry(PROGRAM_LIMIT, actor.userId),
    save: async (value, seen) => {
      const edited = await editProgram(actor, id, value, seen);
      return { ...edited, told: edited.isMoved ? await peopleIn(id, now()) : 0 };
    },
    stored: async ({ values }) => {
      const { program: stored } = await programHere({ actor, id });
      const link = await linkOf(id);
      return {
        version: programVersion(stored, link),
        last: null,
        differences: differencesIn(PROGRAM[kind], fieldsOf(kind, { ...stored, link }), values),
      };
    },
    back: back.href,
    done: (_value, saved) => ({ tone: "green", ...whatHappened(kind, saved) }),
  });
}

type Saved = { isProposal: boolean; isMoved: boolean; told: number } | null;

/** `saved` is null when the same form had been sent before. */
function whatHappened(kind: ProgramKind, saved: Saved): { title: string; text?: string } {
  if (saved?.isProposal)
    return {
      title: "Propunerea a fost trimisă cu modificările.",
      text: "Un administrator o citește. Vă anunțăm ce a decis.",
    };
  const title = `${PROGRAM_NOUNS[kind]} a fost salvat.`;
  if (!saved?.isMoved || saved.told === 0) return { title };
  return { title, text: `${recipientsText(saved.told)} de schimbare.` };
}

export default function ProgramEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, state, isProposal, told, today, version, ...page } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading={kind === "training" ? "Modificați programul de instruire" : "Modificați evenimentul"}
      intro={introOf(state, isProposal, told)}
      {...page}
      answered={actionData}
      fields={{ version: actionData?.version ?? version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit={isProposal ? "Trimite propunerea" : "Salvează"}
      busyLabel={isProposal ? "Se trimite…" : "Se salvează…"}
    >
      <ProgramFields kind={kind} today={today} isPublished={state === "published"} />
    </PostPage>
  );
}

function introOf(state: Route.ComponentProps["loaderData"]["state"], isProposal: boolean, told: number): string | null {
  if (isProposal) return "Propunerea se trimite din nou, cu ce scrieți acum.";
  if (state === "proposed" || state === "rejected") return "Este propunerea unei firme; starea ei rămâne cea de acum.";
  if (state !== "published" || told === 0) return null;
  return `Dacă schimbați ziua, ora, formatul, locul, adresa sau prețul, ${recipientsText(told)}.`;
}
