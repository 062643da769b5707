import { isFirma, isSuspended, type Member, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly } from "~/modules/accounts/rules/unverified";
import { about, first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { isFor, type Opportunity, visibleTo } from "./opportunity";
import { isOpen, questionsOpen, type RequestStatus, requestStatus, type ServiceRequest } from "./request";
import { notHidden, requestPolicy } from "./request-policy";

type OpportunityRule = Rule<Visitor, Opportunity>;

type ToRequest = { request: ServiceRequest };

const SUSPENDED = "Contul firmei este suspendat. Ofertele trimise se păstrează; pentru lămuriri scrieți la suport.";

/** A suspended authority receives nothing new. */
export const authorityNotSuspended: Rule<Visitor, ToRequest> = requires(
  (_visitor, { request }) => !request.ownerSuspended,
  notNow("Autoritatea care a trimis solicitarea este suspendată."),
);

/** Also used on the public page of a request, which tells signed-out visitors how to take part. */
const takesPart: OpportunityRule = first(
  requires((visitor) => visitor !== null, notYou("Autentificați-vă cu contul firmei pentru a participa.")),
  requires(isFirma, notYou("Doar firmele partenere participă la oportunități.")),
  verifiedOnly("Firma nu este încă verificată. După verificare puteți trimite oferte și întrebări."),
  requires(
    (visitor, { request }) => isFor(request, visitor?.organisation?.id),
    notNow("Solicitarea este adresată unui alt partener."),
  ),
  authorityNotSuspended,
);

const ENDINGS: Readonly<Record<RequestStatus, string>> = {
  draft: "Solicitarea nu a fost trimisă.",
  sent: "Termenul pentru oferte a trecut.",
  in_progress: "Autoritatea a ales deja o ofertă.",
  completed: "Solicitarea este finalizată.",
  cancelled: "Solicitarea a fost anulată.",
};

const whileOpen: OpportunityRule = first(
  about(({ request }) => request, notHidden),
  (_visitor, { request }, now) => (isOpen(request, now) ? null : notNow(ENDINGS[requestStatus(request)])),
);

/** What was addressed to one firm was opened to it while it was active; every other opportunity is read by all firms. */
const isShownTo = (firm: Member, request: ServiceRequest): boolean =>
  visibleTo(request, firm.organisation.id) && (request.onlyPartnerId === null || !isSuspended(firm));

export const opportunityPolicy = rightsOn<Opportunity>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: requires(
      (visitor, { request, own }, now) =>
        requestPolicy.may("read", visitor, request, now)
          ? request.sentAt !== null
          : isFirma(visitor) && (own !== null || isShownTo(visitor, request)),
      UNSEEN,
    ),
    ask: first(
      takesPart,
      whileOpen,
      requires(
        (_visitor, { request }, now) => questionsOpen(request, now),
        notNow("Termenul pentru întrebări a trecut."),
      ),
    ),
    respond: first(
      takesPart,
      whileOpen,
      requires(
        (_visitor, { own }) => own === null || own.withdrawnAt === null,
        notNow("V-ați retras oferta. O puteți trimite din nou până la termen."),
      ),
      requires(
        (_visitor, { own }) => own === null,
        notNow("Ați trimis deja o ofertă. O puteți modifica până la termen."),
      ),
    ),
  },
);
