import type { RouterContextProvider } from "react-router";
import type { Posted } from "~/modules/accounts/posted-step.server";
import { adminOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { notFound } from "~/platform/refusal";
import type { StepSubmission } from "../parts/submission-step";
import type { ModerationAction } from "../rules/moderation";
import { type SubmissionQuery, submissionAddress, submissionsAddress } from "../rules/submission-query";
import { nextWaiting } from "../store/queue.server";
import { type SubmissionRecord, submissionById } from "../store/submissions.server";
import { allow } from "../verbs/moderation.server";

type Context = Readonly<RouterContextProvider>;

/** The text that the address names. */
export async function submissionAt(
  context: Context,
  id: string | undefined,
): Promise<{ actor: Actor; submission: SubmissionRecord }> {
  const actor = adminOf(context);
  const submission = await submissionById(idFromPath(id));
  if (!submission) throw notFound();
  return { actor, submission };
}

/** The form of a decision about the text that the address names. */
export const formAbout =
  <Schema>(schema: Schema) =>
  async ({ context, params }: Pick<Posted, "context" | "params">): Promise<Schema> => {
    await submissionAt(context, params.id);
    return schema;
  };

/** After a decision: the next text that waits in the same list, or the desk when nothing does. */
export async function nextFrom(submission: SubmissionRecord, query: SubmissionQuery): Promise<string> {
  const next = await nextWaiting(submission, query);
  const pending = { ...query, tab: "pending" } as const;
  return next === null ? submissionsAddress(pending) : submissionAddress(next, pending);
}

export const APPROVED: NewFlash = {
  tone: "green",
  title: "Articol aprobat",
  text: "Articolul a fost publicat cu succes.",
};
export const REJECTED: NewFlash = {
  tone: "green",
  title: "Articol respins",
  text: "Autorul a fost notificat despre decizie.",
};
export const BINNED: NewFlash = {
  tone: "green",
  title: "Articol respins",
  text: "Articolul a fost șters din baza de date.",
};

/** Where the short decisions are taken, and where they lead back to. */
export const DASHBOARD = "/admin/dashboard?fila=articole";

type Asked = { context: Context; params: { id: string } };

/** What the page of a decision shows, when it can be taken now; else the page that says why not, with the way on. */
export async function stepOf(action: ModerationAction, { context, params }: Asked): Promise<StepSubmission> {
  const { actor, submission } = await submissionAt(context, params.id);
  allow(action, actor, submission, now());
  return { id: submission.id, title: submission.title, formKey: newFormKey() };
}
