import { adminResourcePath } from "~/modules/library/rules/paths";
import { dueStep, type NoticeStep } from "~/modules/library/rules/upkeep";
import { changesOn, changeWords, termOf } from "~/modules/library/rules/verification";
import { objectionById } from "~/modules/library/store/feedback.server";
import { resourceById } from "~/modules/library/store/resources.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { dateLong } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import type { NoticesByEvent, NoticesOf } from "../rules/notification";
import { toKeepers } from "./keepers.server";

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

const WHEN: Readonly<Record<NoticeStep, (on: string) => string>> = {
  month: (on) => `Se reverifică de la ${on}, peste cel mult 30 de zile.`,
  week: (on) => `Se reverifică de la ${on}, peste cel mult 7 zile.`,
  term: (on) => `Termenul de reverificare a venit la ${on}. Până la o verificare nouă, cititorii văd un avertisment.`,
};

const due: NoticesOf = async ({ subjectId, to }) => {
  const resource = await resourceById(subjectId);
  if (!resource?.verification || resource.deletedAt !== null) return null;
  const term = termOf(resource.verification, resource.months);
  const step = dueStep(term, localDateOf(now()));
  if (step === null || step !== to) return null; // verified since, or delivered late
  return {
    type: "resource_due",
    to: await toKeepers(subjectId),
    title: `${quoted(resource.title)}: de reverificat`,
    message: WHEN[step](dateLong(term)),
    href: adminResourcePath(subjectId),
    action: "Vezi documentul",
  };
};

const actChanged: NoticesOf = async ({ subjectId }) => {
  const resource = await resourceById(subjectId);
  const changes = resource === null || resource.deletedAt !== null ? [] : changesOn(resource, localDateOf(now()));
  if (resource === null || changes.length === 0) return null; // verified since
  return {
    type: "resource_due",
    to: await toKeepers(subjectId),
    title: `${quoted(resource.title)}: ${resource.verification === null ? "de verificat" : "de reverificat"}`,
    message: `${changes.map(changeWords).join("; ")}. Până la o verificare, cititorii văd un avertisment.`,
    href: adminResourcePath(subjectId),
    action: "Vezi documentul",
  };
};

export const libraryNotices = {
  "resource.act_changed": actChanged,
  "resource.due": due,
  "resource.objected": objected,
} satisfies NoticesByEvent;
