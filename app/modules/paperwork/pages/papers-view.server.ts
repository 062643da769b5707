import type { Member } from "~/modules/accounts/rules/actor";
import { actName, actWords } from "~/modules/library/rules/acts";
import { actsNamedIn } from "~/modules/library/rules/citations";
import { abrogatedActs, type ListedAct } from "~/modules/library/store/acts.server";
import { requestPath } from "~/modules/requests/rules/paths";
import type { RequestRecord } from "~/modules/requests/store/record.server";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { newFormKey } from "~/platform/form/once.server";
import { dateTime } from "~/platform/language/dates";
import { lowered } from "~/platform/language/text";
import { notPrinted } from "~/platform/paper/printed";
import { type Composed, composePaper, missingIn } from "../rules/compose";
import type { Facts } from "../rules/facts";
import type { ModelInUse } from "../rules/model-version";
import type { Model } from "../rules/models";
import { PAPER_KIND_CODES, PAPER_KINDS } from "../rules/paper-kind";
import { LETTERHEAD_PATH, MODELS_PATH, paperFilePath, paperRemovalPath, papersPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { type PossiblePaper, possiblePapers } from "../rules/possible";
import { modelsFor } from "../store/models.server";
import { papersOf } from "../store/papers.server";
import { offerFacts, paperworkOf } from "../verbs/facts.server";

/** The papers of a request: those made, those that can be made now and what they miss, and why others cannot. */
export async function papersView(actor: Member, request: RequestRecord, at: Date) {
  const paperwork = await paperworkOf(actor, request, at);
  const { possible, letterhead } = paperwork;
  const all = possiblePapers(possible);
  const accepted = possible.offers.find(({ id }) => id === possible.acceptedId);
  const today = localDateOf(at);
  const abrogated = await abrogatedActs(today);
  const models = await modelsFor(request.ownerId);
  const gone = new Map(PAPER_KIND_CODES.map((kind) => [kind, goneFrom(models[kind].model, abrogated, today)]));
  const facts = { ...paperwork.facts, ...(accepted ? await offerFacts(request, accepted) : {}) };
  return {
    title: request.title,
    // from here, so that the page fetches no script that it would share with the requests'
    here: papersPath(request.id),
    request: requestPath(request.id),
    letterhead: LETTERHEAD_PATH,
    models: MODELS_PATH,
    mayWrite: paperworkPolicy.may("write", actor, request, at),
    hasSignatories: letterhead.signatories.length > 0,
    notYetOver:
      paperwork.offers.length > 0 &&
      request.deadlineAt !== null &&
      request.status === "sent" &&
      request.deadlineAt > at,
    now: all
      .filter(({ why }) => why === null)
      .map((paper) => ({
        ...possibleView(paper, models[paper.kind], { ...paperwork, facts }),
        gone: gone.get(paper.kind) ?? null,
      })),
    later: all.flatMap(({ kind, why }) => (why === null ? [] : [{ title: PAPER_KINDS[kind], why }])),
    made: (await papersOf(request.id)).map(({ id, kind, title, model, madeAt, by }) => ({
      ...{ id, title, model, by },
      at: dateTime(madeAt),
      gone: gone.get(kind) ?? null,
      files: { docx: paperFilePath(request.id, id, "docx"), pdf: paperFilePath(request.id, id, "pdf") },
      removal: paperRemovalPath(request.id, id),
    })),
  };
}

/** The acts under a model that are no longer in force, in a sentence; null when all are, as far as the library knows. */
function goneFrom({ legalBasis }: Model, abrogated: readonly ListedAct[], today: LocalDate): string | null {
  const acts = actsNamedIn(legalBasis, abrogated);
  if (acts.length === 0) return null;
  const words = acts.map((act) => `${actName(act)}: ${lowered(actWords(act, today))}`).join("; ");
  return `Temeiul s-a schimbat. ${words}. Verificați documentul înainte de a-l semna.`;
}

/** What a letter says of its firm is known from the offer. */
function possibleView({ kind, offer }: PossiblePaper, used: ModelInUse, paperwork: Composed) {
  const { facts } = paperwork;
  const missing = missingIn(used.model, offer === null ? facts : { ...facts, ...OF_OFFER });
  const words = composePaper(used, paperwork);
  return {
    key: `${kind}-${offer?.id ?? ""}`,
    title: PAPER_KINDS[kind],
    firm: offer?.partner ?? null,
    basis: used.model.legalBasis,
    model: used.name,
    isBehind: used.isBehind,
    missing,
    notPrinted: notPrinted(JSON.stringify(words) + (offer?.partner ?? "")),
    formKey: newFormKey(),
    fields: { kind, ...(offer === null ? {} : { response: offer.id }) } as Record<string, string>,
  };
}

const OF_OFFER = {
  firma: "",
  cui_firma: "",
  sediu_firma: "",
  pret: "",
  durata: "",
  data_oferta: "",
  data_decizie: "",
  motiv: "",
} satisfies Partial<Facts>;
