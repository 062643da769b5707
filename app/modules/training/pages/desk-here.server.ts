import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { programDeskPath } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { programById } from "../store/programs.server";

/** A program at its desk; throws 404 for whoever does not keep it. */
export async function programHere({ actor, id }: { actor: Actor; id: string }) {
  const at = now();
  const program = orNotFound(await programById(id, at));
  programPolicy.allow("desk", actor, program, at);
  return { program, at, back: { href: programDeskPath(actor.role, id), label: program.title } };
}

/** The page to which the steps of a program lead. */
export const toDesk = async (asked: { actor: Actor; id: string }): Promise<string> =>
  (await programHere(asked)).back.href;
