import { setTimeout as sleep } from "node:timers/promises";
import { now } from "~/platform/clock";
import { waitOutside } from "~/platform/http/gate.server";
import { newestEvent } from "~/platform/live/live.server";
import { settings } from "~/platform/settings.server";
import { isSupported } from "../rules/claims";
import { FAULT_WORDS } from "../rules/writing";
import { isModelStopped } from "../store/chats.server";
import { isWriting, writingsOf } from "../store/writings.server";

const POLL_MS = 200;
/** Of a writing whose process was stopped while the configuration was removed. */
const LONGEST_SECONDS = 13;

/** How long an answer may be written, in milliseconds from its question. */
const longest = (): number => (settings().model?.seconds ?? LONGEST_SECONDS) * 1_000;

/** To whom texts are sent, as the page says it; null when none are. */
export async function receiver() {
  const { model } = settings();
  return model === null || (await isModelStopped()) ? null : { host: model.host, model: model.name };
}

/** Without scripts the answer comes with the page, so the page waits for it, without keeping others from being answered. */
export async function untilWritten(chatId: string): Promise<void> {
  const end = performance.now() + longest();
  const writes = () => isWriting(chatId, new Date(now().getTime() - longest()));
  if (settings().model === null || !(await writes())) return;
  await waitOutside(async () => {
    while (performance.now() < end && (await writes())) await sleep(POLL_MS);
  });
}

/** Where the live events of an answer that is being written begin; read before the answer itself. */
export const eventsSoFar = async (): Promise<number | undefined> =>
  settings().model === null ? undefined : newestEvent();

type Asked = { id: string; askedAt: Date };
type Quote = { number: number; anchor: string; title: string; heading: string; text: string; trust: string };
type Writing = Awaited<ReturnType<typeof writingsOf>>[number];

/** For each question of a chat what a model has written over its quotes so far; null where none was to be asked. */
export async function writtenViews(chatId: string, questions: readonly Asked[], at: Date) {
  const writings = await writingsOf(chatId);
  return (questionId: string, quotes: readonly Quote[]) => {
    const writing = writings.find((one) => one.questionId === questionId);
    const question = questions.find(({ id }) => id === questionId);
    if (!writing || !question) return null;
    const left = question.askedAt.getTime() + longest() - at.getTime();
    return writtenView(writing, quotes, left);
  };
}
export type WrittenView = NonNullable<ReturnType<Awaited<ReturnType<typeof writtenViews>>>>;

function writtenView({ model, host, fault, endedAt, claims }: Writing, quotes: readonly Quote[], left: number) {
  const isOpen = endedAt === null && left > 0;
  const readable = claims.filter((claim) => !repeatsRetracted(claim, quotes));
  const shown = readable.flatMap((claim) => claimView(claim, quotes));
  const isEmpty = endedAt !== null && shown.length === 0 && readable.length === claims.length;
  const why = fault ?? (endedAt === null && !isOpen ? "late" : isEmpty ? "unfounded" : null);
  return {
    model,
    host,
    /** Milliseconds until it ends at the latest; null when it has ended. */
    left: isOpen ? left : null,
    failed: why === null ? null : FAULT_WORDS[why].sentence,
    claims: why === null ? shown : [],
  };
}

/** A sentence of the model says what its sources say; of one that was withdrawn nothing is repeated. */
const repeatsRetracted = ({ sources }: Writing["claims"][number], quotes: readonly Quote[]): boolean =>
  quotes.some(({ number, trust }) => trust === "withdrawn" && sources.includes(number));

/** By the same rule while it is written and whenever it is shown again: a sentence that its passages do not say is left out. */
function claimView({ rank, text, sources }: Writing["claims"][number], quotes: readonly Quote[]) {
  const cited = quotes.filter(({ number }) => sources.includes(number));
  if (!isSupported(text, cited)) return [];
  const shown = cited.map(({ number, anchor, title }) => ({ number, anchor, title }));
  return [{ rank, text, sources: shown, isHistory: cited.every(({ trust }) => trust === "abrogated") }];
}
