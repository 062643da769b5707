import { type Actor, isAdmin, isUat } from "~/modules/accounts/rules/actor";
import { FILE_KINDS } from "~/modules/media/rules/attachment";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { type ChangedFact, comparisonOf } from "~/modules/writing/rules/difference";
import { localDateOf } from "~/platform/calendar/local-date";
import { dateLong, iso } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { siteLink } from "~/platform/language/website";
import { pick } from "~/platform/pick";
import { notFound, orNotFound } from "~/platform/refusal";
import { placeIn } from "../rules/act-articles";
import { readingWords } from "../rules/files";
import { actPath, adminActPath, editionPath, filePath, resourcePath } from "../rules/paths";
import { resourcePolicy } from "../rules/policy";
import { isTrusted, type ResourceVerification, shownState, trustWords } from "../rules/verification";
import { KINDS, TOPICS } from "../rules/vocabulary";
import { labelsOf } from "../store/act-articles.server";
import { basisOf } from "../store/acts.server";
import { filesOf, type ResourceFile } from "../store/files.server";
import { editionOf, editionsOf, type ListedResource, resourceById } from "../store/resources.server";
import { actRow } from "./act-view.server";

export type ResourceView = Awaited<ReturnType<typeof resourceView>>;

type Asked = { id: string; page: string /** Null for the current edition. */; number: number | null };

/** A document as its page shows it, in one of its editions. Throws 404 for whoever may not read it. */
export async function resourceView(actor: Actor, { id, page, number }: Asked, at: Date) {
  const resource = orNotFound(await resourceById(id));
  resourcePolicy.allow("read", actor, resource, at);
  const editions = await editionsOf(id);
  const shown = number === null ? resource : orNotFound(await editionOf(id, number));
  const before = number === null || number < 2 ? null : orNotFound(await editionOf(id, number - 1));
  const edition = orNotFound(editions.find((one) => one.number === shown.number));
  const editionId = "editionId" in shown ? shown.editionId : shown.id;
  const files = await filesOf(editionId);
  return {
    id,
    page,
    isDeleted: resource.deletedAt !== null,
    isExample: resource.isExample,
    title: shown.title,
    summary: shown.summary,
    tags: shown.tags,
    html: shown.body,
    kind: KINDS[resource.kind],
    isTemplate: resource.kind === "template",
    category: CATEGORIES[resource.category],
    topics: resource.topics.map((code) => TOPICS[code]),
    author: edition.author,
    views: resource.views,
    downloads: resource.downloads,
    /** By which related documents are found. */
    kin: { id, category: resource.category, topics: resource.topics },
    published: { at: iso(edition.createdAt), words: dateLong(edition.createdAt) },
    number: shown.number,
    /** The edition that is read now. */
    latest: resource.number,
    /** What its readers answer to. */
    current: pick(resource, "editionId", "number", "deletedAt", "isForFirms"),
    verification: stateView(resource, at),
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      sha256: file.sha256,
      href: filePath(page, file.id),
      kind: FILE_KINDS[file.kind].label,
      size: sizeText(file.size),
      reading: isAdmin(actor) ? readingWords(file) : null,
    })),
    basis: await basisView(editionId, actor, at),
    difference: before && comparisonOf(before, shown, changedFacts(before, shown, [await filesOf(before.id), files])),
    editions: editions.map((one) => ({
      number: one.number,
      note: one.note,
      href: editionPath(page, one.number),
      on: dateLong(one.createdAt),
    })),
  };
}

/** The acts of an edition; a cited article leads to its place on the act's page, if it is kept there. */
async function basisView(editionId: string, actor: Actor, at: Date) {
  const basis = await basisOf(editionId);
  const labels = await labelsOf(basis.map(({ id }) => id));
  return basis.map((act) => ({
    ...actRow(act, at),
    articles: act.articles,
    href: actHref(actor, act.id, placeIn(act, act.articles, labels.get(act.id) ?? [])),
  }));
}

/** Where a person reads about an act, at a place of it; null for firms, which have no list of acts. */
function actHref(actor: Actor, id: string, place: string | null): string | null {
  if (isAdmin(actor)) return adminActPath(id);
  return isUat(actor) ? actPath(id, place) : null;
}

/** A document in a list. */
export function resourceRow(resource: ListedResource, at: Date) {
  const { id, title, summary, kind, category, isExample, fileKinds, fileIds, hasText } = resource;
  const { state, words } = stateView(resource, at);
  const files = fileKinds.map((code) => FILE_KINDS[code].label).join(", ");
  return {
    id,
    title,
    summary,
    kind: KINDS[kind],
    kindCode: kind,
    category: CATEGORIES[category],
    files,
    state,
    isExample,
    words,
    hasText,
    isTemplate: kind === "template",
    /** The file that is the whole document; null when it has a text, or several files. */
    onlyFile: !hasText && fileIds.length === 1 && fileIds[0] ? filePath(resourcePath(id), fileIds[0]) : null,
  };
}
export type ResourceRow = ReturnType<typeof resourceRow>;

function stateView(resource: ListedResource, at: Date) {
  const today = localDateOf(at);
  const stated = { ...resource, editedOn: localDateOf(resource.editedAt) };
  return {
    state: shownState(stated, today),
    words: trustWords(stated, today),
    isTrusted: isTrusted(stated, today),
    source: resource.verification && sourceView(resource.verification),
  };
}

export const sourceView = ({ source, sourceOn }: Pick<ResourceVerification, "source" | "sourceOn">) => ({
  href: source,
  label: siteLink(source)?.label ?? source,
  on: dateLong(sourceOn),
});

type Texts = { title: string; summary: string; tags: readonly string[] };

type Files = readonly Pick<ResourceFile, "name" | "size" | "sha256">[];

const changedFacts = (before: Texts, after: Texts, files: [Files, Files]): ChangedFact[] =>
  [
    { term: "Titlul", before: before.title, after: after.title },
    { term: "Rezumatul", before: before.summary, after: after.summary },
    { term: "Etichetele", before: before.tags.join(", "), after: after.tags.join(", ") },
    { term: "Fișierele", before: fileNames(files[0]), after: fileNames(files[1]) },
  ].filter((fact) => fact.before !== fact.after);

/** With the beginning of their SHA-256: another file may have the same name and size. */
const fileNames = (files: Files): string =>
  files.map(({ name, size, sha256 }) => `${name} (${sizeText(size)}, SHA-256 ${sha256.slice(0, 8)}…)`).join(", ");

/** The number of an edition in an address; null when the address names none. */
export function editionNumber(written: string | undefined): number | null {
  if (written === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(written)) throw notFound();
  return Number(written);
}
