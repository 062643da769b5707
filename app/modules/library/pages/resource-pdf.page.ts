import { actorOf } from "~/modules/accounts/http/request.server";
import { bytesAnswer } from "~/modules/media/content/answer.server";
import { FILE_KINDS } from "~/modules/media/rules/attachment";
import { paperPartsOf } from "~/modules/writing/rules/body-paper";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import type { Paper, PaperPart } from "~/platform/paper/paper";
import { keptPdf } from "~/platform/paper/papers.server";
import { settings } from "~/platform/settings.server";
import { editionPath } from "../rules/paths";
import { documentPage } from "../rules/policy";
import { EXAMPLE } from "../rules/verification";
import type { Route } from "./+types/resource-pdf.page";
import { editionNumber, type ResourceView, resourceView } from "./resource-view.server";

/** A document, or one of its editions, as a PDF whose name has its date. */
export async function loader({ context, params }: Route.LoaderArgs & { params: { number?: string } }) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const number = editionNumber(params.number);
  const view = await resourceView(actor, { id, page: documentPage(actor, id), number }, now());
  const pdf = await keptPdf(paperOf(view), actor.userId);
  const name = `${view.title}, ediția ${view.number}, ${view.published.words}.pdf`;
  return bytesAnswer(pdf, { type: FILE_KINDS.pdf.type, name });
}

function paperOf(view: ResourceView): Paper {
  const { title, number, published, author, latest } = view;
  return {
    title,
    subtitle: `Ediția ${number}, ${published.words}, ${author}`,
    head: [],
    registration: null,
    parts: [
      { kind: "paragraph", runs: [{ text: view.summary }] },
      ...paperPartsOf(bodyOf(view.html)),
      ...basisOf(view),
    ],
    notes: [
      ...(number === latest
        ? [`${view.verification.words}.`]
        : [`Ediția de acum este ediția ${latest}.`, ...(view.isExample ? [`${EXAMPLE}.`] : [])]),
      settings().origin + editionPath(view.page, number),
    ],
    foot: `${title}, ediția ${number}`,
  };
}

function basisOf({ basis }: ResourceView): PaperPart[] {
  if (basis.length === 0) return [];
  return [
    { kind: "heading", text: "Temeiul legal" },
    ...basis.map(({ name, articles, state, words }): PaperPart => {
      const said = [name, articles, state === "in-force" ? null : words].filter(Boolean).join(", ");
      return { kind: "paragraph", mark: "–", runs: [{ text: said }] };
    }),
  ];
}
