import type { Actor } from "~/modules/accounts/rules/actor";
import type { Category } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { pick } from "~/platform/pick";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { linkPolicy } from "../rules/link-policy";
import { isRoom } from "../rules/links";
import { deleteLink, insertCheck, insertLink, linkById, lockLink, updateLink } from "../store/links.server";

export type LinkInput = { title: string; note: string; category: Category; address: string; rank: number };

const FACTS = ["title", "note", "category", "address", "rank"] as const;

export const linkInputOf = async (id: string): Promise<LinkInput> => pick(orNotFound(await linkById(id)), ...FACTS);

export const linkVersionOf = (input: LinkInput): string => contentVersion(pick(input, ...FACTS));

/** Returns the id of the new link. */
export function createLink(actor: Actor, input: LinkInput): Promise<string> {
  return transaction(async () => {
    const at = now();
    linkPolicy.allow("write", actor, null, at);
    const id = await insertLink({ ...pick(input, ...FACTS), createdAt: at });
    if (!isRoom(input.address)) await insertCheck(input.address);
    await record({ what: "link.created", subjectId: id, by: actor, at, note: input.title });
    return id;
  });
}

const onLink = stepsOn<Actor>()({
  policy: linkPolicy,
  locked: async (id) => {
    await lockLink(id);
    return linkById(id);
  },
  way: () => undefined,
});

/** Another address begins with a clean record; that of the one before is forgotten when nothing else leads to it. */
export function editLink(actor: Actor, id: string, input: LinkInput, seen: string | null): Promise<void> {
  return onLink(actor, id, async (link, { allow, log }) => {
    allow("write");
    const stored = linkVersionOf(link);
    if (linkVersionOf(input) === stored) return;
    notOvertaken(seen, stored);
    await updateLink(id, pick(input, ...FACTS));
    if (!isRoom(input.address)) await insertCheck(input.address);
    await log("link.edited", { note: input.title });
  });
}

export const removeLink = (actor: Actor, id: string): Promise<void> =>
  onLink(actor, id, async ({ title }, { allow, log }) => {
    allow("write");
    await deleteLink(id);
    await log("link.removed", { note: title });
  });
