import { belongsTo, isAdmin, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { notSuspended, verifiedOnly } from "~/modules/accounts/rules/unverified";
import { about, first, notYou, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";
import { isInside } from "./categories";
import { type DiscussionFacts, lockMoves, pinMoves, solutionMoves } from "./moves";
import { moderationMoves, type PostModeration } from "./reports";

type DiscussionRule = Rule<Visitor, DiscussionFacts>;

/** Who sees the discussions of categories that are not public. */
export const seesInside = (visitor: Visitor): boolean => isAdmin(visitor) || isVerified(visitor);

const isAuthor = (visitor: Visitor, { authorId }: { authorId: string }): boolean => visitor?.userId === authorId;

/** What is hidden is read by its author and by ADMIN. */
const isReadable = (visitor: Visitor, hideable: { hiddenAt: Date | null; authorId: string }): boolean =>
  hideable.hiddenAt === null || isAdmin(visitor) || isAuthor(visitor, hideable);

const reads: DiscussionRule = first(
  requires((visitor, { category }) => !isInside(category) || seesInside(visitor), UNSEEN),
  requires(isReadable, UNSEEN),
);

/** Verified organisations write. An ADMIN moderates, and does not take part. */
const isMember: DiscussionRule = first(
  requires((visitor) => visitor?.organisation != null, notYou("Pe forum scriu autoritățile și firmele partenere.")),
  notSuspended("Contul organizației este suspendat. Puteți citi forumul; pentru lămuriri scrieți la suport."),
  verifiedOnly("Puteți scrie pe forum după ce un administrator vă verifică organizația."),
);

const takesPart: DiscussionRule = first(reads, isMember);
const writes: DiscussionRule = first(takesPart, lockMoves.possible("write"));
const moderates: DiscussionRule = first(
  reads,
  requires(isAdmin, notYou("Numai un administrator poate face acest pas.")),
);

/** Whoever opened the discussion says what solved it; an ADMIN may say it instead, also in a locked one. */
const decidesSolution: DiscussionRule = (visitor, discussion, now) =>
  isAdmin(visitor) ? null : first(asks, writes)(visitor, discussion, now);
const asks: DiscussionRule = first(
  reads,
  requires(isAuthor, notYou("Numai cine a deschis discuția poate alege răspunsul care o rezolvă.")),
);

export const discussionPolicy = policyFor<Visitor, DiscussionFacts>()({
  read: reads,
  open: isMember,
  follow: takesPart,
  reply: writes,
  solve: first(decidesSolution, solutionMoves.possible("solve")),
  reopen: first(decidesSolution, solutionMoves.possible("reopen")),
  pin: first(moderates, pinMoves.possible("pin")),
  unpin: first(moderates, pinMoves.possible("unpin")),
  lock: first(moderates, lockMoves.possible("lock")),
  unlock: first(moderates, lockMoves.possible("unlock")),
});

export type DiscussionAction = keyof typeof discussionPolicy.rules;

/** What the policy needs to know of a post: the opening one of a discussion, or a reply. */
export type PostFacts = PostModeration & { organisationId: string; authorId: string; discussion: DiscussionFacts };

type PostRule = Rule<Visitor, PostFacts>;

const inDiscussion = (rule: DiscussionRule): PostRule => about(({ discussion }) => discussion, rule);
const notOwn = (sentence: string): PostRule =>
  requires((visitor, { organisationId }) => !belongsTo(visitor, organisationId), notYou(sentence));
const isShown: PostRule = moderationMoves.whileIn(["shown"]);
const moderatesPost = inDiscussion(moderates);

export const postPolicy = policyFor<Visitor, PostFacts>()({
  read: first(inDiscussion(reads), requires(isReadable, UNSEEN)),
  edit: first(
    inDiscussion(reads),
    requires(isAuthor, notYou("Numai autorul își poate modifica mesajul.")),
    inDiscussion(writes),
    isShown,
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
    requires(isAuthor, notYou("Numai autorul poate contesta decizia despre mesajul lui.")),
    moderationMoves.possible("appeal"),
  ),
  uphold: first(moderatesPost, moderationMoves.possible("uphold")),
  restore: first(moderatesPost, moderationMoves.possible("restore")),
});
