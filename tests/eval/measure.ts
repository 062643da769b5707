import type { Question } from "./questions/question";

/** What was found for a question: the keys of the documents, the nearest first, and whether it was answered at all. */
export type Asked = { question: Question; found: readonly string[]; answered: boolean };

/** What an answer gains by a document at its place. */
const GAIN = { main: 3, also: 1 };
const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);

/** Normalised discounted cumulative gain of the first ten. */
function ndcg({ question: { main, also }, found }: Asked): number {
  const gain = (key: string) => (main.includes(key) ? GAIN.main : also.includes(key) ? GAIN.also : 0);
  const ideal = [...main.map(() => GAIN.main), ...also.map(() => GAIN.also)].slice(0, 10);
  return discounted(found.slice(0, 10).map(gain)) / discounted(ideal);
}

/** One of the documents that answer is among the first three. */
export const isFound = ({ question, found }: Asked): boolean =>
  found.slice(0, 3).some((key) => question.main.includes(key));

const share = <Thing>(all: readonly Thing[], is: (thing: Thing) => boolean): number =>
  all.filter(is).length / Math.max(1, all.length);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

export type Figures = { recall: number; ndcg: number; rightRefusal: number; wrongRefusal: number };

/** Ranking is measured whether or not the question was refused. */
export function figuresOf(asked: readonly Asked[]): Figures {
  const answerable = asked.filter(({ question }) => question.main.length > 0);
  const others = asked.filter(({ question }) => question.main.length === 0);
  return {
    recall: share(answerable, isFound),
    ndcg: mean(answerable.map(ndcg)),
    rightRefusal: share(others, ({ answered }) => !answered),
    wrongRefusal: share(answerable, ({ answered }) => !answered),
  };
}

/** Every second question of a list is held out: nothing is tuned on it. */
export const halves = (questions: readonly Question[]) => ({
  tune: questions.filter((_, at) => at % 2 === 0),
  heldOut: questions.filter((_, at) => at % 2 === 1),
});
