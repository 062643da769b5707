import type { Member } from "~/modules/accounts/rules/actor";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attach, detach, storeUpload } from "~/modules/media/verbs/attachment.server";
import { lockRequest } from "~/modules/requests/store/record.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { plural } from "~/platform/language/plural";
import { PAPER_FORMATS, type PaperFormat } from "~/platform/paper/paper";
import { writePaper } from "~/platform/paper/papers.server";
import { badRequest, movedOn } from "~/platform/refusal";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { composePaper } from "../rules/compose";
import type { OfferOf } from "../rules/offers";
import { PAPER_KINDS, type PaperKind } from "../rules/paper-kind";
import { papersPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { addressedOffers, MOST_PAPERS, whyNotYet } from "../rules/possible";
import { modelFor } from "../store/models.server";
import { deletePaper, insertPaper, paperCount, paperOf } from "../store/papers.server";
import { offerFacts, type Paperwork, paperworkOf } from "./facts.server";
import { logoOf } from "./logo.server";

/** `responseId`: the offer of the firm that it is addressed to. `bare`: without the line about the jurist. */
type Wanted = { kind: PaperKind; responseId: string | null; bare?: boolean };

/** A request about which papers are made, locked: a draft may be deleted meanwhile. */
export const onPapers = stepsOn<Member>()({
  policy: paperworkPolicy,
  locked: async (id, actor) => {
    await lockRequest(id);
    return requestOf(actor, id);
  },
  way: (_actor, { id }) => ({ href: papersPath(id), label: "Înapoi la documente" }),
});

/**
 * Writes a paper of a request in both formats from what is known now, in another process; what it returns adds the paper to
 * the request, in a transaction. Throws 409 when it cannot be made now.
 */
export async function writePaperOf(actor: Member, requestId: string, wanted: Wanted): Promise<() => Promise<void>> {
  const { kind } = wanted;
  const { paper, title, name, model, imageId } = await composed(actor, requestId, wanted);
  const logo = imageId === null ? null : await logoOf(imageId);
  const files = await writePaper({ ...paper, logo }, PAPER_FORMATS, actor.userId);
  const docxId = await stored(actor, "docx", { name, bytes: files.docx });
  const pdfId = await stored(actor, "pdf", { name, bytes: files.pdf });
  return () =>
    onPapers(actor, requestId, async (_request, step) => {
      step.allow("write");
      await refuseMore(step, requestId);
      const { at } = step;
      for (const id of [docxId, pdfId])
        await attach(id, { at, userId: actor.userId, organisationId: actor.organisation.id });
      await step.log("paper.made", { note: PAPER_KINDS[kind] });
      await insertPaper({ requestId, kind, title, model, docxId, pdfId, madeAt: at, madeBy: actor.userId });
    });
}

/**
 * The paper as it is written, with the name of the model that made it. Which text that is, is decided here once: a version that
 * is withdrawn while the files are written stays the one of this paper.
 */
const composed = (actor: Member, requestId: string, { kind, responseId, bare = false }: Wanted) =>
  onPapers(actor, requestId, async (request, step) => {
    step.allow("write");
    await refuseMore(step, requestId);
    const paperwork = await paperworkOf(actor, request, step.at);
    const why = whyNotYet(kind, paperwork.possible);
    if (why !== null) throw step.refusal(why);
    const { offer, addressed } = offerOf(kind, responseId, paperwork);
    const facts = { ...paperwork.facts, ...(offer === null ? {} : await offerFacts(request, offer)) };
    const title = addressed && offer !== null ? `${PAPER_KINDS[kind]}, ${offer.partner}` : PAPER_KINDS[kind];
    const used = await modelFor(request.ownerId, kind);
    return {
      paper: composePaper({ ...used, cover: !bare }, { ...paperwork, facts }),
      model: used.name,
      title,
      imageId: paperwork.letterhead.imageId,
      name: `${title}, ${request.registration ?? "ciorna"}, ${localDateOf(step.at)}`,
    };
  });

async function refuseMore({ refusal }: StepContext<Member>, requestId: string): Promise<void> {
  if ((await paperCount(requestId)) < MOST_PAPERS) return;
  throw refusal(`Solicitarea are deja ${plural(MOST_PAPERS, "document", "documente")}. Ștergeți din cele vechi.`);
}

/** Its files go with the job that deletes what is attached to nothing. */
export async function removePaper(actor: Member, requestId: string, id: string): Promise<void> {
  await onPapers(actor, requestId, async (_request, { allow, log }) => {
    allow("write");
    const { title, docxId, pdfId } = await paperOf(requestId, id);
    await deletePaper(requestId, id);
    await detach([docxId, pdfId]);
    await log("paper.removed", { note: title });
  });
}

/** The offer that the paper is about: the addressed one, or the accepted one. */
function offerOf(kind: PaperKind, responseId: string | null, { offers, possible }: Paperwork) {
  const addressed = addressedOffers(kind, possible);
  if (addressed.length > 0) {
    const offer = addressed.find(({ id }) => id === responseId);
    if (offer === undefined) throw badRequest();
    return { offer, addressed: true };
  }
  return {
    offer: offers.find(({ id }): boolean => id === possible.acceptedId) ?? (null as OfferOf | null),
    addressed: false,
  };
}

/** Stored as what people upload is. */
async function stored(actor: Member, format: PaperFormat, { name, bytes }: { name: string; bytes: Uint8Array }) {
  const file = new File([new Uint8Array(bytes)], `${name}.${format}`);
  const answer = await storeUpload({ file, purpose: "paper", by: uploaderOf(actor) });
  if (!answer.ok) throw movedOn(`${answer.sentence}.`);
  return answer.id;
}
