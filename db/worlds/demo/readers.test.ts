import { expect, it } from "vitest";
import { correctionForm, documentProposalForm, rejectionForm } from "~/modules/library/forms/proposal";
import { exampleResources } from "../../library/library";
import { demoComments, demoCorrection, demoProposal, demoRejected } from "./readers";

const textOf = (key: string) => exampleResources.find((one) => one.key === key)?.text;

it("comments on documents of its library, from the oldest to the newest", () => {
  for (const [place, { document, daysAgo }] of demoComments.entries()) {
    expect(textOf(document), document).toBeDefined();
    const before = demoComments.slice(0, place).filter((one) => one.document === document);
    for (const one of before) expect(one.daysAgo).toBeGreaterThan(daysAgo);
  }
});

it.each([demoProposal, demoRejected])("proposes $title as the form takes it", ({ title, category, summary, text }) => {
  const typed = { title, category, summary, basis: "", body: text };
  expect(documentProposalForm.safeParse(typed)).toMatchObject({ success: true, data: typed });
});

it("has one proposal that waits, one that came back with its reason, and one that corrects words of a document", () => {
  const { rejection } = demoRejected;
  expect(rejectionForm.safeParse({ rejection }).success).toBe(true);
  const { document, old, reason, words } = demoCorrection;
  expect(correctionForm.safeParse({ reason, words }).success).toBe(true);
  expect(textOf(document)?.split(old)).toHaveLength(2);
  for (const { daysAgo, decided } of [demoRejected, demoCorrection]) expect(decided).toBeLessThan(daysAgo);
});
