import { SECTIONS, type Section } from "~/modules/partners/rules/sections";
import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";

const PROFILE: Happening = "partner.edited";

const words: Partial<Record<Happening, string>> = {
  "organisation.registered": "Înregistrată",
  "registration.expired": "Ștearsă: adresa nu a fost confirmată",
  "organisation.verified": "Verificată",
  "organisation.rejected": "Respinsă",
  "organisation.suspended": "Suspendată",
  "organisation.restored": "Suspendare ridicată",
  "organisation.resubmitted": "Trimisă din nou la verificare",
  "organisation.edited": "Date modificate",
  "partner.edited": "Profilul public modificat",
};

/** What happened to an organisation, in the words of its history. Unknown ones are shown as they are stored. */
export const happeningWords = (what: string): string => words[what as Happening] ?? what;

/** What is told beside it. A part of a firm's profile is kept by its code, and was once by its name. */
export const happeningDetail = ({ note, what, to }: Pick<JournalEntry, "note" | "what" | "to">): string | null =>
  note ?? (what === PROFILE ? (SECTIONS[to as Section] ?? null) : null);

/** A firm saves its profile part by part: of such entries in a row only the last tells something. */
export const withoutRepeats = <Entry extends { what: string }>(history: readonly Entry[]): Entry[] =>
  history.filter(({ what }, place) => what !== PROFILE || history[place + 1]?.what !== what);
