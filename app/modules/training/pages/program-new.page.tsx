import { isAdmin } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { typedIn } from "~/platform/form/field-table.server";
import { readForm } from "~/platform/form/read-form.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { PostPage } from "~/ui/form/form-page";
import { ProgramFields } from "../parts/program-form";
import { deskListPath, newProgramPath, programDeskPath } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { unwritten } from "../rules/program";
import { begunOf, PROGRAM } from "../rules/program-fields";
import { kindInAddress } from "../rules/program-query";
import { createProgram } from "../verbs/programs.server";
import type { Route } from "./+types/program-new.page";
import { formNow, PROGRAM_LIMIT, todayNow } from "./program-input.server";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { kind } = kindInAddress.read(url.searchParams);
  const isProposal = !isAdmin(actor);
  const back = { href: deskListPath(actor.role), label: isProposal ? "Programe propuse" : "Instruiri și evenimente" };
  programPolicy.allow(isProposal ? "propose" : "create", actor, unwritten(kind), now(), back);
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId, newProgramPath(actor.role, kind));
  const defaults = typedIn(PROGRAM[kind], begunOf(kind));
  return { back, draft, typed, formKey, defaults, kind, isProposal, today: todayNow() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { kind } = kindInAddress.read(url.searchParams);
  programPolicy.allow(isAdmin(actor) ? "create" : "propose", actor, unwritten(kind), now());
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, formNow(kind)),
    kept: null,
    count: () => countTry(PROGRAM_LIMIT, actor.userId),
    save: (value) => createProgram(actor, kind, value),
    stored: null,
    back: (id) => programDeskPath(actor.role, id),
    done: isAdmin(actor)
      ? { tone: "green", title: "Ciorna este salvată.", text: "Se vede după ce o publicați." }
      : {
          tone: "green",
          title: "Propunerea a fost trimisă.",
          text: "Un administrator o citește. Vă anunțăm ce a decis.",
        },
  });
}

const HEADINGS = {
  training: { own: "Program de instruire nou", proposed: "Propuneți un program de instruire" },
  event: { own: "Eveniment nou", proposed: "Propuneți un eveniment" },
} as const;

const FOR_WHOM = {
  training: "La el se înscriu autoritățile verificate.",
  event: "La el se înscriu firmele partenere verificate.",
} as const;

export default function ProgramNew({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, isProposal, today, ...page } = loaderData;
  return (
    <PostPage
      heading={HEADINGS[kind][isProposal ? "proposed" : "own"]}
      intro={`${FOR_WHOM[kind]} ${isProposal ? "Îl publică un administrator; până atunci îl puteți modifica." : "Îl publicați de pe pagina lui."}`}
      {...page}
      answered={actionData}
      submit={isProposal ? "Trimite propunerea" : "Salvează ciorna"}
      busyLabel={isProposal ? "Se trimite…" : "Se salvează…"}
    >
      <ProgramFields kind={kind} today={today} />
    </PostPage>
  );
}
