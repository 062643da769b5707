import type { z } from "zod";
import type { Actor } from "~/modules/accounts/rules/actor";
import { lastEdit } from "~/modules/accounts/store/last-edit.server";
import { fileLimits } from "~/modules/media/rules/attachment";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { receiveFiles } from "~/modules/media/verbs/receive.server";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import type { Defaults, RefusedForm } from "~/platform/form/answers";
import { alsoWrong, checkForm, formOf } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import type { StoredForm } from "~/platform/form/edit.server";
import type { FieldTable } from "~/platform/form/field-table";
import { differencesIn, typedIn } from "~/platform/form/field-table.server";
import { isId } from "~/platform/form/id";
import { dateLong, dateTime } from "~/platform/language/dates";
import { formatMoney } from "~/platform/language/money";
import { formatNumber } from "~/platform/language/numbers";
import { directPurchaseThreshold } from "~/platform/romania/thresholds";
import type { KeptFile } from "~/ui/field/file-input";
import { REQUEST_LEAD, requestForm } from "../forms/requests";
import type { AddressedPartner } from "../parts/request-fields";
import { defaultDeadline, earliestDeadlineDate, latestDeadlineDate } from "../rules/deadline";
import { besideInWords, NEXT, SENDING } from "../rules/draft";
import type { happenings } from "../rules/happenings";
import { requestPath } from "../rules/paths";
import { NOT_A_PURCHASE } from "../rules/request";
import { REQUEST } from "../rules/request-fields";
import type { RequestRecord } from "../store/record.server";
import type { RequestFile } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import { versionOf } from "../verbs/drafts.server";

const MOST_FILES = { request: 5, response: 3 };
const FILE = fileLimits("request");

type FormContext = {
  at: Date;
  formKey: string;
  partner: AddressedPartner | null;
  /** What the marketplace asks for the offer that the request begins from. */
  proposed?: string | null;
  files?: readonly RequestFile[];
  version?: string | null;
};

/** Limits, hints and files of a request's form; `version` is when the draft was last saved, null for a new one. */
export function formView({ at, formKey, partner, proposed = null, files = [], version = null }: FormContext) {
  return {
    formKey,
    ...deadlineDays(at, `Dacă nu alegeți, este ${dateTime(defaultDeadline(at))}.`),
    threshold: thresholdSentence(at),
    partner,
    proposed,
    files,
    file: { ...FILE, hint: `${FILE.hint}; cel mult ${MOST_FILES.request} odată.` },
    version,
  };
}

/** Bounds of the deadline field, and the hint that states them. */
export function deadlineDays(at: Date, more = "", min = earliestDeadlineDate(at)) {
  const hint = `O zi lucrătoare, de la ${dateLong(min)} încolo. ${more}`.trim();
  return { days: { min, max: latestDeadlineDate(at) }, hint };
}

function thresholdSentence(at: Date): string {
  const services = directPurchaseThreshold("goods_services", at);
  const works = directPurchaseThreshold("works", at);
  if (services === null || works === null) return NOT_A_PURCHASE;
  return `Pragul achiziției directe: ${formatMoney(services.minor, "RON")} pentru produse și servicii, ${formatMoney(works.minor, "RON")} pentru lucrări, fără TVA. ${NOT_A_PURCHASE}`;
}

/** A draft as default values of its form. */
export function draftDefaults(draft: RequestRecord): Defaults {
  return {
    ...typedIn(REQUEST, draft),
    budgetMin: sumText(draft.budgetMin),
    budgetMax: sumText(draft.budgetMax),
    currency: draft.currency ?? "RON",
    deadline: draft.deadlineAt === null ? "" : localDateOf(draft.deadlineAt),
    deadlineHour: draft.deadlineAt === null ? "" : hourOf(draft.deadlineAt),
    partner: draft.onlyPartnerId ?? "",
  };
}

const sumText = (minor: number | null): string => (minor === null ? "" : formatNumber(minor / 100));

type Purpose = keyof typeof MOST_FILES;
type Reading<Schema> = { actor: Actor; schema: Schema; purpose: Purpose; lead?: typeof REQUEST_LEAD };

/** Checks a posted form and stores its files, which are kept when the form has errors. */
export async function readWithFiles<Schema extends z.ZodType>(form: FormData, reading: Reading<Schema>) {
  const { actor, schema, purpose, ...options } = reading;
  const received = await receiveFiles(form, "files", { purpose, by: uploaderOf(actor), most: MOST_FILES[purpose] });
  const checked = checkForm(form, schema, options);
  return {
    checked: alsoWrong(form, checked, { files: received.sentence }),
    files: { added: received.files, removedIds: removedFiles(form) },
    kept: received.kept,
  };
}

/** The files that a refused form had already sent, for a draft that is continued. */
export async function keptFiles(typed: RefusedForm | null, actor: Actor, purpose: Purpose): Promise<KeptFile[]> {
  if (typed === null) return [];
  const sent = { purpose, by: uploaderOf(actor), most: MOST_FILES[purpose] };
  return (await receiveFiles(formOf(typed.values), "files", sent)).kept;
}

export const readRequest = (form: FormData, actor: Actor, at: Date) =>
  readWithFiles(form, { actor, schema: requestForm(at), purpose: "request", lead: REQUEST_LEAD });

type Edited = {
  id: string;
  table: FieldTable;
  beside: Readonly<Record<string, string>>;
  by: readonly (keyof typeof happenings)[];
};

/** Compares the saved request with the typed form: the fields of `table` and of `beside`, which the entries of `by` may have changed. */
export async function differencesFromSaved(
  actor: Actor,
  { id, table, beside, by }: Edited,
  { values }: RefusedForm,
): Promise<StoredForm<KeptFile[]>> {
  const stands = await requestOf(actor, id);
  const theirs = draftDefaults(stands);
  return {
    version: versionOf(stands),
    last: await lastEdit(actor, { what: by, subjectId: id }, now()),
    differences: [
      ...differencesIn(table, theirs, values),
      ...differencesOf(beside, besideInWords(theirs), besideInWords(values)),
    ],
  };
}

/** The page after saving a draft: that of its sending when the button asked for it. */
export const afterSaving = (form: FormData, id: string): string =>
  form.get(NEXT) === SENDING ? requestPath(id, SENDING) : requestPath(id);

const removedFiles = (form: FormData): string[] =>
  form.getAll("removedFiles").filter((value): value is string => typeof value === "string" && isId(value));
