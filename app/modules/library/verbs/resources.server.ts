import type { Actor } from "~/modules/accounts/rules/actor";
import { TO_BIN } from "~/modules/accounts/rules/bin";
import { binOf } from "~/modules/accounts/verbs/bin.server";
import { detach, type Upload } from "~/modules/media/verbs/attachment.server";
import { bodyText } from "~/modules/writing/rules/body";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { ValuesOf } from "~/platform/form/field-table";
import { valuesIn } from "~/platform/form/field-table.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { pick } from "~/platform/pick";
import { stepsOn } from "~/platform/step.server";
import { titleOfFile } from "../rules/files";
import { adminResourcePath } from "../rules/paths";
import { NOT_IN_BIN, resourcePolicy } from "../rules/policy";
import { type EDITION, RESOURCE, type ResourceFields } from "../rules/resource-fields";
import { LONGEST } from "../rules/vocabulary";
import { insertBasis } from "../store/acts.server";
import { attachmentsOf, insertEditionFiles } from "../store/files.server";
import { type ResourceRecord, resourceById } from "../store/resources.server";
import {
  deleteResource,
  insertEdition,
  insertResource,
  insertVerification,
  lockResource,
  updateResource,
} from "../store/writes.server";
import { resources } from "../tables/resources.server";
import { addFiles } from "./files.server";

/** A document as it is written. The body is sanitised HTML. */
export type ResourceInput = ResourceFields &
  ValuesOf<typeof EDITION> & {
    body: string;
    /** The acts that it rests on, and what of each. */
    basis: readonly { actId: string; articles: string }[];
    files: FileChanges;
  };

/** Uploaded files that are added, and those of the edition before that are left out. */
type FileChanges = { added: readonly string[]; removedIds: readonly string[] };

/** Publishes a document with its first edition; returns its id. */
export function createResource(actor: Actor, input: ResourceInput): Promise<string> {
  return transaction(async () => {
    const at = now();
    resourcePolicy.allow("create", actor, { deletedAt: null, isForFirms: false }, at);
    const id = await insertResource({ ...factsOf(input), ...listedAs(input, at), createdAt: at });
    const place = { resourceId: id, number: 1, fileIds: await addFiles(id, input.files.added, at) };
    const editionId = await insertText(input, { ...place, ...writtenBy(actor, at) });
    await updateResource(id, { editionId });
    await record({ what: "resource.created", subjectId: id, by: actor, at, note: input.title });
    return id;
  });
}

export type Imported = { id: string; title: string };
type InCommon = Pick<ResourceInput, "kind" | "category" | "ownerId" | "deputyId" | "months">;

/** Publishes a document for each uploaded file, with what they have in common. The rest is for its keeper to write. */
export function importFiles(actor: Actor, files: readonly Upload[], common: InCommon): Promise<Imported[]> {
  return transaction(async () => {
    const imported: Imported[] = [];
    for (const file of files) {
      const title = titleOfFile(file.name, LONGEST.title);
      const written = {
        title,
        summary: "",
        tags: [],
        everydayWords: [],
        topics: [],
        body: "",
        basis: [],
        note: "",
        isExample: false,
        isForFirms: false,
      };
      const id = await createResource(actor, {
        ...common,
        ...written,
        files: { added: [file.id], removedIds: [] },
      });
      imported.push({ id, title });
    }
    return imported;
  });
}

const locked = async (id: string): Promise<ResourceRecord | null> => {
  await lockResource(id);
  return resourceById(id);
};

const onResource = stepsOn<Actor>()({
  policy: resourcePolicy,
  locked,
  way: (_actor, { id }) => ({ href: adminResourcePath(id), label: "Înapoi la document" }),
});

/** A hash of what the form edits, to detect that somebody else saved meanwhile. */
export const versionOf = (resource: ResourceRecord): string =>
  contentVersion([factsOf(resource), pick(resource, ...TEXTS), resource.fileIds]);

/** Saves the form. A changed text or file becomes the next edition; a verification before it stays, and is then of an older one. */
export function editResource(actor: Actor, id: string, input: ResourceInput, seen: string | null): Promise<void> {
  return onResource(actor, id, async (resource, { at, allow, log }) => {
    allow("edit");
    const keptIds = resource.fileIds.filter((file) => !input.files.removedIds.includes(file));
    const hasNewFiles = input.files.added.length > 0 || keptIds.length < resource.fileIds.length;
    const hasNewText = contentVersion(pick(textOf(input), ...TEXTS)) !== contentVersion(pick(resource, ...TEXTS));
    const isNew = hasNewFiles || hasNewText;
    const isChanged = isNew || contentVersion(factsOf(input)) !== contentVersion(factsOf(resource));
    if (!isChanged) return;
    notOvertaken(seen, versionOf(resource));
    const number = resource.number + 1;
    const fileIds = [...keptIds, ...(await addFiles(id, input.files.added, at))];
    const editionId = isNew
      ? await insertText(input, { resourceId: id, number, fileIds, ...writtenBy(actor, at) })
      : null;
    await updateResource(id, {
      ...factsOf(input),
      ...(editionId === null ? {} : { editionId, ...listedAs(input, at) }),
    });
    const editions = isNew ? { from: String(resource.number), to: String(number) } : {};
    await log("resource.edited", { ...editions, note: input.note });
  });
}

const TEXTS = ["title", "summary", "tags", "body", "basis"] as const;

/** What belongs to the document, whichever its text. */
function factsOf(input: ResourceFields) {
  const { title: _title, summary: _summary, tags: _tags, ...facts } = valuesIn(RESOURCE, input);
  return facts;
}

const writtenBy = ({ userId }: Actor, at: Date) => ({ createdBy: userId, createdAt: at });

function textOf(input: ResourceInput) {
  const body = bodyOf(input.body);
  return { ...pick(input, "title", "summary", "tags", "basis", "note"), body: htmlOf(body), bodyText: bodyText(body) };
}

type Place = { resourceId: string; number: number; fileIds: string[]; createdBy: string; createdAt: Date };

async function insertText(input: ResourceInput, { fileIds, ...place }: Place): Promise<string> {
  const { basis, ...text } = textOf(input);
  const id = await insertEdition({ ...text, ...place });
  await insertBasis(id, basis);
  await insertEditionFiles(id, fileIds);
  return id;
}

/** What lists and search need of the current edition. */
const listedAs = (input: ResourceInput, at: Date) => ({
  title: input.title,
  editedAt: at,
  searchText: [input.title, input.summary, input.tags.join(", "), textOf(input).bodyText].join("\n"),
});

type Checked = { edition: number; source: string; sourceOn: LocalDate };

/**
 * Records that the edition seen was compared with its source. A verified document is no longer marked as an example. No other
 * verb writes or removes a verification.
 */
export function verifyResource(actor: Actor, id: string, { edition, source, sourceOn }: Checked): Promise<void> {
  return onResource(actor, id, async (resource, { at, allow, log, refusal }) => {
    allow("verify");
    if (edition !== resource.number) throw refusal(OTHER_TEXT);
    const verificationId = await insertVerification({
      resourceId: id,
      editionId: resource.editionId,
      verifiedBy: actor.userId,
      verifiedAt: at,
      verifiedOn: localDateOf(at),
      source,
      sourceOn,
    });
    await updateResource(id, { verificationId, isExample: false });
    await log("resource.verified", { to: String(edition), note: source });
  });
}

const OTHER_TEXT = "Documentul are între timp o ediție nouă. Citiți-o, apoi verificați-o.";

/** Moves the document to the bin: nobody reads or finds it any more. */
export const withdrawResource = (actor: Actor, id: string): Promise<void> =>
  onResource(actor, id, async ({ title }, { at, allow, log }) => {
    allow("withdraw");
    await updateResource(id, { deletedAt: at, deletedBy: actor.userId });
    await log("resource.withdrawn", { note: title });
  });

export const restoreResource = (actor: Actor, id: string): Promise<void> =>
  onResource(actor, id, async ({ title }, { allow, log }) => {
    allow("restore");
    await updateResource(id, { deletedAt: null, deletedBy: null });
    await log("resource.restored", { note: title });
  });

export const resourceBin = binOf({
  table: resources,
  locked,
  end: async ({ id, title }, { by, at }) => {
    const files = await attachmentsOf(id);
    await deleteResource(id);
    await detach(files);
    await record({ what: "resource.purged", subjectId: id, by, at, note: title });
  },
  gone: { sentence: NOT_IN_BIN, way: TO_BIN },
});
