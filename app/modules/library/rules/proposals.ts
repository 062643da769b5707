import { isAdmin, isFirma, isUat, type Spoken, speaksFor, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { listQuery } from "~/platform/form/list-query";
import { movesFor } from "~/platform/moves";
import { first, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { type ResourceFacts, resourcePolicy } from "./policy";

/** Where a proposal stands. */
export const PROPOSAL_STATES = { waiting: "În revizie", accepted: "Acceptată", rejected: "Respinsă" } as const;
export type ProposalState = keyof typeof PROPOSAL_STATES;

export type ProposalFacts = Omit<Spoken, "organisationId"> & {
  organisationId: string | null;
  decidedAt: Date | null;
  acceptedAt: Date | null;
};

export const proposalState = ({
  decidedAt,
  acceptedAt,
}: Pick<ProposalFacts, "decidedAt" | "acceptedAt">): ProposalState => {
  if (decidedAt === null) return "waiting";
  return acceptedAt === null ? "rejected" : "accepted";
};

export const proposalMoves = movesFor<Visitor, ProposalFacts>()(
  {
    state: proposalState,
    sentences: {
      waiting: "Propunerea așteaptă o decizie.",
      accepted: "Propunerea a fost deja acceptată.",
      rejected: "Propunerea a fost deja respinsă.",
    },
  },
  {
    send: { from: ["waiting", "rejected"], to: "waiting" },
    accept: { from: ["waiting"], to: "accepted" },
    reject: { from: ["waiting"], to: "rejected" },
  },
);

const isMember = (visitor: Visitor): boolean => isUat(visitor) || isFirma(visitor);

/** People of verified organisations propose. */
const proposes = <Subject>(): Rule<Visitor, Subject> =>
  first<Visitor, Subject>(
    requires(isMember, UNSEEN),
    verifiedOnly("Puteți face propuneri după ce un administrator vă verifică organizația."),
  );

const isTheirs = (visitor: Visitor, { organisationId, ...spoken }: ProposalFacts): boolean =>
  organisationId !== null && speaksFor(visitor, { ...spoken, organisationId });
const decides: Rule<Visitor, ProposalFacts> = requires(
  isAdmin,
  notYou("Despre propuneri decide numai un administrator."),
);

export const proposalPolicy = rightsOn<ProposalFacts>()(
  { open: ["read"] },
  {
    read: requires((visitor, proposal) => isAdmin(visitor) || isTheirs(visitor, proposal), UNSEEN),
    send: first(requires(isTheirs, UNSEEN), proposes(), proposalMoves.possible("send")),
    accept: first(decides, proposalMoves.possible("accept")),
    reject: first(decides, proposalMoves.possible("reject")),
  },
);

/** Who proposes a document or a correction that is not written yet: the subject of `correct` is the document. */
export const proposingPolicy = rightsOn<ResourceFacts>()(
  { open: [] },
  {
    propose: proposes(),
    correct: first(requires(isMember, UNSEEN), resourcePolicy.rules.read, proposes()),
  },
);

/** Said to an ADMIN who decides about words that are not there any more. */
export const CHANGED = "Autorul a modificat propunerea între timp. Citiți-o din nou, apoi decideți.";

/** The subject of `propose`: a document that does not exist yet. */
export const NO_DOCUMENT: ResourceFacts = { deletedAt: null, isForFirms: false };

/** The pages of a person's proposals, and of those that wait for an ADMIN. */
export const proposalPages = listQuery({});
export const PROPOSALS_PER_PAGE = 20;

/** In the address of a document's form: the proposal with which it opens. */
export const PROPOSAL = "propunere";
