import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "~/modules/assistant/verbs/answer.server";
import { findSources } from "~/modules/assistant/verbs/find.server";
import { rebuildPassages } from "~/modules/assistant/verbs/index.server";
import { acts } from "~/modules/library/tables/acts.server";
import { resources } from "~/modules/library/tables/resources.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import { exampleArticles } from "../../db/library/articles/all";
import { exampleActs } from "../../db/library/legislation";
import { exampleResources } from "../../db/library/library";
import { fillAccounts } from "../../db/worlds/demo/accounts";
import { fillArticles } from "../../db/worlds/demo/articles";
import { fillDemoLibrary } from "../../db/worlds/demo/library";
import { demoPartners } from "../../db/worlds/demo/partners";
import { ownPlatform } from "../support/platform";
import { crowd } from "./crowd";
import { type Asked, FIGURES, type Figures, figuresOf, halves, hasFact, isFound } from "./measure";
import { achizitii } from "./questions/achizitii";
import { beyond } from "./questions/beyond";
import { clerksHeldOut } from "./questions/clerks-held-out";
import { clerksTuning } from "./questions/clerks-tuning";
import { comuna } from "./questions/comuna";
import { comunicare } from "./questions/comunicare";
import { counter } from "./questions/counter";
import { financiar } from "./questions/financiar";
import { followUpQuestions } from "./questions/follow-ups";
import { hr } from "./questions/hr";
import { neighbours } from "./questions/neighbours";
import { offTopic } from "./questions/off-topic";
import type { Question } from "./questions/question";
import { servicii } from "./questions/servicii";
import { unseenAnswerable, unseenFollowUps, unseenNeighbours, unseenOffTopic } from "./questions/unseen";

/** `npm run eval`: prints the figures and what was missed on the tune half, and asks among 5,000 passages. */
const PRINTS = process.env.EVAL === "1";
/** `npm run eval -- --keep`: the figures become those that later ones are compared with. */
const KEEPS = process.env.EVAL_KEEP === "1";
/** `npm run eval -- --final`: asks the clerks' questions that are held out too, and says their totals, never their text. */
const FINAL = process.env.EVAL_FINAL === "1";

const TARGETS: Figures = {
  recall: 0.9,
  ndcg: 0.85,
  offTopicRefused: 0.95,
  neighboursRefused: 0.9,
  wrongRefusal: 0.08,
  wrongAnswer: 0.05,
  facts: 0.85,
};
/** In milliseconds, among 5,000 passages. */
const MOST_P95 = 60;
const MOST_FALL = 0.02;
/** The difference of two shares is not exact. */
const INEXACT = 1e-9;
const KEPT = join(import.meta.dirname, "kept.json");
type Kept = { tune: Figures; heldOut: Figures; unseen: Figures };
const kept = JSON.parse(readFileSync(KEPT, "utf8")) as Kept;

const departments = [financiar, hr, servicii, achizitii, comunicare];
const answerable = [...departments, comuna, followUpQuestions];
const unseen = [unseenAnswerable, unseenFollowUps, unseenNeighbours, unseenOffTopic];
const all = [...answerable, offTopic, neighbours, ...unseen, clerksTuning, counter].flat();

const say = (line: string) => void (PRINTS && process.stdout.write(`${line}\n`));

/** For the demo world and its index, on a machine that does other work as well. */
const FILLING_MS = 300_000;

ownPlatform();
/** The keys of the demo world's documents and acts by their ids. */
const keys = new Map<string, string>();

beforeAll(async () => {
  await withoutListeners(async () => {
    const people = await fillAccounts(demoPartners);
    await fillArticles(people, now());
    await fillDemoLibrary(people, now());
  });
  await rebuildPassages();
  const keyed = async (kind: "resources" | "acts") => {
    if (kind === "resources")
      for (const { id, title } of await db().select({ id: resources.id, title: resources.title }).from(resources))
        keys.set(id, exampleResources.find((one) => one.title === title)?.key ?? title);
    else
      for (const row of await db().select({ id: acts.id, kind: acts.kind, number: acts.number }).from(acts))
        keys.set(
          row.id,
          exampleActs.find((one) => one.kind === row.kind && one.number === row.number)?.key ?? row.number,
        );
  };
  await keyed("resources");
  await keyed("acts");
}, FILLING_MS);

const articlesOf = (act: string): string =>
  exampleArticles
    .filter((one) => one.act === act)
    .flatMap(({ articles }) => articles.map(([label, heading, text]) => `${label}: ${heading}\n${text}`))
    .join("\n");

const textsOf = new Map([
  ...exampleResources.map(({ key, summary, text }) => [key, `${summary}\n${text.replace(/\*\*/g, "")}`] as const),
  ...exampleActs.map(({ key, title, summary }) => [key, `${title}\n${summary}\n${articlesOf(key)}`] as const),
]);
/** Its fact stands in none of the documents that are to answer. */
const isUntrue = ({ main, fact }: Question): boolean =>
  fact !== null && !main.some((key) => fact.test(textsOf.get(key) ?? ""));

async function ask(question: Question): Promise<Asked> {
  const { department, before, text } = question;
  const asking = { ...(department ? { department } : {}), before: before === null ? [] : [before] };
  const finding = await findSources(text, asking);
  const { status, quotes } = await answerOf(text, finding, now());
  const keyOf = ({ subjectId, title }: { subjectId: string; title: string }) => keys.get(subjectId) ?? title;
  return {
    question,
    found: finding.documents.map(keyOf),
    answered: status === "quoted" || status === "history",
    quoted: quotes.map((quote) => ({ key: keyOf(quote), text: quote.text })),
  };
}

async function asked(questions: readonly Question[]): Promise<Asked[]> {
  const answers: Asked[] = [];
  for (const question of questions) answers.push(await ask(question));
  return answers;
}

type Half = "tune" | "heldOut";
const askedUnseen = async () => ({
  answerable: await asked([...unseenAnswerable, ...unseenFollowUps]),
  offTopic: await asked(unseenOffTopic),
  neighbours: await asked(unseenNeighbours),
});
const askedHalf = async (half: Half) => {
  const of = (lists: readonly (readonly Question[])[]) => asked(lists.flatMap((list) => halves(list)[half]));
  return { answerable: await of(answerable), offTopic: await of([offTopic]), neighbours: await of([neighbours]) };
};

describe("the questions of the evaluation", () => {
  it("are as many and as varied as a town hall's", () => {
    const alone = departments.flat();
    expect(alone.length).toBeGreaterThanOrEqual(200);
    expect(alone.filter(({ fact }) => fact !== null).length).toBeGreaterThanOrEqual(150);
    expect(offTopic.length).toBeGreaterThanOrEqual(50);
    expect(neighbours.length).toBeGreaterThanOrEqual(80);
    expect(followUpQuestions.length).toBeGreaterThanOrEqual(40);
    expect(unseenAnswerable.length + unseenFollowUps.length).toBeGreaterThanOrEqual(60);
    expect(unseenNeighbours.length).toBeGreaterThanOrEqual(40);
    expect(unseenOffTopic.length).toBeGreaterThanOrEqual(25);
    for (const list of departments) expect(list.length).toBeGreaterThanOrEqual(30);
    expect(alone.filter(({ colloquial }) => colloquial).length / alone.length).toBeGreaterThan(0.33);
    const answered = answerable.flat();
    expect(answered.filter(({ typo }) => typo).length / answered.length).toBeGreaterThan(0.15);
    expect(new Set(all.map(({ before, text }) => `${before} ${text}`)).size).toBe(all.length);
  });

  it("expect documents of the demo world", () => {
    const known = new Set([...exampleResources, ...exampleActs].map(({ key }) => key));
    expect(all.flatMap(({ main, also }) => [...main, ...also]).filter((key) => !known.has(key))).toEqual([]);
    const unanswerable = [...offTopic, ...neighbours, ...unseenNeighbours, ...unseenOffTopic];
    expect(unanswerable.flatMap(({ main }) => main)).toEqual([]);
    const answered = [...answerable, unseenAnswerable, unseenFollowUps].flat();
    expect(answered.filter(({ main }) => main.length === 0)).toEqual([]);
  });

  it("expect facts that stand in a text which answers", () => {
    expect(all.filter(isUntrue).map(({ text, fact }) => `${text}: ${fact?.source}`)).toEqual([]);
  });

  it("of the clerks are two halves of equal size, and those held out are as well formed, which is said without their text", () => {
    const known = new Set([...exampleResources, ...exampleActs].map(({ key }) => key));
    const strangers = clerksHeldOut.flatMap(({ main, also }) => [...main, ...also].filter((key) => !known.has(key)));
    const texts = new Set([...clerksTuning, ...clerksHeldOut].map(({ text }) => text));
    expect([clerksTuning.length, clerksHeldOut.length, texts.size]).toEqual([150, 150, 300]);
    expect([strangers.length, clerksHeldOut.filter(isUntrue).length]).toEqual([0, 0]);
  });
});

describe("retrieval", () => {
  it("reaches its targets on the half that nothing was tuned on, and is no worse than it was", {
    timeout: 400_000,
  }, async () => {
    const tune = await askedHalf("tune");
    const heldOut = await askedHalf("heldOut");
    const unseenOnes = await askedUnseen();
    const of = (half: typeof tune) => figuresOf(half.answerable, half.offTopic, half.neighbours);
    const figures = { tune: of(tune), heldOut: of(heldOut), unseen: of(unseenOnes) };
    say(`\n${table(figures)}\n`);
    for (const line of missesOf(Object.values(tune).flat())) say(line);
    if (KEEPS) writeFileSync(KEPT, `${JSON.stringify(figures, null, 2)}\n`);
    for (const set of ["heldOut", "unseen"] as const) {
      for (const name of FIGURES)
        if (isLess(name)) expect(figures[set][name], NAMES[name]).toBeLessThanOrEqual(TARGETS[name]);
        else expect(figures[set][name], NAMES[name]).toBeGreaterThanOrEqual(TARGETS[name]);
      if (!KEEPS) expect(fallen(figures[set], kept[set])).toEqual([]);
    }
  });

  it.runIf(PRINTS)("answers the questions of the clerks", async () => {
    const sets = { reglaj: clerksTuning, ghișeu: counter, ...(FINAL ? { păstrate: clerksHeldOut } : {}) };
    for (const [name, questions] of Object.entries(sets)) {
      const answers = await asked(questions);
      const refused = answers.filter(({ question }) => question.main.length === 0);
      const figures = figuresOf(
        answers.filter((one) => !refused.includes(one)),
        refused,
        refused,
      );
      // what no library can answer is one set here
      const hasFacts = questions.some(({ fact }) => fact !== null);
      const without = [
        "neighboursRefused",
        ...(refused.length > 0 ? [] : ["offTopicRefused"]),
        ...(hasFacts ? [] : ["facts"]),
      ];
      for (const figure of FIGURES.filter((one) => !without.includes(one))) {
        const label = figure === "offTopicRefused" ? "refuz just" : NAMES[figure];
        say(`funcționari, ${name}: ${label.padEnd(28)} ${figures[figure].toFixed(3)}`);
      }
      if (questions !== clerksHeldOut) for (const line of missesOf(answers)) say(line);
    }
  });

  it("refuses what no library can answer", async () => {
    const answers = await asked(beyond);
    const wrong = answers.filter(({ answered }) => answered);
    say(`în afara bibliotecii: refuz just  ${(1 - wrong.length / beyond.length).toFixed(3)}`);
    for (const { question, quoted } of wrong) say(`${question.text} → ${quoted.map(({ key }) => key).join(", ")}`);
    expect(1 - wrong.length / beyond.length).toBeGreaterThanOrEqual(TARGETS.neighboursRefused);
  });

  it.runIf(PRINTS)("answers quickly among 5,000 passages", async () => {
    const passages = await crowd(5_000);
    const times: number[] = [];
    for (const question of all) {
      const from = performance.now();
      await ask(question);
      times.push(performance.now() - from);
    }
    const p95 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
    say(`p95 la ${passages} de pasaje: ${p95.toFixed(1)} ms (țintă: ${MOST_P95})`);
    expect(p95).toBeLessThanOrEqual(MOST_P95);
  });
});

const NAMES: Record<keyof Figures, string> = {
  recall: "recall@3",
  ndcg: "nDCG@10",
  offTopicRefused: "refuz just, alt domeniu",
  neighboursRefused: "refuz just, subiecte vecine",
  wrongRefusal: "refuz greșit",
  wrongAnswer: "răspuns sigur și greșit",
  facts: "faptul este în citat",
};
/** Figures of which less is better. */
const isLess = (name: keyof Figures): boolean => name.startsWith("wrong");

/** The figures that are worse than those kept by more than what is allowed. */
const fallen = (figures: Figures, before: Figures): string[] =>
  FIGURES.filter(
    (name) => (isLess(name) ? figures[name] - before[name] : before[name] - figures[name]) > MOST_FALL + INEXACT,
  );

const table = ({ tune, heldOut, unseen: others }: Kept): string =>
  FIGURES.map((name) => {
    const cells = [tune[name], heldOut[name], others[name]].map((figure) => figure.toFixed(3));
    return `${NAMES[name].padEnd(28)} reglaj ${cells[0]}   păstrate ${cells[1]}   nevăzute ${cells[2]}   țintă ${isLess(name) ? "≤" : "≥"} ${TARGETS[name]}`;
  }).join("\n");

const missesOf = (answers: readonly Asked[]): string[] =>
  answers
    .filter((one) => (one.question.main.length > 0 ? !isFound(one) || !one.answered || !hasFact(one) : one.answered))
    .map((one) => {
      const { question, found, answered } = one;
      const given = `${answered ? "răspuns" : "refuz"}: ${found.slice(0, 3).join(", ")}`;
      const expected = question.main.length > 0 ? `; așteptat: ${question.main.join(", ")}` : "";
      const fact = answered && !hasFact(one) ? `; lipsește ${question.fact?.source}` : "";
      return `${question.before ? `${question.before} · ` : ""}${question.text} → ${given}${expected}${fact}`;
    });
