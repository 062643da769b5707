import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { waitOutside } from "~/platform/http/gate.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { askOutside } from "~/platform/outgoing/ask.server";
import { orNotFound } from "~/platform/refusal";
import { linkPolicy } from "../rules/link-policy";
import { answerOf, hasAnswered, isBroken, isSilent, type LinkAnswer, type LinkState, stateAfter } from "../rules/links";
import {
  checkById,
  dueAddresses,
  gatherAddresses,
  lastGoodAddresses,
  lockCheck,
  updateCheck,
} from "../store/links.server";

/** How an address is asked; tests ask their own servers. */
export type Ask = (address: string) => Promise<LinkAnswer>;

const outside: Ask = async (address) => answerOf(await askOutside(address));

const AWAY: LinkAnswer = { problem: "away", status: null };

/** Addresses of one run, and hosts asked at once: none of them gets two requests of ours at a time. */
const BATCH = 25;
const HOSTS_AT_ONCE = 5;
/** In milliseconds of a run: its job is given up after five minutes. */
const LONGEST_RUN = 200_000;
/** Other addresses that are asked before it is said that the network is away. */
const OTHERS = 3;

type Address = { id: string; address: string };

/** Checks what is due of every address to which the library leads; returns whether more of it waits. */
export async function checkDueLinks(ask: Ask = outside): Promise<boolean> {
  await gatherAddresses();
  const due = await dueAddresses(now(), BATCH);
  const answers = await answersOf(due, ask);
  const isAway = await nothingAnswers([...answers.values()], [...answers.keys()], ask);
  for (const [id, answer] of answers) await keep(id, isAway && isSilent(answer) ? AWAY : answer, null);
  return due.length === BATCH && !isAway;
}

/** Asks one address at once, before any transaction; what is returned stores the answer, and says what is known then. */
export async function askLinkNow(actor: Actor, id: string, ask: Ask = outside): Promise<() => Promise<LinkState>> {
  const { address } = orNotFound(await checkById(id));
  linkPolicy.allow("write", actor, null, now());
  const answer = await waitOutside(async () => {
    const found = await ask(address);
    return (await nothingAnswers([found], [id], ask)) ? AWAY : found;
  });
  return () => keep(id, answer, actor);
}

async function answersOf(due: readonly Address[], ask: Ask): Promise<Map<string, LinkAnswer>> {
  const byHost = Map.groupBy(due, ({ address }) => URL.parse(address)?.host ?? address);
  const hosts = [...byHost.values()];
  const answers = new Map<string, LinkAnswer>();
  const began = performance.now();
  const asker = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      for (const { id, address } of host)
        if (performance.now() - began < LONGEST_RUN) answers.set(id, await ask(address));
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, asker));
  return answers;
}

/** Silence of everything means that our network is away, not that the links are broken. */
async function nothingAnswers(answers: readonly LinkAnswer[], ids: readonly string[], ask: Ask): Promise<boolean> {
  if (!answers.some(isSilent) || answers.some(hasAnswered)) return false;
  for (const address of await lastGoodAddresses(ids, OTHERS)) if (hasAnswered(await ask(address))) return false;
  return true;
}

/** Stores an answer; the journal has when an address becomes broken and when it answers again. */
function keep(id: string, answer: LinkAnswer, by: Doer): Promise<LinkState> {
  return transaction(async () => {
    await lockCheck(id);
    const { address, state } = orNotFound(await checkById(id));
    const at = now();
    const after = stateAfter(state, answer, at);
    await updateCheck(id, after);
    if (isBroken(after) !== isBroken(state))
      await record({ what: isBroken(after) ? "link.broken" : "link.repaired", subjectId: id, by, at, note: address });
    return after;
  });
}
