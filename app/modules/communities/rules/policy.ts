import { belongsTo, isAdmin, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";

/** The owner, and when it was moved to the bin. A community made by an ADMIN has no owner until it is claimed. */
export type CommunitySubject = { organisationId: string | null; deletedAt: Date | null };

type CommunityRule = Rule<Visitor, CommunitySubject>;

const owns = (actor: Visitor, { organisationId }: CommunitySubject): boolean =>
  isUat(actor) && organisationId !== null && belongsTo(actor, organisationId);

/** The members of the owning authority, and ADMINs. */
const isTheirs = (actor: Visitor, community: CommunitySubject): boolean => isAdmin(actor) || owns(actor, community);

const reads: CommunityRule = requires(isTheirs, UNSEEN);

const SUSPENDED =
  "Contul organizației este suspendat. Pagina comunității se păstrează, dar nu se poate modifica; pentru lămuriri scrieți la suport.";

/** An authority that is not verified edits freely: its page is not public yet. */
export const communityPolicy = rightsOn<CommunitySubject>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: reads,
    create: requires(isTheirs, notYou("Numai autoritățile pot crea comunități.")),
    edit: first(
      reads,
      requires(
        (_actor, { deletedAt }) => deletedAt === null,
        notNow("Comunitatea a fost ștearsă, așa că nu se mai poate modifica."),
      ),
    ),
  },
);
