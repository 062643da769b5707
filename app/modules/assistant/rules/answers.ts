import type { SourceKey } from "./sources";

/**
 * How a question was answered: with passages, with passages of abrogated acts only, with documents that are only near, with a
 * canned reply, not at all because nothing answers it, or not at all because it is no question.
 */
export const ANSWER_STATUSES = ["quoted", "history", "near", "canned", "unknown", "refused"] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** A passage that an answer quotes; a document of which only the title stands below it has no text. */
export type Quote = SourceKey & { textId: string; title: string; heading: string; text: string };
export type Answer = { status: AnswerStatus; lead: string; quotes: Quote[] };

/** Characters of a question, and of a chat's title. */
export const LONGEST_QUESTION = 1_000;
export const LONGEST_TITLE = 100;

export const CHAT = "/uat/ai-chat";
/** The list of chats on that page. */
export const CHATS = "conversatii";
export const chatPath = (id: string, part = ""): string => `${CHAT}/${id}${part && `/${part}`}`;

/** How long the typing indicator is shown before a canned reply. */
export const TYPING_MS = 2_000;

export const STOPPED = "Asistentul este oprit de administrator. Scrieți la suport sau căutați în hubul de cunoștințe.";

export const STILL_READING =
  "Textele bibliotecii sunt pregătite acum pentru căutare și nu le-am citit încă pe toate. Întrebați din nou peste câteva minute.";

export const NOT_ALL_READ = "Nu am citit încă toate documentele, așa că răspunsul poate fi incomplet.";

/** What an ADMIN can stop: everything, or only the model, after which passages are quoted as before. */
export const STOPPABLE = ["assistant", "model"] as const;
export type Stoppable = (typeof STOPPABLE)[number];
