import type { RouterContextProvider } from "react-router";
import type { Actor } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound, orNotFound } from "~/platform/refusal";
import { programPath } from "../rules/paths";
import { type EnrolmentFacts, isFor, kindFor } from "../rules/policy";
import { programState } from "../rules/program";
import { enrolmentState } from "../rules/seats";
import { ownPlace } from "../store/enrolments.server";
import { programById } from "../store/programs.server";

type Asked = { context: Readonly<RouterContextProvider>; params: Readonly<Record<string, string | undefined>> };

/** The page of the program whose id the address has, as somebody who takes part sees it. */
export const toProgram = ({ actor, id }: { actor: Actor; id: string }): string => programPath(kindFor(actor), id);

/** The published program of the address with the reader's own place; 404 for whoever cannot take part. */
export async function programHere({ context, params }: Asked) {
  const actor = actorOf(context);
  const at = now();
  const program = orNotFound(await programById(idFromPath(params.id), at));
  if (!isFor(actor, program) || !["published", "cancelled"].includes(programState(program))) throw notFound();
  const own = await ownPlace(program.id, actor);
  const state = own && enrolmentState(own, at);
  const facts: EnrolmentFacts = { state, seats: program, program };
  return { actor, at, program, own, state, facts };
}
