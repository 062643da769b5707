import { expect, it } from "vitest";
import { KIND_CODES, LONGEST, TOPIC_CODES } from "~/modules/library/rules/vocabulary";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { actKeyOf, demoResources } from "./library";
import { demoActs } from "./library/legislation";

it("has at least sixty documents, of every kind, category and topic", () => {
  expect(demoResources.length).toBeGreaterThanOrEqual(60);
  expect(new Set(demoResources.map(({ key }) => key)).size).toBe(demoResources.length);
  expect(new Set(demoResources.map(({ kind }) => kind))).toEqual(new Set(KIND_CODES));
  expect(new Set(demoResources.map(({ category }) => category))).toEqual(new Set(CATEGORY_CODES));
  expect(new Set(demoResources.flatMap(({ topics }) => topics))).toEqual(new Set(TOPIC_CODES));
});

it.each(demoResources.map((resource) => [resource.key, resource] as const))(
  "%s could be written on the form",
  (_, resource) => {
    const { title, summary, tags, basis, written, verified } = resource;
    expect(title.length).toBeLessThanOrEqual(LONGEST.title);
    expect(summary.length).toBeLessThanOrEqual(LONGEST.summary);
    expect(tags.length).toBeLessThanOrEqual(LONGEST.tags);
    for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(LONGEST.tag);
    expect(basis.length).toBeGreaterThan(0);
    for (const one of basis) expect(demoActs.map(({ key }) => key)).toContain(actKeyOf(one));
    if (verified !== null) expect(verified).toBeLessThanOrEqual(written);
  },
);
