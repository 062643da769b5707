import { expect, it } from "vitest";
import { isPage, labelIn } from "~/modules/library/rules/act-articles";
import { KIND_CODES, LONGEST, TOPIC_CODES } from "~/modules/library/rules/vocabulary";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { parseLocalDate } from "~/platform/calendar/local-date";
import { exampleArticles } from "./articles/all";
import { everydayWords } from "./everyday";
import { exampleActs } from "./legislation";
import { actKeyOf, everydayWordsOf, exampleResources } from "./library";

it("has at least sixty documents, of every kind, category and topic", () => {
  expect(exampleResources.length).toBeGreaterThanOrEqual(60);
  expect(new Set(exampleResources.map(({ key }) => key)).size).toBe(exampleResources.length);
  expect(new Set(exampleResources.map(({ kind }) => kind))).toEqual(new Set(KIND_CODES));
  expect(new Set(exampleResources.map(({ category }) => category))).toEqual(new Set(CATEGORY_CODES));
  expect(new Set(exampleResources.flatMap(({ topics }) => topics))).toEqual(new Set(TOPIC_CODES));
});

it.each(exampleResources.map((resource) => [resource.key, resource] as const))(
  "%s could be written on the form",
  (_, resource) => {
    const { title, summary, tags, basis, written, verified } = resource;
    expect(title.length).toBeLessThanOrEqual(LONGEST.title);
    expect(summary.length).toBeLessThanOrEqual(LONGEST.summary);
    expect(tags.length).toBeLessThanOrEqual(LONGEST.tags);
    for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(LONGEST.tag);
    expect(basis.length).toBeGreaterThan(0);
    for (const one of basis) expect(exampleActs.map(({ key }) => key)).toContain(actKeyOf(one));
    if (verified !== null) expect(verified).toBeLessThanOrEqual(written);
  },
);

it.each(exampleActs.map((act) => [act.key, act] as const))("%s could be written on the form of an act", (_, act) => {
  expect(act.title.length).toBeLessThanOrEqual(LONGEST.actTitle);
  expect(act.summary.length).toBeLessThanOrEqual(LONGEST.summary);
});

it("has everyday words for every document, and for nothing that is not in the library", () => {
  const keys = [...exampleResources, ...exampleActs].map(({ key }) => key);
  expect(Object.keys(everydayWords).filter((key) => !keys.includes(key))).toEqual([]);
  for (const one of exampleResources) expect(everydayWordsOf(one).length, one.key).toBeGreaterThanOrEqual(4);
  for (const key of keys) {
    const words = everydayWordsOf({ key });
    expect(words.length, key).toBeLessThanOrEqual(LONGEST.everydayWords);
    expect(new Set(words).size, key).toBe(words.length);
    for (const word of words) expect(word.length, word).toBeLessThanOrEqual(LONGEST.everydayWord);
  }
});

const articles = exampleArticles.flatMap(({ articles, ...act }) => articles.map((article) => ({ ...act, article })));

it("has at least a hundred and twenty articles, each once, of acts of its list", () => {
  expect(articles.length).toBeGreaterThanOrEqual(120);
  const names = articles.map(({ act, article: [label] }) => `${act}: ${label}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { act } of exampleArticles) expect(exampleActs.map(({ key }) => key)).toContain(act);
});

it.each(articles.map((one) => [`${one.act}: ${one.article[0]}`, one] as const))(
  "%s could be written on the form, with the page of its official text and the day of it",
  (_, { address, asOf, article: [label, heading, text, amended] }) => {
    expect(labelIn(label)).toBe(label);
    expect(heading.length).toBeLessThanOrEqual(LONGEST.articleHeading);
    expect(text.length).toBeLessThanOrEqual(LONGEST.articleText);
    expect(isPage(address)).toBe(true);
    for (const day of amended ? [asOf, amended.on] : [asOf]) expect(parseLocalDate(day)).not.toBeNull();
  },
);
