import { isAdmin, isUat, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { fold } from "~/platform/language/text";
import { first, notNow, notYou, policyFor, requires } from "~/platform/policy";

/** How an ADMIN decided about a claim; nothing while it waits. */
export type ClaimOutcome = "accepted" | "declined";

/** Which of two communities of one authority stays; the other one goes to the bin. */
export const KEPT = ["claimed", "own"] as const;
export type Kept = (typeof KEPT)[number];

/** An authority says of so many at a time that they are its own; nobody owns more than one. */
export const MOST_WAITING_CLAIMS = 3;

type Owned = { organisationId: string | null; isTest: boolean };
type Claimable = Owned & { deletedAt: Date | null };

/** Nobody owns it, and it is not only tried out. */
export const isUnowned = ({ organisationId, isTest }: Owned): boolean => organisationId === null && !isTest;

/** Nor is it in the bin. */
export const isClaimable = (community: Claimable): boolean => isUnowned(community) && community.deletedAt === null;

export const claimPolicy = policyFor<Visitor, Claimable>()({
  claim: first(
    requires(
      (_actor, community) => isClaimable(community),
      notNow("Comunitatea are deja o instituție care o administrează, sau este numai de probă."),
    ),
    requires(
      (actor) => isUat(actor) && isVerified(actor),
      notYou("O comunitate este revendicată de o instituție verificată. Așteptați verificarea și reveniți."),
    ),
  ),
  decide: requires(isAdmin, notYou("Numai un administrator hotărăște despre revendicări.")),
});

/** Who is shown the way to a claim: strangers too, who may be of any authority; not those whom it never concerns. */
export const isOfferedClaim = (visitor: Visitor, community: Claimable): boolean =>
  isClaimable(community) && (visitor === null || isUat(visitor));

/** What names of authorities have in common. */
const COMMON = new Set(
  (
    "comuna comunei comune oras orasul orasului municipiul municipiului primaria primariei uat judet judetul judetului " +
    "consiliul consiliului judetean sector sectorul sectorului asociatia asociatiei dezvoltare intercomunitara adi " +
    "de din al a ale si cu la pe"
  ).split(" "),
);

const coreOf = (name: string): string[] =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !COMMON.has(word));

/** The same word, or the same but for how it ends: "Fântâna" and "Fântânii". */
function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const longer = Math.max(one.length, other.length);
  let same = 0;
  while (same < longer && one[same] === other[same]) same += 1;
  return same >= Math.max(4, longer - 3);
}

/** Whether two names may be of one place: each own word of the shorter one is in the other. */
export function areSimilar(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [coreOf(one), coreOf(other)].sort((a, b) => a.length - b.length);
  return shorter.length > 0 && shorter.every((word) => longer.some((next) => alike(word, next)));
}
