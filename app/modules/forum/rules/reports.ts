import type { Visitor } from "~/modules/accounts/rules/actor";
import { codesOf } from "~/platform/codes";
import { movesFor } from "~/platform/moves";
import { ADMIN_FORUM } from "./paths";

/** Why a post is reported, and why it is hidden. */
export const REPORT_REASONS = {
  advertising: "Reclamă sau mesaj nedorit",
  offensive: "Jignire sau limbaj nepotrivit",
  personal_data: "Date personale ale altcuiva",
  untrue: "Informație falsă, care poate face rău",
  illegal: "Conținut ilegal",
  other_subject: "Nu ține de discuție",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_CODES = codesOf(REPORT_REASONS);

/** As many organisations that reported a post hide it until an ADMIN has read it. */
export const HOLDING_ORGANISATIONS = 3;

/** What is known of a post that was reported. */
export type PostModeration = {
  hiddenAt: Date | null;
  /** Null while it is hidden by reports alone. */
  hiddenBy: string | null;
  appealedAt: Date | null;
  appealDecidedAt: Date | null;
  /** When an ADMIN last said that it may stay as it is: reports do not hide it again before it is edited. */
  keptAt: Date | null;
  /** When its author deleted it. */
  removedAt: Date | null;
};

/** held: hidden by reports until an ADMIN has read it · hidden: by an ADMIN, with a reason · appealed · final: the appeal was refused · removed: by its author. */
export type PostState = "shown" | "held" | "hidden" | "appealed" | "final" | "removed";

export function postState({
  hiddenAt,
  hiddenBy,
  appealedAt,
  appealDecidedAt,
  removedAt,
}: Omit<PostModeration, "keptAt">): PostState {
  if (removedAt !== null) return "removed";
  if (hiddenAt === null) return "shown";
  if (hiddenBy === null) return "held";
  if (appealDecidedAt !== null) return "final";
  return appealedAt === null ? "hidden" : "appealed";
}

export const moderationMoves = movesFor<Visitor, PostModeration>()(
  {
    state: postState,
    sentences: {
      shown: "Mesajul este arătat.",
      held: "Mesajul este deja ascuns, până îl citește un administrator.",
      hidden: "Mesajul a fost ascuns de un administrator.",
      appealed: "Contestația așteaptă deja o decizie.",
      final: "Despre contestație s-a decis deja.",
      removed: "Autorul și-a șters mesajul.",
    },
  },
  {
    report: { from: ["shown", "held"], to: "shown" },
    hide: { from: ["shown", "held"], to: "hidden" },
    // of a hidden one: whoever hid it by mistake need not wait for the author to contest it
    keep: { from: ["shown", "held", "hidden"], to: "shown" },
    appeal: { from: ["hidden"], to: "appealed" },
    uphold: { from: ["appealed"], to: "final" },
    restore: { from: ["appealed"], to: "shown" },
    remove: { from: ["shown"], to: "removed" },
  },
);

/** The question before a moderator keeps a reported post, or shows a hidden one again. */
export const KEEPING = {
  kept: {
    heading: "Mesajul rămâne?",
    effect: "Raportările lui se încheie, iar mesajul rămâne vizibil în discuție.",
    submit: "Păstrează mesajul",
  },
  released: {
    heading: "Arătați din nou mesajul?",
    effect: "Raportările lui se încheie, iar mesajul se vede din nou în discuție.",
    submit: "Arată mesajul",
  },
} as const;

/** The decision about an appeal, by its name in `moderationMoves`. */
export const APPEAL_DECISIONS = { restore: "Mesajul este arătat din nou", uphold: "Mesajul rămâne ascuns" } as const;

export const adminPostPath = (id: string): string => `${ADMIN_FORUM}/${id}`;
