import { adminResourcePath } from "~/modules/library/rules/paths";
import { objectionById } from "~/modules/library/store/feedback.server";
import { keepersOf } from "~/modules/library/store/upkeep.server";
import { quoted } from "~/platform/language/quotes";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules";

/** Those who answer for the document and may still open it; all administrators where nobody is left. */
async function toKeepers(resourceId: string): Promise<Notice["to"]> {
  const people = await keepersOf(resourceId);
  return people.length > 0 ? { people } : "administrators";
}

const objected: NoticesOf = async ({ subjectId }) => {
  const objection = await objectionById(subjectId);
  if (!objection || objection.settledAt !== null || objection.deletedAt !== null) return null;
  const { resourceId, title, author, authority, reason } = objection;
  return {
    type: "resource_objection",
    to: await toKeepers(resourceId),
    title: `${authority ?? author}: documentul ${quoted(title)} nu a fost de folos`,
    message: `${author}: ${reason}`,
    href: adminResourcePath(resourceId),
    action: "Vezi documentul",
  };
};

export const libraryNotices = {
  "resource.objected": objected,
} satisfies NoticesByEvent;
