import type { Member } from "~/modules/accounts/rules/actor";
import { requestList } from "~/modules/requests/rules/request-query";
import { requestsOf } from "~/modules/requests/store/request-list.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { isId } from "~/platform/form/id";
import { composePaper } from "../rules/compose";
import { EXAMPLE } from "../rules/example";
import type { ModelInUse } from "../rules/model-version";
import type { PaperKind } from "../rules/paper-kind";
import { paperworkPolicy } from "../rules/policy";
import { addressedOffers } from "../rules/possible";
import { offerFacts, paperworkOf } from "../verbs/facts.server";

/** The newest requests of the authority, to see a model filled with one of them. */
export async function requestChoices(actor: Member, at: Date) {
  const { rows } = await requestsOf(actor, requestList.read(new URLSearchParams()), at);
  return rows.map(({ id, title }) => ({ value: id, label: title }));
}

/** The paper of a model with the facts of one of the authority's requests; without one, with invented facts. */
export async function previewOf(
  actor: Member,
  kind: PaperKind,
  model: ModelInUse,
  asked: { id: string | null; at: Date },
) {
  if (!isId(asked.id)) return { requestId: null, paper: composePaper({ ...model, cover: false }, EXAMPLE) };
  const request = await requestOf(actor, asked.id);
  paperworkPolicy.allow("read", actor, request, asked.at);
  const paperwork = await paperworkOf(actor, request, asked.at);
  const { offers, possible } = paperwork;
  const [addressed] = addressedOffers(kind, possible);
  const offer = addressed ?? offers.find(({ id }) => id === possible.acceptedId);
  const facts = { ...paperwork.facts, ...(offer ? await offerFacts(request, offer) : {}) };
  return { requestId: request.id, paper: composePaper({ ...model, cover: false }, { ...paperwork, facts }) };
}
