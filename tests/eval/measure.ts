import type { Question } from "./questions/question";

/** What was found for a question: the keys of the documents, the nearest first, whether it was surely answered, and what was quoted. */
export type Asked = {
  question: Question;
  found: readonly string[];
  answered: boolean;
  quoted: readonly { key: string; text: string }[];
};

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

/** Answered without doubt, and quoting nothing that answers. */
const isWrong = ({ question, answered, quoted }: Asked): boolean =>
  answered && !quoted.some(({ key }) => question.main.includes(key));

/** The fact stands in what is quoted. */
export const hasFact = ({ question, quoted }: Asked): boolean =>
  quoted.some(({ text }) => question.fact?.test(text) ?? true);

const share = <Thing>(all: readonly Thing[], is: (thing: Thing) => boolean): number =>
  all.filter(is).length / Math.max(1, all.length);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

export const FIGURES = [
  "recall",
  "ndcg",
  "offTopicRefused",
  "neighboursRefused",
  "wrongRefusal",
  "wrongAnswer",
  "facts",
] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

/** Ranking is measured whether or not the question was refused; facts in what was quoted, of the questions that were answered. */
export function figuresOf(
  answerable: readonly Asked[],
  offTopic: readonly Asked[],
  neighbours: readonly Asked[],
): Figures {
  return {
    recall: share(answerable, isFound),
    ndcg: mean(answerable.map(ndcg)),
    offTopicRefused: share(offTopic, ({ answered }) => !answered),
    neighboursRefused: share(neighbours, ({ answered }) => !answered),
    wrongRefusal: share(answerable, ({ answered }) => !answered),
    wrongAnswer: share(answerable, isWrong),
    facts: share(
      answerable.filter(({ question, answered }) => answered && question.fact !== null),
      hasFact,
    ),
  };
}

/** Every second question of a list is held out: nothing is tuned on it. */
export const halves = (questions: readonly Question[]) => ({
  tune: questions.filter((_, at) => at % 2 === 0),
  heldOut: questions.filter((_, at) => at % 2 === 1),
});
