import type { Member } from "~/modules/accounts/rules/actor";
import { actName, actWords } from "~/modules/library/rules/acts";
import { actsNamedIn } from "~/modules/library/rules/citations";
import { abrogatedActs, type ListedAct } from "~/modules/library/store/acts.server";
import { requestPath } from "~/modules/requests/rules/paths";
import type { RequestRecord } from "~/modules/requests/store/record.server";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { newFormKey } from "~/platform/form/once.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { lowered } from "~/platform/language/text";
import type { PaperFormat } from "~/platform/paper/paper";
import { notPrinted } from "~/platform/paper/printed";
import { type Composed, composePaper, missingIn } from "../rules/compose";
import type { Facts } from "../rules/facts";
import type { ModelInUse } from "../rules/model-version";
import type { Model } from "../rules/models";
import { isInternal, PAPER_KIND_CODES, PAPER_KINDS } from "../rules/paper-kind";
import {
  BARE,
  LETTERHEAD_PATH,
  MODELS_PATH,
  modelPath,
  paperArchivePath,
  paperFilePath,
  paperRegistrationPath,
  paperRemovalPath,
  papersPath,
  pricesPath,
  proofsPath,
  stepPath,
  stepReturnPath,
} from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { type PossiblePaper, possiblePapers } from "../rules/possible";
import { isOutsideSteps, kindsOf, nextStep, STEP_CODES, STEPS, stateOf } from "../rules/steps";
import { thresholdNotice } from "../rules/threshold";
import { proofsOf, skipsOf } from "../store/chain.server";
import { modelsFor } from "../store/models.server";
import { offerFacts, type Paperwork, paperworkOf } from "../verbs/facts.server";

/** `bare`: the papers made from this page have no line about the jurist. */
type Asked = { at: Date; bare: boolean };

/** The papers of a request: the steps of the purchase in their order, the other papers, and those made. */
export async function papersView(actor: Member, request: RequestRecord, { at, bare }: Asked) {
  const paperwork = await paperworkOf(actor, request, at);
  const { possible, letterhead, made } = paperwork;
  const accepted = possible.offers.find(({ id }) => id === possible.acceptedId);
  const today = localDateOf(at);
  const abrogated = await abrogatedActs(today);
  const models = await modelsFor(request.ownerId);
  const gone = new Map(PAPER_KIND_CODES.map((kind) => [kind, goneFrom(models[kind].model, abrogated, today)]));
  const facts = { ...paperwork.facts, ...(accepted ? await offerFacts(request, accepted) : {}) };
  const papers = possiblePapers(possible).map((paper) => ({
    ...paper,
    view: () => ({
      ...possibleView(paper, models[paper.kind], { composed: { ...paperwork, facts }, bare }),
      gone: gone.get(paper.kind) ?? null,
    }),
  }));
  const others = papers.filter(({ kind }) => isOutsideSteps(kind));
  return {
    title: request.title,
    // from here, so that the page fetches no script that it would share with the requests'
    here: papersPath(request.id) + (bare ? BARE : ""),
    request: requestPath(request.id),
    archive: paperArchivePath(request.id),
    letterhead: LETTERHEAD_PATH,
    models: MODELS_PATH,
    mayWrite: paperworkPolicy.may("write", actor, request, at),
    hasSignatories: letterhead.signatories.length > 0,
    threshold: thresholdNotice(valuesOf(request, accepted), request.sentAt ?? at),
    /** A criterion cannot be announced any more. */
    lacksCriterion: request.sentAt !== null && request.criterion === null,
    bare,
    otherWay: papersPath(request.id) + (bare ? "" : BARE),
    steps: await stepViews(request, paperwork, papers),
    prices: { href: pricesPath(request.id), count: paperwork.sources.length },
    notYetOver:
      paperwork.offers.length > 0 &&
      request.deadlineAt !== null &&
      request.status === "sent" &&
      request.deadlineAt > at,
    others: others.filter(({ why }) => why === null).map(({ view }) => view()),
    later: others.flatMap(({ kind, why }) => (why === null ? [] : [{ title: PAPER_KINDS[kind], why }])),
    made: made.map(({ id, kind, title, model, madeAt, by, ...registration }) => ({
      id,
      title,
      model,
      by,
      at: dateTime(madeAt),
      isNumbered: registration.number !== null,
      number: numberOf(registration) ?? WITHOUT_NUMBER,
      gone: gone.get(kind) ?? null,
      files: { docx: paperFilePath(request.id, id, "docx"), pdf: paperFilePath(request.id, id, "pdf") },
      registration: paperRegistrationPath(request.id, id),
      removal: paperRemovalPath(request.id, id),
    })),
  };
}

const WITHOUT_NUMBER = "fără număr de înregistrare";

const numberOf = ({ number, on }: { number: string | null; on: LocalDate | null }): string | null =>
  number && on && `nr. ${number} din ${dateLong(on)}`;

/** The values by which a purchase is direct or not: its budget, and the price that was accepted. */
function valuesOf(
  { budgetMin, budgetMax, currency }: RequestRecord,
  accepted: Paperwork["offers"][number] | undefined,
) {
  const budget = budgetMax ?? budgetMin;
  return [
    ...(budget === null || currency === null ? [] : [{ minor: budget, currency }]),
    ...(accepted === undefined ? [] : [{ minor: accepted.priceMax, currency: accepted.currency }]),
  ];
}

type Listed = PossiblePaper & { view(): ReturnType<typeof possibleView> & { gone: string | null } };

async function stepViews({ id }: RequestRecord, { made, sources }: Paperwork, papers: readonly Listed[]) {
  const skips = new Map((await skipsOf(id)).map((skip) => [skip.step, skip]));
  const proofs = await proofsOf(id);
  const facts = { made: new Set(made.map(({ kind }) => kind)), skipped: new Set(skips.keys()) };
  const next = nextStep(facts);
  return STEP_CODES.map((step) => {
    const skip = skips.get(step);
    const own = papers.filter(({ kind }) => kindsOf(step).includes(kind));
    const state = stateOf(step, facts);
    return {
      step,
      title: STEPS[step].title,
      state,
      isNext: step === next,
      /** Of each kind; they are listed from the newest. */
      newest: kindsOf(step).flatMap((one) => {
        const paper = made.find(({ kind }) => kind === one);
        if (paper === undefined) return [];
        const { title } = paper;
        const fileOf = (format: PaperFormat) => paperFilePath(id, paper.id, format);
        return [
          { kind: one, title, number: numberOf(paper) ?? WITHOUT_NUMBER, docx: fileOf("docx"), pdf: fileOf("pdf") },
        ];
      }),
      skip: skip === undefined ? null : { reason: skip.reason, by: skip.by, at: dateTime(skip.skippedAt) },
      more:
        step === "invitation"
          ? proofLink(id, proofs.length)
          : step === "estimate"
            ? priceLink(id, sources.length)
            : null,
      why: own.every(({ why }) => why !== null) ? (own[0]?.why ?? null) : null,
      make: own.filter(({ why }) => why === null).map(({ view }) => view()),
      model: modelPath(kindsOf(step)[0] ?? "need"),
      skipping: stepPath(id, step),
      taking: stepReturnPath(id, step),
    };
  });
}

const proofLink = (id: string, count: number) => ({
  href: proofsPath(id),
  label: count === 0 ? "Adaugă dovada" : `Dovada (${count})`,
  words:
    count === 0
      ? "Fără dovada publicării sau a trimiterii."
      : `${plural(count, "dovadă păstrată", "dovezi păstrate")}.`,
});

const priceLink = (id: string, count: number) => ({
  href: pricesPath(id),
  label: "Prețuri publice",
  words:
    count === 0
      ? "Nicio sursă de dinainte de trimiterea solicitării: valoarea rămâne cu puncte."
      : `${plural(count, "sursă", "surse")} de dinainte de trimiterea solicitării.`,
});

/** The acts under a model that are no longer in force, in a sentence; null when all are, as far as the library knows. */
function goneFrom({ legalBasis }: Model, abrogated: readonly ListedAct[], today: LocalDate): string | null {
  const acts = actsNamedIn(legalBasis, abrogated);
  if (acts.length === 0) return null;
  const words = acts.map((act) => `${actName(act)}: ${lowered(actWords(act, today))}`).join("; ");
  return `Temeiul s-a schimbat. ${words}. Verificați documentul înainte de a-l semna.`;
}

type Filled = { composed: Composed; bare: boolean };

/** What a letter says of its firm is known from the offer. */
function possibleView({ kind, offer }: PossiblePaper, used: ModelInUse, { composed, bare }: Filled) {
  const { facts } = composed;
  const missing = missingIn(used.model, offer === null ? facts : { ...facts, ...OF_OFFER });
  const words = composePaper({ ...used, cover: false }, composed);
  return {
    key: `${kind}-${offer?.id ?? ""}`,
    title: PAPER_KINDS[kind],
    firm: offer?.partner ?? null,
    basis: used.model.legalBasis,
    /** Named where it is the authority's own. */
    model: used.copy === null ? null : `${used.name}.${used.isBehind ? " Modelul platformei s-a schimbat." : ""}`,
    missing,
    notPrinted: notPrinted(JSON.stringify(words) + (offer?.partner ?? "")),
    formKey: newFormKey(),
    fields: {
      kind,
      ...(offer === null ? {} : { response: offer.id }),
      ...(bare && isInternal(kind) ? { bare: "on" } : {}),
    } as Record<string, string>,
  };
}

const OF_OFFER = {
  firma: "",
  cui_firma: "",
  sediu_firma: "",
  pret: "",
  pret_convenit: "",
  durata: "",
  data_oferta: "",
  data_decizie: "",
  motiv: "",
  motiv_alegere: "",
} satisfies Partial<Facts>;
