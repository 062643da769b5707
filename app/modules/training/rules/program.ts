import type { Visitor } from "~/modules/accounts/rules/actor";
import { movesFor } from "~/platform/moves";
import { notNow, requires } from "~/platform/policy";
import type { ProgramKind } from "./vocabulary";

/** What the rules know of a program. `providerId` is null for one of the association. */
export type ProgramFacts = {
  kind: ProgramKind;
  providerId: string | null;
  startsAt: Date;
  endsAt: Date;
  proposedAt: Date | null;
  rejectedAt: Date | null;
  publishedAt: Date | null;
  cancelledAt: Date | null;
};

/** The subject of the `propose` and `create` rules: a program that is not written yet. */
export const unwritten = (kind: ProgramKind): ProgramFacts => ({
  kind,
  providerId: null,
  startsAt: new Date(8.64e15),
  endsAt: new Date(8.64e15),
  proposedAt: null,
  rejectedAt: null,
  publishedAt: null,
  cancelledAt: null,
});

/** Any program that people may enrol in, for what is said over a list of them. */
export const published = (kind: ProgramKind): ProgramFacts => ({ ...unwritten(kind), publishedAt: new Date(0) });

/** `draft` is an ADMIN's own, `proposed` and `rejected` a firm's. */
export const PROGRAM_STATES = {
  draft: "Ciornă",
  proposed: "Propus",
  rejected: "Respins",
  published: "Publicat",
  cancelled: "Anulat",
} as const;
export type ProgramState = keyof typeof PROGRAM_STATES;

export function programState({ proposedAt, rejectedAt, publishedAt, cancelledAt }: ProgramFacts): ProgramState {
  if (cancelledAt !== null) return "cancelled";
  if (publishedAt !== null) return "published";
  if (rejectedAt !== null) return "rejected";
  return proposedAt === null ? "draft" : "proposed";
}

export const hasBegun = ({ startsAt }: Pick<ProgramFacts, "startsAt">, now: Date): boolean => now >= startsAt;

export const hasEnded = ({ endsAt }: Pick<ProgramFacts, "endsAt">, now: Date): boolean => now >= endsAt;

const BEGUN = notNow("A început deja, așa că pasul nu se mai poate face.");
const notBegun = requires((_visitor: Visitor, program: ProgramFacts, now) => !hasBegun(program, now), BEGUN);

/** What nobody could enrol in yet is given a new day although its first one has passed. */
const notBegunInPublic = requires(
  (_visitor: Visitor, program: ProgramFacts, now) => program.publishedAt === null || !hasBegun(program, now),
  BEGUN,
);

export const programMoves = movesFor<Visitor, ProgramFacts>()(
  {
    state: programState,
    sentences: {
      draft: "Nu este publicat încă.",
      proposed: "Este o propunere despre care nu s-a decis încă.",
      rejected: "Propunerea a fost respinsă.",
      published: "Este publicat deja.",
      cancelled: "A fost anulat.",
    },
  },
  {
    edit: { from: ["draft", "proposed", "rejected", "published"], to: "published", when: notBegunInPublic },
    propose: { from: ["proposed", "rejected"], to: "proposed" },
    reject: { from: ["proposed"], to: "rejected" },
    publish: { from: ["draft", "proposed"], to: "published", when: notBegun },
    cancel: { from: ["published"], to: "cancelled", when: notBegun },
    enrol: { from: ["published"], to: "published", when: notBegun },
    attend: {
      from: ["published"],
      to: "published",
      when: requires(
        (_visitor, program, now) => hasBegun(program, now),
        notNow("Prezența se notează după ce programul a început."),
      ),
    },
  },
);
