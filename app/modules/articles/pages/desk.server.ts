import type { RouterContextProvider } from "react-router";
import type { Posted, StepRoute } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { orNotFound } from "~/platform/refusal";
import { decisionPolicy, type ModerationAction } from "../rules/moderation";
import { type Recipients, recipientsText } from "../rules/recipients";
import { type SubmissionQuery, submissionAddress, submissionPath, submissionsAddress } from "../rules/submission-query";
import { nextWaiting } from "../store/queue.server";
import { type SubmissionRecord, submissionById } from "../store/submissions.server";
import { toldOfDecision, wayTo } from "../verbs/moderation.server";

type Context = Readonly<RouterContextProvider>;

/** The submission of the address; throws 404 when there is none. */
export async function addressedSubmission(context: Context, id: string | undefined) {
  const actor = adminOf(context);
  const submission = orNotFound(await submissionById(idFromPath(id)));
  return { actor, submission };
}

/** The schema of a decision's form; throws 404 when the submission does not exist. */
export const formAbout =
  <Schema>(schema: Schema) =>
  async ({ context, params }: Pick<Posted, "context" | "params">): Promise<Schema> => {
    await addressedSubmission(context, params.id);
    return schema;
  };

/** Where a decision leads: the next pending submission of the same list, or the list when none is pending. */
export async function nextFrom(submission: SubmissionRecord, query: SubmissionQuery): Promise<string> {
  const next = await nextWaiting(submission, query);
  const pending = { ...query, tab: "pending" } as const;
  return next === null ? submissionsAddress(pending) : submissionAddress(next, pending);
}

/** What a decision did, and who is told of it; the specification's words suffice while that is the author. */
const decided = (title: string, did: string, told: Recipients | null): NewFlash => ({
  tone: "green",
  title,
  text: [did, told === null || told.who === "author" ? "" : recipientsText(told)].filter(Boolean).join(" "),
});

export const approved = (told: Recipients | null): NewFlash =>
  decided("Articol aprobat", "Articolul a fost publicat cu succes.", told);
export const rejected = (told: Recipients | null): NewFlash =>
  decided("Articol respins", told?.who === "author" ? "Autorul a fost notificat despre decizie." : "", told);
export const binned = (told: Recipients | null): NewFlash =>
  decided("Articol respins", "Articolul a fost șters din baza de date.", told);

/** The dashboard's tab with the quick decisions, to which they return. */
export const DASHBOARD = "/admin/dashboard?fila=articole";

type Asked = Pick<StepRoute, "context" | "params">;

/** The data of a decision's page; throws 403 or 409 when the decision cannot be taken. */
export async function stepOf(action: ModerationAction, { context, params }: Asked) {
  const { actor, submission } = await addressedSubmission(context, params.id);
  decisionPolicy.allow(action, actor, submission, now(), wayTo(submission));
  return {
    back: { href: submissionPath(submission.id), label: submission.title },
    formKey: newFormKey(),
    told: recipientsText(await toldOfDecision(submission)),
  };
}
