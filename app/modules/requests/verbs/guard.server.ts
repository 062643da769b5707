import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { authorize } from "~/platform/policy";
import { movedOn, type Way } from "~/platform/refusal";
import {
  type RequestAction,
  type ResponseAction,
  whereItStands,
  whereResponseStands,
  whyNotYou,
  whyNotYourFirm,
} from "../rules/hindrance";
import { requestPolicy, responsePolicy } from "../rules/policy";
import type { ServiceRequest } from "../rules/request";
import type { PartnerResponse } from "../rules/response";
import { lockRequest, type RequestRecord } from "../store/record.server";
import { requestOf } from "../store/requests.server";

/** Where a reader finds how the request stands now. */
export const wayTo = (actor: Actor, requestId: string): Way =>
  isFirma(actor)
    ? { href: `/firma/opportunities/${requestId}`, label: "Înapoi la oportunitate" }
    : { href: `/uat/service-requests/${requestId}`, label: "Înapoi la solicitare" };

type Step = { actor: Actor; at: Date };

/** Who may not: 403. Who might, but not as it stands now: 409 with how it stands. */
export function allowRequest(
  action: RequestAction,
  { actor, at }: Step,
  request: ServiceRequest & { id?: string },
): void {
  const way = request.id === undefined ? undefined : wayTo(actor, request.id);
  const sentence = whyNotYou(actor, action, request);
  const standing = whereItStands(action, request, at);
  if (sentence === null && !requestPolicy[action](actor, request, at)) throw movedOn(standing, way);
  authorize(requestPolicy, action, actor, request, at, sentence ?? standing, way);
}

/** For the author's steps and for accepting, which is the owner's. */
export function allowResponse(action: ResponseAction, { actor, at }: Step, response: PartnerResponse, way: Way): void {
  const owns = action === "accept";
  const sentence = owns ? whyNotYou(actor, "accept", response.request) : whyNotYourFirm(actor, response);
  const standing = whereResponseStands(action, response, at);
  if (sentence === null && !responsePolicy[action](actor, response, at)) throw movedOn(standing, way);
  authorize(responsePolicy, action, actor, response, at, sentence ?? standing, way);
}

/** The request after its turn came, and the moment of that: a deadline that passed while waiting has passed. */
export function inTurn<Result>(
  actor: Actor,
  id: string,
  work: (request: RequestRecord, step: Step) => Promise<Result>,
): Promise<Result> {
  return transaction(async () => {
    await lockRequest(id);
    const request = await requestOf(actor, id);
    return work(request, { actor, at: now() });
  });
}
