import {
  belongsTo,
  isFirma,
  isUat,
  type Member,
  type OrganisationKind,
  type Visitor,
} from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { listQuery, text } from "~/platform/form/list-query";
import type { Visibility } from "~/platform/journal/visibility";
import { movesFor } from "~/platform/moves";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import type { ConversationStatus } from "./rules/statuses";

export type MessageKind = "message" | "note";

export type ConversationFacts = {
  firstUatMessageAt: Date | null;
  firstFirmaMessageAt: Date | null;
  closedAt: Date | null;
};

/** Must equal the generated column `conversations.status`. */
export function conversationStatus(facts: ConversationFacts): ConversationStatus {
  if (facts.closedAt !== null) return "completed";
  return facts.firstUatMessageAt !== null && facts.firstFirmaMessageAt !== null ? "active" : "pending";
}

export const conversationMoves = movesFor<Visitor, ConversationFacts>()(
  { state: conversationStatus, sentences: "Conversația a fost încheiată între timp." },
  { close: { from: ["pending", "active"], to: "completed" } },
);

/** What the policy needs to know of a conversation. */
export type Conversation = ConversationFacts &
  Pair & {
    uatSuspended: boolean;
    firmaSuspended: boolean;
  };

/** What the policy needs to know before a conversation is opened; `otherVerified` is about the organisation on the other side. */
export type Opening = Pair & {
  otherVerified: boolean;
  /** The conversation is about a request of this authority that the firm may see. */
  postedTheRequest: boolean;
  /** The authority has written to this firm before, in any conversation. */
  uatWroteBefore: boolean;
  /** The other authority shows what it has done, so that it may be asked (`requests.sharedAt`). */
  showsExperience: boolean;
};

export type { Member };

/** People of organisations take part in conversations; an ADMIN does not. */
export const hasSide = (visitor: Visitor): visitor is Member => isUat(visitor) || isFirma(visitor);

/** A conversation has an authority on one side and a firm on the other, or the authority that was asked in the firm's place. */
export type Side = "authority" | "firm";

export const isUatSide = (actor: Member): boolean => actor.organisation.kind === "UAT";
/** Whether the person is on the first side: the authority's, and of two authorities the one that asked. */
export const isFirstSide = (actor: Member, { uatId }: { uatId: string }): boolean => actor.organisation.id === uatId;
export const messagesPath = (actor: Member): string => (isUatSide(actor) ? "/uat/messages" : "/firma/messages");
export const threadPath = (actor: Member, id: string): string => `${messagesPath(actor)}/${id}`;
export const printPath = (actor: Member, id: string): string => `${threadPath(actor, id)}/tiparire`;

/** The query of the list of conversations. */
export const conversationList = listQuery({ text: text("q") });
export type ConversationSearch = ReturnType<typeof conversationList.read>;

type Pair = {
  uatId: string;
  firmaId: string;
  /** What stands in the firm's place: a firm, or an authority that another one has asked. */
  firmaKind: OrganisationKind;
};

/** The two organisations, from the actor's and the other side's. */
export const pairOf = (actor: Member, other: { id: string; kind: OrganisationKind }): Pair =>
  isUatSide(actor)
    ? { uatId: actor.organisation.id, firmaId: other.id, firmaKind: other.kind }
    : { uatId: other.id, firmaId: actor.organisation.id, firmaKind: "FIRMA" };

const takesPart = (actor: Visitor, { uatId, firmaId, firmaKind }: Pair): boolean =>
  (isUat(actor) && belongsTo(actor, uatId)) || (actor?.role === firmaKind && belongsTo(actor, firmaId));

const reads: Rule<Visitor, Conversation> = requires(takesPart, UNSEEN);

const READ_ONLY = "În această conversație nu se poate scrie: contul uneia dintre organizații este suspendat.";

export const conversationPolicy = rightsOn<Conversation>()(
  { open: ["read"], says: READ_ONLY },
  {
    read: reads,
    write: first(
      reads,
      requires((_actor, { uatSuspended, firmaSuspended }) => !uatSuspended && !firmaSuspended, notNow(READ_ONLY)),
    ),
    close: first(reads, conversationMoves.possible("close")),
  },
);

export const openingPolicy = rightsOn<Opening>()(
  { open: [] },
  {
    open: first(
      requires<Visitor, Opening>(takesPart, notYou("Conversațiile sunt între o autoritate și o firmă parteneră.")),
      verifiedOnly("Puteți deschide conversații după ce un administrator vă verifică organizația."),
      /** Firms cannot send unsolicited messages. */
      requires(
        (actor, { postedTheRequest, uatWroteBefore }) => !isFirma(actor) || postedTheRequest || uatWroteBefore,
        notYou(
          "O firmă poate scrie unei autorități despre o solicitare publicată de aceasta sau după ce autoritatea i-a scris.",
        ),
      ),
      /** An authority is asked only about what it has chosen to show. */
      requires(
        (_actor, { firmaKind, showsExperience, uatWroteBefore }) =>
          firmaKind === "FIRMA" || showsExperience || uatWroteBefore,
        notYou("Unei autorități îi puteți scrie despre ce a ales să arate la „Cine a mai făcut asta?”."),
      ),
      /** The verification may have changed while the message was written. */
      requires(
        (_actor, { otherVerified }) => otherVerified,
        notNow("Organizația nu este verificată, așa că nu i se poate scrie încă."),
      ),
    ),
  },
);

export const LONGEST_TEXT = 5000;
export const LONGEST_SUBJECT = 150;

export const COMMUNICATION_GUIDE = [
  "Răspundeți în 24 de ore, chiar și numai cu data la care reveniți.",
  "O întrebare pe mesaj; fișierele, cu nume care spun ce conțin.",
  "Ce schimbă prețul sau termenul se scrie și în ofertă.",
] as const;

/** Journal entries of this module; none are public. */
export const happenings = {
  "conversation.opened": "inside",
  "conversation.reopened": "inside",
  "conversation.closed": "inside",
  "message.sent": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
