import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { valuesIn, versionIn } from "~/platform/form/field-table.server";
import { notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { LINK, type LinkInput } from "../rules/link-fields";
import { linkPolicy } from "../rules/link-policy";
import { isRoom } from "../rules/links";
import { deleteLink, insertCheck, insertLink, linkById, lockLink, updateLink } from "../store/links.server";

export const linkInputOf = async (id: string): Promise<LinkInput> => valuesIn(LINK, orNotFound(await linkById(id)));

/** Returns the id of the new link. */
export function createLink(actor: Actor, input: LinkInput): Promise<string> {
  return transaction(async () => {
    const at = now();
    linkPolicy.allow("write", actor, null, at);
    const id = await insertLink({ ...input, createdAt: at });
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
    const stored = versionIn(LINK, link);
    if (versionIn(LINK, input) === stored) return;
    notOvertaken(seen, stored);
    await updateLink(id, input);
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
