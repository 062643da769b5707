import {
  type Actor,
  type ActorOrganisation,
  belongsTo,
  isAdmin,
  isFirma,
  isSuspended,
  isUat,
  isVerified,
  type Visitor,
} from "~/modules/accounts/rules/actor";
import { mayMove } from "~/platform/moves";
import type { Policy, Rule } from "~/platform/policy";
import { type Opportunity, visibleTo, whyNotAsk, whyNotRespond } from "./opportunity";
import type { Question } from "./question";
import {
  answersOpen,
  awaitsDecision,
  awaitsOpening,
  isOpen,
  mayAcceptNow,
  mayExtendNow,
  REQUEST_MOVES,
  requestStatus,
  type ServiceRequest,
} from "./request";
import {
  contentsReadable,
  mayBeAcceptedNow,
  mayChangeNow,
  mayResubmitNow,
  mayWithdrawNow,
  type PartnerResponse,
  RESPONSE_MOVES,
  responseStatus,
} from "./response";
import type { ReviewSubject } from "./review";

type Owned = Pick<ServiceRequest, "ownerId">;
type Member = Actor & { organisation: ActorOrganisation };

const isOwner = (actor: Visitor, request: Owned): actor is Member => isUat(actor) && belongsTo(actor, request.ownerId);

/** Drafts are free until verification; a suspended organisation only keeps them. */
const mayDraft = (actor: Visitor, request: Owned): boolean => isOwner(actor, request) && !isSuspended(actor);

/** Whatever others get to see or feel needs a verified owner. */
const mayDirect = (actor: Visitor, request: Owned): boolean => isOwner(actor, request) && isVerified(actor);

const isAuthor = (actor: Visitor, response: PartnerResponse): boolean =>
  isFirma(actor) && belongsTo(actor, response.partnerId);

const mayAnswerFor = (actor: Visitor, response: PartnerResponse): boolean =>
  isAuthor(actor, response) && isVerified(actor);

const may = (move: keyof typeof REQUEST_MOVES, request: ServiceRequest): boolean =>
  mayMove(REQUEST_MOVES, move, requestStatus(request));

const mayRespond = (move: keyof typeof RESPONSE_MOVES, response: PartnerResponse): boolean =>
  mayMove(RESPONSE_MOVES, move, responseStatus(response));

type RequestRule = Rule<Visitor, ServiceRequest>;
const ownDraft: RequestRule = (actor, request) => mayDraft(actor, request) && requestStatus(request) === "draft";

export const requestPolicy = {
  read: (actor, request) => isOwner(actor, request) || (isAdmin(actor) && request.sentAt !== null),
  create: mayDraft,
  edit: ownDraft,
  delete: ownDraft,
  seal: ownDraft,
  queue: (actor, request, now) => ownDraft(actor, request, now) && !isVerified(actor) && request.queuedAt === null,
  unqueue: (actor, request, now) => ownDraft(actor, request, now) && request.queuedAt !== null,
  send: (actor, request) => mayDirect(actor, request) && may("send", request),
  clarify: (actor, request) => mayDirect(actor, request) && may("clarify", request),
  extend: (actor, request) => mayDirect(actor, request) && may("extend", request) && mayExtendNow(request),
  // After the deadline nobody could confirm any more: it is extended first.
  editSent: (actor, request, now) => mayDirect(actor, request) && may("editSent", request) && isOpen(request, now),
  open: (actor, request, now) => mayDirect(actor, request) && may("open", request) && awaitsOpening(request, now),
  accept: (actor, request, now) => mayDirect(actor, request) && may("accept", request) && mayAcceptNow(request, now),
  stillEvaluating: (actor, request, now) =>
    mayDirect(actor, request) && may("stillEvaluating", request) && awaitsDecision(request, now),
  complete: (actor, request) =>
    mayDirect(actor, request) && may("complete", request) && request.acceptedPartnerId !== null,
  cancel: (actor, request) =>
    may("cancel", request) && (request.sentAt === null ? mayDraft(actor, request) : mayDirect(actor, request)),
  duplicate: (actor, request) =>
    mayDraft(actor, request) && ["cancelled", "completed"].includes(requestStatus(request)),
} satisfies Policy<Visitor, ServiceRequest>;

export const opportunityPolicy = {
  read: (actor, { request, own }) =>
    requestPolicy.read(actor, request)
      ? request.sentAt !== null
      : isFirma(actor) && (visibleTo(request, actor.organisation.id) || own !== null),
  ask: (actor, opportunity, now) => whyNotAsk(actor, opportunity, now) === null,
  respond: (actor, opportunity, now) => whyNotRespond(actor, opportunity, now) === null,
} satisfies Policy<Visitor, Opportunity>;

export const responsePolicy = {
  readContents: (actor, response, now) =>
    isAuthor(actor, response) ||
    ((isOwner(actor, response.request) || isAdmin(actor)) && contentsReadable(response, now)),
  edit: (actor, response, now) =>
    mayAnswerFor(actor, response) && mayRespond("edit", response) && mayChangeNow(response, now),
  confirm: (actor, response, now) =>
    mayAnswerFor(actor, response) && mayRespond("confirm", response) && mayChangeNow(response, now),
  withdraw: (actor, response) =>
    mayAnswerFor(actor, response) && mayRespond("withdraw", response) && mayWithdrawNow(response),
  resubmit: (actor, response, now) =>
    mayAnswerFor(actor, response) && mayRespond("resubmit", response) && mayResubmitNow(response, now),
  accept: (actor, response, now) =>
    requestPolicy.accept(actor, response.request, now) &&
    mayRespond("accept", response) &&
    mayBeAcceptedNow(response, now),
} satisfies Policy<Visitor, PartnerResponse>;

export const questionPolicy = {
  read: (actor, question) =>
    requestPolicy.read(actor, question.request) ||
    (isFirma(actor) &&
      (belongsTo(actor, question.askedBy) ||
        (question.answeredAt !== null && visibleTo(question.request, actor.organisation.id)))),
  answer: (actor, question, now) =>
    mayDirect(actor, question.request) && question.answeredAt === null && answersOpen(question.request, now),
} satisfies Policy<Visitor, Question>;

const isReviewed = (actor: Visitor, { request }: ReviewSubject): boolean =>
  isFirma(actor) && request.acceptedPartnerId !== null && belongsTo(actor, request.acceptedPartnerId);

export const reviewPolicy = {
  read: (actor, subject) =>
    subject.review !== null &&
    (subject.review.hiddenAt === null ||
      isOwner(actor, subject.request) ||
      isReviewed(actor, subject) ||
      isAdmin(actor)),
  review: (actor, { request, review }) =>
    mayDirect(actor, request) &&
    requestStatus(request) === "completed" &&
    request.acceptedPartnerId !== null &&
    review === null,
  reply: (actor, subject) =>
    isReviewed(actor, subject) &&
    isVerified(actor) &&
    subject.review !== null &&
    subject.review.repliedAt === null &&
    subject.review.hiddenAt === null,
  hide: (actor, { review }) => isAdmin(actor) && review !== null && review.hiddenAt === null,
  show: (actor, { review }) => isAdmin(actor) && review !== null && review.hiddenAt !== null,
} satisfies Policy<Visitor, ReviewSubject>;
