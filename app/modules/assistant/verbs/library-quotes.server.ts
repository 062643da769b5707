import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import type { Similar } from "~/modules/forum/parts/similar";
import { actPolicy } from "~/modules/library/rules/act-policy";
import { actPath, adminActPath } from "~/modules/library/rules/paths";
import { documentPage, resourcePolicy } from "~/modules/library/rules/policy";
import { excerpt } from "~/platform/language/text";
import { quotedPassages } from "../rules/quoted-passages";
import type { Finding } from "../rules/ranking";
import { type FoundDocument, keyOf, type SourceKey } from "../rules/sources";
import { stoppedSince } from "../store/chats.server";
import { answeringDocuments } from "./answer.server";
import { findSources } from "./find.server";
import type { SourceState } from "./states.server";

/** Characters of a passage beside the title of a discussion. */
const QUOTED = 240;

/**
 * The documents of the library that the assistant would quote for this title, of those that may be shown unasked; none while it is
 * stopped. What others did is among the discussions. Where the best one is abrogated or not for this person, the others are not
 * what was looked for.
 */
export async function quoteLibrary(title: string, reader: Visitor, at: Date): Promise<Similar["documents"]> {
  if ((await stoppedSince()) !== null) return [];
  const finding = await findSources(title, { isLibraryOnly: true });
  const isSure = finding.documents.slice(0, 1).some((best) => finding.unasked.has(best));
  const { chosen, states } = await answeringDocuments(finding, at, isSure);
  const asking = { title, asked: finding.asked, reader, at };
  const shown = chosen.map((one) =>
    finding.unasked.has(one) ? documentFor(asking, one, states.get(keyOf(one))) : null,
  );
  return shown[0] ? shown.filter((one) => one !== null) : [];
}

type Asking = { title: string; asked: Finding["asked"]; reader: Visitor; at: Date };

function documentFor({ title, asked, reader, at }: Asking, found: FoundDocument, state: SourceState | undefined) {
  const [passage] = quotedPassages({ text: title, asked }, found, false);
  if (passage === undefined || state === undefined || state.trust === "abrogated") return null;
  const href = pathFor(found, state, reader, at);
  if (href === null) return null;
  // the heading of an act is its whole name
  const heading = found.kind === "act" ? "" : passage.heading;
  return { href, title: found.title, text: excerpt(passage.text, QUOTED), heading, state: state.words };
}

/** Where this person reads a document or an act; null for one that is not theirs to read, and for what is neither. */
function pathFor({ kind, subjectId: id }: SourceKey, { isForFirms }: SourceState, reader: Visitor, at: Date) {
  if (kind === "act" && actPolicy.may("read", reader, null, at))
    return isAdmin(reader) ? adminActPath(id) : actPath(id, null);
  const mayRead = kind === "resource" && resourcePolicy.may("read", reader, { deletedAt: null, isForFirms }, at);
  return mayRead ? documentPage(reader, id) : null;
}
