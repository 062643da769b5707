import { belongsTo, isAdmin, isSuspended, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { about, first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { type ApplicationFacts, applicationMoves, applicationState } from "./applications";
import { moderationMoves, type ProjectFacts, projectMoves } from "./exchange";

type ProjectRule = Rule<Visitor, ProjectFacts>;
type ApplicationRule = Rule<Visitor, ApplicationFacts>;

export const ownsProject = (visitor: Visitor, { organisationId }: ProjectFacts): boolean =>
  isUat(visitor) && organisationId !== null && belongsTo(visitor, organisationId);

const reads: ProjectRule = requires(
  (visitor, project) => project.isShown || isAdmin(visitor) || ownsProject(visitor, project),
  UNSEEN,
);

const owner: ProjectRule = first(
  reads,
  requires(ownsProject, notYou("Numai autoritatea care a deschis proiectul poate face acest pas.")),
);

const SUSPENDED = "Contul organizației este suspendat. Puteți citi proiectele; pentru lămuriri scrieți la suport.";
const isActive: ProjectRule = verifiedOnly(
  "Puteți lua parte la schimbul de proiecte după ce un administrator vă verifică organizația.",
);
const notOwn: ProjectRule = requires(
  (visitor, project) => !ownsProject(visitor, project),
  notYou("Proiectul este al instituției dumneavoastră."),
);
const isOrganisation: ProjectRule = requires(
  (visitor) => visitor?.organisation != null,
  notYou("La proiecte aplică autoritățile și firmele partenere."),
);
const mayOpen: ProjectRule = first(requires(isUat, notYou("Proiecte deschid numai autoritățile.")), isActive);
const changes: ProjectRule = first(owner, isActive);
const notHidden: ProjectRule = requires(
  (_visitor, { hiddenAt }) => hiddenAt === null,
  notNow("Proiectul este ascuns de un administrator. Puteți face acest pas după ce este arătat din nou."),
);

const moderates: ProjectRule = first(
  reads,
  requires(isAdmin, notYou("Numai un administrator poate ascunde sau arăta din nou un proiect.")),
);

export const projectPolicy = rightsOn<ProjectFacts>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: reads,
    open: first(
      mayOpen,
      requires(
        (_visitor, { communityId }) => communityId !== null,
        notNow("Întâi completați pagina comunității: proiectul se vede pe ea."),
      ),
    ),
    copy: first(reads, mayOpen, notOwn),
    edit: first(changes, projectMoves.possible("edit")),
    close: first(changes, notHidden, projectMoves.possible("close")),
    reopen: first(changes, notHidden, projectMoves.possible("reopen")),
    /** The list of its applications. */
    decide: owner,
    apply: first(reads, isOrganisation, notOwn, isActive, projectMoves.possible("apply")),
    save: first(reads, isOrganisation),
    hide: first(moderates, moderationMoves.possible("hide")),
    show: first(moderates, moderationMoves.possible("show")),
  },
);

type Inside = { project: ProjectFacts; own: ApplicationFacts | null };

/** About the private text of a project, and whom to ask about it. `own` is the application of the reader's organisation. */
export const projectInsidePolicy = rightsOn<Inside>()(
  { open: ["readOwn"], says: SUSPENDED },
  {
    readOwn: requires((visitor, { project }) => ownsProject(visitor, project), UNSEEN),
    /** An organisation whose application was accepted. */
    read: requires(
      (visitor, { own }) =>
        own !== null && belongsTo(visitor, own.organisationId) && applicationState(own) === "accepted",
      UNSEEN,
    ),
  },
);

const ofProject = (rule: ProjectRule): ApplicationRule => about(({ project }) => project, rule);
const isOwn = (visitor: Visitor, { organisationId }: ApplicationFacts): boolean => belongsTo(visitor, organisationId);

const readsApplication: ApplicationRule = requires(
  (visitor, application) =>
    isOwn(visitor, application) || (!isSuspended(visitor) && ownsProject(visitor, application.project)),
  UNSEEN,
);
const applicant: ApplicationRule = first(
  readsApplication,
  requires(isOwn, notYou("Numai organizația care a aplicat poate face acest pas.")),
);
const decides: ApplicationRule = first(
  readsApplication,
  requires(
    (visitor, { project }) => ownsProject(visitor, project),
    notYou("Numai autoritatea care a deschis proiectul decide despre aplicații."),
  ),
  ofProject(first(isActive, notHidden)),
);

export const projectApplicationPolicy = rightsOn<ApplicationFacts>()(
  { open: ["read", "withdraw"], says: SUSPENDED },
  {
    read: readsApplication,
    withdraw: first(applicant, applicationMoves.possible("withdraw")),
    resubmit: first(applicant, ofProject(isActive), applicationMoves.possible("resubmit")),
    accept: first(
      decides,
      applicationMoves.possible("accept"),
      requires(
        (_visitor, { isSuspended }) => !isSuspended,
        notNow("Contul organizației care a aplicat este suspendat, așa că aplicația nu se poate accepta acum."),
      ),
    ),
    decline: first(decides, applicationMoves.possible("decline")),
  },
);
