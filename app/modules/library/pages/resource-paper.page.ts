import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { bytesAnswer } from "~/modules/media/content/answer.server";
import { FILE_KINDS } from "~/modules/media/rules/attachment";
import { paperPartsOf } from "~/modules/writing/rules/body-paper";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { PAPER_FORMATS, type Paper, type PaperPart } from "~/platform/paper/paper";
import { keptFile } from "~/platform/paper/papers.server";
import { notFound, orNotFound } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import { editionPath } from "../rules/paths";
import { documentPage } from "../rules/policy";
import { EXAMPLE } from "../rules/verification";
import { editionNumber, type ResourceView, resourceView } from "../views/resource-view.server";
import type { Route } from "./+types/resource-paper.page";

/**
 * A document, or one of its editions, as a file whose name has its date: as PDF, and a template also as DOCX, to be filled in. The
 * address ends in the format.
 */
export async function loader({ context, params, url }: Route.LoaderArgs & { params: { number?: string } }) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const number = editionNumber(params.number);
  const view = await resourceView(actor, { id, page: documentPage(actor, id), number }, now());
  const format = orNotFound(PAPER_FORMATS.find((one) => url.pathname.endsWith(`/${one}`)) ?? null);
  if (format === "docx" && !view.isTemplate) throw notFound();
  const file = await keptFile(paperOf(view), format, actor.userId);
  const name = `${view.title}, ediția ${view.number}, ${view.published.words}.${format}`;
  return bytesAnswer(file, { type: FILE_KINDS[format].type, name });
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
