import type { Actor } from "~/modules/accounts/rules/actor";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { ValuesOf } from "~/platform/form/field-table";
import { valuesIn } from "~/platform/form/field-table.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { ACT } from "../rules/act-fields";
import { actPolicy } from "../rules/act-policy";
import { actName } from "../rules/acts";
import { actById, insertAct, linksOf, lockAct, replaceLinks, updateAct } from "../store/acts.server";
import { tellOfChangedActs } from "./upkeep.server";

/** Since when another act abrogated or amended it. */
type Change = { actId: string; on: LocalDate; note: string };

/** An act as it is written, with what other acts did to it. */
export type ActInput = ValuesOf<typeof ACT> & { abrogated: Change | null; amended: readonly Change[] };

/** The act as its form has it. */
export async function actInputOf(id: string): Promise<ActInput> {
  const act = orNotFound(await actById(id));
  const { by } = await linksOf(id);
  const changes = (kind: "abrogates" | "amends") =>
    by.filter((link) => link.kind === kind).map(({ act: { id: actId }, on, note }) => ({ actId, on, note }));
  return { ...valuesIn(ACT, act), abrogated: changes("abrogates")[0] ?? null, amended: changes("amends") };
}

export const actVersionOf = (input: ActInput): string => contentVersion([valuesIn(ACT, input), changesOf(input)]);

const changesOf = ({ abrogated, amended }: ActInput) => [
  ...(abrogated ? [{ kind: "abrogates" as const, ...abrogated }] : []),
  ...amended.map((change) => ({ kind: "amends" as const, ...change })),
];

const linkRows = (input: ActInput) =>
  changesOf(input).map(({ kind, actId, on, note }) => ({ kind, byId: actId, since: on, note }));

/** Returns the id of the new act. */
export function createAct(actor: Actor, input: ActInput): Promise<string> {
  return transaction(async () => {
    const at = now();
    actPolicy.allow("write", actor, null, at);
    const id = await insertAct({ ...valuesIn(ACT, input), createdAt: at });
    await replaceLinks(id, linkRows(input), at);
    await record({ what: "act.created", subjectId: id, by: actor, at, note: actName(input) });
    return id;
  });
}

const onAct = stepsOn<Actor>()({
  policy: actPolicy,
  locked: async (id) => {
    await lockAct(id);
    return actById(id);
  },
  way: () => undefined,
});

export function editAct(actor: Actor, id: string, input: ActInput, seen: string | null): Promise<void> {
  return onAct(actor, id, async (_act, { at, allow, log }) => {
    allow("write");
    const stored = actVersionOf(await actInputOf(id));
    if (actVersionOf(input) === stored) return;
    notOvertaken(seen, stored);
    await updateAct(id, valuesIn(ACT, input));
    await replaceLinks(id, linkRows(input), at);
    await log("act.edited", { note: actName(input) });
    await tellOfChangedActs(at, id);
  });
}

/** Records that the act was compared today with its official address. */
export function verifyAct(actor: Actor, id: string): Promise<void> {
  return onAct(actor, id, async (act, { at, allow, log }) => {
    allow("verify");
    await updateAct(id, { verifiedOn: localDateOf(at), verifiedAt: at, verifiedBy: actor.userId });
    await log("act.verified", { note: actName(act) });
  });
}
