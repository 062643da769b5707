import { type Actor, isVerified } from "~/modules/accounts/rules/actor";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { hourOf, localDateOf, yearOf } from "~/platform/calendar/local-date";
import { dateLong, dateTime, since } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { formatMoney } from "~/platform/language/money";
import { countyByCode } from "~/platform/romania/counties";
import { directPurchaseThreshold, isUnderDirectPurchaseThreshold } from "~/platform/romania/thresholds";
import type { FileView, FisaNote, FisaView } from "../parts/request-fisa";
import { budgetText } from "../rules/changes";
import { deadlinePassed, NOT_A_PURCHASE, questionsOpen, URGENCIES } from "../rules/request";
import { requestPath } from "../rules/request-query";
import type { RequestRecord } from "../store/record.server";
import type { RequestFile } from "../store/request-files.server";

/** The registry file of a request, in words. */
export async function fisaView(
  actor: Actor,
  request: RequestRecord,
  { files, at }: { files: readonly RequestFile[]; at: Date },
): Promise<FisaView> {
  const owner = await organisationById(request.ownerId);
  const open = request.questionsUntil !== null && questionsOpen(request, at);
  return {
    owner: { id: request.ownerId, verified: isVerified(actor), line: ownerLine(request.ownerName, owner?.county) },
    title: request.title,
    status: request.status,
    number: request.registration ?? "La trimitere",
    from: dateLong(request.sentAt ?? request.createdAt),
    deadline: deadlineWords(request.deadlineAt, at),
    notes: notesOf(request, at),
    description: request.description,
    category: CATEGORIES[request.category],
    ...budgetWords(request, at),
    urgency: request.urgency === null ? null : URGENCIES[request.urgency].label,
    county: request.county === null ? null : countyByCode(request.county).name,
    addressed:
      request.onlyPartnerId === null
        ? "Tuturor partenerilor verificați"
        : `Numai partenerului ${request.onlyPartnerName}`,
    questionsUntil: open && request.questionsUntil !== null ? dateTime(request.questionsUntil) : null,
    files: fileViews(request.id, files),
  };
}

function ownerLine(name: string, code: string | null | undefined): string {
  const county = code ? countyByCode(code) : undefined;
  if (county === undefined) return name;
  return county.code === "B" ? `${name}, București` : `${name}, județul ${county.name}`;
}

/** The hour decides, so it is always said; the year only when it is another one. */
function deadlineWords(deadlineAt: Date | null, at: Date): string {
  if (deadlineAt === null) return "30 de zile de la trimitere";
  const day = localDateOf(deadlineAt);
  const sameYear = yearOf(day) === yearOf(localDateOf(at));
  return `${sameYear ? dateLong(day).replace(/ \d{4}$/, "") : dateLong(day)}, ${hourOf(deadlineAt)}`;
}

type BudgetWords = Pick<FisaView, "budget" | "budgetNote">;

/** The thresholds are in lei; beside a budget in another currency they are only said. */
function budgetWords({ budgetMin: min, budgetMax: max, currency, sentAt }: RequestRecord, at: Date): BudgetWords {
  const threshold = directPurchaseThreshold("goods_services", sentAt ?? at);
  const known = max ?? min;
  const limit = threshold === null ? "" : formatMoney(threshold.minor, "RON");
  if (known === null) {
    return { budget: "Buget nespecificat", budgetNote: `Pragul achiziției directe este ${limit}. ${NOT_A_PURCHASE}` };
  }
  const budget = `${budgetText({ min, max, currency })}, fără TVA`;
  if (currency !== "RON") return { budget, budgetNote: `Pragul achiziției directe este ${limit}. ${NOT_A_PURCHASE}` };
  const under = isUnderDirectPurchaseThreshold(known, "goods_services", sentAt ?? at);
  const place = under ? "Sub pragul achiziției directe" : "Peste pragul achiziției directe pentru produse și servicii";
  return { budget, budgetNote: `${place} (${limit}). ${NOT_A_PURCHASE}` };
}

function notesOf(request: RequestRecord, at: Date): FisaNote[] {
  const notes: (FisaNote | null)[] = [
    request.status === "draft" && request.queuedAt !== null
      ? { icon: "queued", text: "Se trimite după verificare" }
      : null,
    sealNote(request, at),
    request.status === "sent" && request.deadlineAt !== null && deadlinePassed(request, at)
      ? { icon: "clock", text: `Termen trecut ${since(request.deadlineAt, at)}` }
      : null,
    request.urgency === "high" ? { icon: "urgent", text: "Urgent" } : null,
    request.acceptedPartnerName === null
      ? null
      : { icon: "addressed", text: `Partener: ${request.acceptedPartnerName}` },
  ];
  return notes.filter((note) => note !== null);
}

function sealNote(request: RequestRecord, at: Date): FisaNote | null {
  if (!request.sealed) return null;
  if (request.openedAt !== null) return { icon: "opened", text: `Oferte deschise ${since(request.openedAt, at)}` };
  return { icon: "sealed", text: "Oferte sigilate până la termen" };
}

export const fileViews = (requestId: string, files: readonly RequestFile[]): FileView[] =>
  files.map(({ id, name, size }) => ({
    id,
    name,
    size: sizeText(size),
    href: requestPath(requestId, `files/${id}`),
  }));
