import { localDateOf, monthOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { tell } from "~/platform/live/live.server";
import { log } from "~/platform/log.server";
import { complete, EndpointError, type Tokens } from "~/platform/model/complete.server";
import type { ModelSettings } from "~/platform/model/settings";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { isTooMany } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import type { Answer } from "../rules/answers";
import { ClaimReader, checkedClaim, type Passage, UnreadableAnswer } from "../rules/claims";
import { subjectOf } from "../rules/follow-up";
import { givesOrders } from "../rules/hostile";
import { messagesOf, type Sent, sendable } from "../rules/prompt";
import { keyOf, type SourceKey } from "../rules/sources";
import { WRITTEN, type WritingFault } from "../rules/writing";
import { isModelStopped, lastQuestions } from "../store/chats.server";
import { costSince, endWriting, insertClaim, insertWriting, meter, startWriting } from "../store/writings.server";
import { statesOf } from "./states.server";

/** Questions among which the subject of a follow-up is looked for. */
export const MOST_BEFORE = 5;
/** Of one process. */
const AT_ONCE = 4;
/** How often it is asked whether an ADMIN has stopped the model meanwhile. */
const STOP_MS = 1_000;
/** Millionths of a ban in one. */
const MILLION = 1_000_000;

type Asker = { userId: string; text: string; at: Date };

/**
 * Decides whether a model writes over an answer, and counts it. Null when it does not; otherwise what keeps that it does, for
 * the caller's transaction, or why it was not asked. It is asked only over passages of which the first level is sure.
 */
export async function writingOver(
  answer: Answer,
  asker: Asker,
): Promise<((questionId: string) => Promise<void>) | null> {
  const { model } = settings();
  if (model === null || (answer.status !== "quoted" && answer.status !== "history")) return null;
  if (await isModelStopped()) return null;
  const fault = await unsent(model, answer, asker);
  if (fault !== null) await meter({ day: localDateOf(asker.at), outcome: fault, tokens: { in: 0, out: 0 }, cost: 0 });
  return async (questionId) => {
    await insertWriting({ questionId, model: model.name, host: model.host, fault, at: asker.at });
    if (fault === null) await enqueue(writeAnswer, { questionId }, { key: questionId });
  };
}

async function unsent(model: ModelSettings, answer: Answer, { userId, text, at }: Asker): Promise<WritingFault | null> {
  const numbered = answer.quotes
    .filter(({ text: quoted }) => quoted !== "")
    .map((quote, rank) => ({ ...quote, number: rank + 1, isHistory: false }));
  if (givesOrders(text) || sendable(numbered).length === 0) return "orders";
  if (await isSpent(model, at)) return "ceiling";
  const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds, sentence: "" });
  try {
    await countTry(limit("assistant-model", model.most.hourly, 3_600), userId);
    await countTry(limit("assistant-model-all", model.most.daily, 86_400), "");
    return null;
  } catch (error) {
    if (isTooMany(error)) return "limit";
    throw error;
  }
}

/** Whether the month has cost what it may. */
const isSpent = async (model: ModelSettings, at: Date): Promise<boolean> =>
  (await costSince(monthOf(localDateOf(at)))) >= model.ceiling * MILLION;

/** Never a second time: whoever asked has the passages, and each attempt costs. */
export const writeAnswer: Job<{ questionId: string }> = {
  name: "write-assistant-answer",
  retries: 0,
  atOnce: AT_ONCE,
  run: async ({ questionId }) => {
    const { model } = settings();
    const asked = model && (await startWriting(questionId, now()));
    if (!model || !asked) return;
    const spent: Tokens = { in: 0, out: 0 };
    const fault = await write({ questionId, model, asked, spent });
    const at = now();
    const cost = spent.in * model.price.in + spent.out * model.price.out;
    await transaction(async () => {
      await endWriting(questionId, fault, at);
      await meter({ day: localDateOf(at), outcome: fault ?? "written", tokens: spent, cost });
      await tell([asked.userId], WRITTEN);
    });
  },
};

type Work = {
  questionId: string;
  model: ModelSettings;
  asked: NonNullable<Awaited<ReturnType<typeof startWriting>>>;
  spent: Tokens;
};

/** Keeps each claim as soon as it is whole and checked. Returns why nothing of it counts; null when all of it does. */
async function write({ questionId, model, asked, spent }: Work): Promise<WritingFault | null> {
  const left = asked.askedAt.getTime() + model.seconds * 1_000 - now().getTime();
  if (left <= 0) return "late";
  // as it was when the question was asked, it may be no more: other processes stop the model and spend too
  if (await isModelStopped()) return "stopped";
  if (await isSpent(model, now())) return "ceiling";
  const passages = sendable(numberedFrom(asked.quotes, await statesOf(asked.quotes, now())));
  const before = subjectOf(asked.text, await lastQuestions(asked.chatId, MOST_BEFORE, questionId));
  const messages = messagesOf(asked.text, before !== null && givesOrders(before) ? null : before, passages);
  const stop = new AbortController();
  const watch = setInterval(
    () =>
      void isModelStopped().then(
        (is) => is && stop.abort(),
        () => {},
      ),
    STOP_MS,
  );
  const reader = new ClaimReader();
  let rank = 0;
  let read = 0;
  try {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(left)]);
    for await (const piece of complete({ model, messages, signal }, spent))
      for (const claim of reader.add(piece)) {
        read += 1;
        const checked = checkedClaim(claim, passages);
        if (checked === null) continue;
        await transaction(async () => {
          await insertClaim(questionId, rank, checked);
          await tell([asked.userId], WRITTEN);
        });
        rank += 1;
      }
    reader.end();
    if (stop.signal.aborted || (await isModelStopped())) return "stopped";
    if (read === 0) return "nothing";
    return rank === 0 ? "unfounded" : null;
  } catch (error) {
    if (stop.signal.aborted) return "stopped";
    if (error instanceof UnreadableAnswer) return "invalid";
    if (!(error instanceof EndpointError)) throw error;
    log.warn({ warning: error.fault, error: error.cause }, "the model did not answer");
    return error.fault;
  } finally {
    clearInterval(watch);
  }
}

type Quoted = SourceKey & Omit<Passage, "number"> & { rank: number };

/** Under the numbers by which the page shows them. Of a document that is only near nothing is sent. */
const numberedFrom = (quotes: readonly Quoted[], states: Awaited<ReturnType<typeof statesOf>>): Sent[] =>
  quotes
    .filter(({ text }) => text !== "")
    .map(({ rank, title, heading, text, ...key }) => ({
      number: rank + 1,
      title,
      heading,
      text,
      isHistory: states.get(keyOf(key))?.trust === "abrogated",
    }));
