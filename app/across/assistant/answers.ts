import { codesOf } from "../../platform/codes";

/** How a question was answered: stored code and what an ADMIN reads. */
export const ANSWER_STATUSES = {
  quoted: "Cu pasaje",
  history: "Numai din acte abrogate",
  canned: "Salut sau prezentare",
  unknown: "Fără răspuns",
  refused: "Nu este o întrebare",
} as const;
export type AnswerStatus = keyof typeof ANSWER_STATUSES;
export const ANSWER_STATUS_CODES = codesOf(ANSWER_STATUSES);

/** Characters of a question, and of a conversation's title. */
export const LONGEST_QUESTION = 1_000;
export const LONGEST_TITLE = 100;

export const CHAT = "/uat/ai-chat";
export const chatPath = (id: string, part = ""): string => `${CHAT}/${id}${part && `/${part}`}`;

/** How long the typing indicator is shown before a canned reply. */
export const TYPING_MS = 2_000;

export const STOPPED = "Asistentul este oprit de administrator. Scrieți la suport sau căutați în hubul de cunoștințe.";
