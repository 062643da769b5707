import { isAdmin, isUat, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { fold } from "~/platform/language/text";
import { first, notNow, notYou, requires } from "~/platform/policy";

/** An ADMIN's decision about a claim; absent while the claim waits. */
export type ClaimOutcome = "accepted" | "declined";

/** Which of an authority's two communities is kept; the other one goes to the bin. */
export const KEPT = ["claimed", "own"] as const;
export type Kept = (typeof KEPT)[number];

/** Claims of one authority that may wait at once. */
export const MOST_WAITING_CLAIMS = 3;

type Owned = { organisationId: string | null; isTest: boolean };
type Claimable = Owned & { deletedAt: Date | null };

/** Whether the community has no owner and is not test data. */
export const isUnowned = ({ organisationId, isTest }: Owned): boolean => organisationId === null && !isTest;

/** Whether it is unowned and not in the bin. */
export const isClaimable = (community: Claimable): boolean => isUnowned(community) && community.deletedAt === null;

export const claimPolicy = rightsOn<Claimable>()(
  { open: [] },
  {
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
    decide: requires(isAdmin, notYou("Numai un administrator decide despre revendicări.")),
  },
);

/** Whether the claim is offered: to authorities, and to the signed-out, who may belong to one. */
export const isOfferedClaim = (visitor: Visitor, community: Claimable): boolean =>
  isClaimable(community) && (visitor === null || isUat(visitor));

/** Words that many names of authorities share, left out of the comparison. */
const COMMON = new Set(
  (
    "comuna comunei comune oras orasul orasului municipiul municipiului primaria primariei uat judet judetul judetului " +
    "consiliul consiliului judetean sector sectorul sectorului asociatia asociatiei dezvoltare intercomunitara adi " +
    "de din al a ale si cu la pe"
  ).split(" "),
);

const distinctiveWords = (name: string): string[] =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !COMMON.has(word));

/** Whether two words are equal, or differ only in their ending: "Fântâna" and "Fântânii". */
function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const longer = Math.max(one.length, other.length);
  let same = 0;
  while (same < longer && one[same] === other[same]) same += 1;
  return same >= Math.max(4, longer - 3);
}

/** Whether two names may be of one place: each distinctive word of the shorter name is in the longer one. */
export function areSimilar(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [distinctiveWords(one), distinctiveWords(other)].sort(
    (a, b) => a.length - b.length,
  );
  return shorter.length > 0 && shorter.every((word) => longer.some((next) => alike(word, next)));
}
