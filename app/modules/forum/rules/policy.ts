import { belongsTo, isAdmin, isVerified, type Spoken, speaksFor, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { resourcePolicy } from "~/modules/library/rules/policy";
import { about, first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { isInside } from "./categories";
import { type DiscussionFacts, lockMoves, pinMoves, solutionMoves } from "./moves";
import { moderationMoves, type PostModeration } from "./reports";

const SUSPENDED = "Contul organizației este suspendat. Puteți citi forumul; pentru lămuriri scrieți la suport.";

type DiscussionRule = Rule<Visitor, DiscussionFacts>;

/** Who sees the discussions of categories that are not public. */
export const seesInside = (visitor: Visitor): boolean => isAdmin(visitor) || isVerified(visitor);

/** What is hidden is read by whoever may contest it, and by ADMIN. */
const isReadable = (visitor: Visitor, hideable: Spoken & { hiddenAt: Date | null }): boolean =>
  hideable.hiddenAt === null || isAdmin(visitor) || speaksFor(visitor, hideable);

/** The comments on a document are read by whoever reads the document. */
const seesPlace: DiscussionRule = (visitor, { category, document }, now) => {
  if (document !== null) return resourcePolicy.rules.read(visitor, document, now);
  return !isInside(category) || seesInside(visitor) ? null : UNSEEN;
};

const reads: DiscussionRule = first(seesPlace, requires(isReadable, UNSEEN));

/** Verified organisations write. An ADMIN moderates, and does not take part. */
const isMember: DiscussionRule = first(
  requires((visitor) => visitor?.organisation != null, notYou("Pe forum scriu autoritățile și firmele partenere.")),
  verifiedOnly("Puteți scrie pe forum după ce un administrator vă verifică organizația."),
);

const takesPart: DiscussionRule = first(reads, isMember);
const writes: DiscussionRule = first(takesPart, lockMoves.possible("write"));
/** Comments on a document have no question that one of them solves, and stand in no list. */
const ofForum: DiscussionRule = requires(
  (_visitor, { document }) => document === null,
  notNow("Comentariile unui document nu au soluție și nu se fixează."),
);
const moderates: DiscussionRule = first(
  reads,
  requires(isAdmin, notYou("Numai un administrator poate face acest pas.")),
);

/**
 * Whoever opened the discussion, or the colleagues after they left, says what solved it; an ADMIN may say it instead, also in a
 * locked one.
 */
const decidesSolution: DiscussionRule = (visitor, discussion, now) =>
  isAdmin(visitor) ? null : first(asks, writes)(visitor, discussion, now);
const asks: DiscussionRule = first(
  reads,
  requires(speaksFor, notYou("Numai cine a deschis discuția poate alege răspunsul care o rezolvă.")),
);

export const discussionPolicy = rightsOn<DiscussionFacts>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: reads,
    open: isMember,
    follow: takesPart,
    reply: writes,
    solve: first(decidesSolution, ofForum, solutionMoves.possible("solve")),
    reopen: first(decidesSolution, solutionMoves.possible("reopen")),
    pin: first(moderates, ofForum, pinMoves.possible("pin")),
    unpin: first(moderates, pinMoves.possible("unpin")),
    lock: first(moderates, lockMoves.possible("lock")),
    unlock: first(moderates, lockMoves.possible("unlock")),
  },
);

export type DiscussionAction = keyof typeof discussionPolicy.rules;

/** What the policy needs to know of a post: the opening one of a discussion, or a reply. */
export type PostFacts = PostModeration &
  Spoken & {
    number: number;
    discussion: DiscussionFacts;
    /** An ADMIN other than the one who hid it may decide about an appeal. */
    othersDecide: boolean;
  };

type PostRule = Rule<Visitor, PostFacts>;

const inDiscussion = (rule: DiscussionRule): PostRule => about(({ discussion }) => discussion, rule);
const notOwn = (sentence: string): PostRule =>
  requires((visitor, { organisationId }) => !belongsTo(visitor, organisationId), notYou(sentence));
const isShown: PostRule = moderationMoves.whileIn(["shown"]);
const moderatesPost = inDiscussion(moderates);

/** Whoever hid a post does not decide about its appeal, unless the platform has no other ADMIN. */
const decidesAppeal: PostRule = requires(
  (visitor, { hiddenBy, othersDecide }) => !othersDecide || visitor?.userId !== hiddenBy,
  notYou("Mesajul l-ați ascuns dumneavoastră, așa că despre contestație decide alt administrator."),
);

/** A suspended organisation may take its words back, and contest what was decided about them. */
export const postPolicy = rightsOn<PostFacts>()(
  { open: ["read", "remove", "appeal"], says: SUSPENDED },
  {
    read: first(inDiscussion(reads), requires(isReadable, UNSEEN)),
    edit: first(
      inDiscussion(reads),
      requires(speaksFor, notYou("Numai autorul își poate modifica mesajul.")),
      inDiscussion(writes),
      isShown,
    ),
    /** Others answer to the question of a discussion of the forum: it stays. */
    remove: first(
      inDiscussion(reads),
      requires(speaksFor, notYou("Numai autorul își poate șterge mesajul.")),
      requires(
        (_visitor, { number, discussion }) => number > 1 || discussion.document !== null,
        notNow("Mesajul cu care începe o discuție nu se șterge. Îl puteți modifica."),
      ),
      moderationMoves.possible("remove"),
    ),
    like: first(inDiscussion(takesPart), notOwn("Mesajele propriei organizații nu se apreciază."), isShown),
    report: first(
      inDiscussion(takesPart),
      notOwn("Un mesaj al propriei organizații nu se raportează: autorul lui îl poate modifica."),
      moderationMoves.possible("report"),
    ),
    hide: first(moderatesPost, moderationMoves.possible("hide")),
    keep: first(moderatesPost, moderationMoves.possible("keep")),
    appeal: first(
      inDiscussion(reads),
      requires(speaksFor, notYou("Numai autorul poate contesta decizia despre mesajul lui.")),
      moderationMoves.possible("appeal"),
    ),
    uphold: first(moderatesPost, moderationMoves.possible("uphold"), decidesAppeal),
    restore: first(moderatesPost, moderationMoves.possible("restore"), decidesAppeal),
  },
);
