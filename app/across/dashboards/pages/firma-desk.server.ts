import type { Member } from "~/modules/accounts/rules/actor";
import { standingOf } from "~/modules/accounts/store/organisation.server";
import { completionOf } from "~/modules/partners/rules/completion";
import { missingForMatching } from "~/modules/partners/rules/matching-needs";
import { opportunitySteps, respondGroup } from "~/modules/requests/rules/opportunity-step";
import { registrationNumber } from "~/modules/requests/rules/registration";
import { CRITERIA, REVIEW_SCORES } from "~/modules/requests/rules/review";
import { fittingFor } from "~/modules/requests/store/opportunities.server";
import { unfinishedOpportunitiesOf } from "~/modules/requests/store/partner-desk.server";
import { hourOf } from "~/platform/calendar/local-date";
import { dateNear } from "~/platform/language/dates";
import { formatRange } from "~/platform/language/money";
import { formatRating } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { pick } from "~/platform/pick";
import { notificationView } from "../../notifications/rules/notification-view";
import { newestNotifications, oldestUnread } from "../../notifications/store/inbox.server";
import { type FirmaFacts, firmaAgenda } from "../rules/firma-task";
import { partnerDesk } from "../store/partner-desk.server";

const MOST_ROWS = 5;

/** Loader data of a firm's dashboard. */
export async function firmaDesk(partner: Member, now: Date) {
  const partnerId = partner.organisation.id;
  const fitting = await fittingFor(partnerId, now, MOST_ROWS);
  const { figures, rating, profile, unreadConversations } = await partnerDesk({
    userId: partner.userId,
    organisationId: partnerId,
  });
  const notifications = await newestNotifications(partner);
  const unread = await oldestUnread({
    userId: partner.userId,
    organisationId: partnerId,
    now,
    types: ["question_answered"],
  });
  const completion = profile && completionOf(profile);
  const mayWrite = partner.organisation.verification !== "suspended";
  const next = mayWrite && completion?.next ? { text: completion.next.next, href: completion.next.href } : null;
  const news = notifications.map((item) => notificationView(item, partner.role, now));
  const [closest] = fitting.rows;
  const facts: FirmaFacts = {
    verification: partner.organisation.verification,
    standing: await standingOf(partner.organisation),
    groups: opportunitySteps(partner, await unfinishedOpportunitiesOf(partner, now), now),
    fitting: closest
      ? {
          group: respondGroup(closest, fitting.total, now),
          deadlineAt: closest.deadlineAt ?? now,
          addressed: closest.onlyPartnerId === partnerId,
        }
      : null,
    answeredQuestion: unread.find(({ type }) => type === "question_answered") ?? null,
    unreadConversations,
    profileStep: next,
  };
  return {
    name: partner.name,
    agenda: firmaAgenda(facts, now),
    figures: {
      fitting: fitting.total,
      ...figures,
      rating: rating === null ? null : formatRating(rating.rating),
    },
    missing: profile?.categories === 0 ? missingForMatching(profile) : null,
    rows: fitting.rows.map(({ deadlineAt, ...row }) => ({
      ...pick(row, "id", "ownerId", "title", "urgency", "requester"),
      number: registrationNumber(row.registrationYear ?? 0, row.registrationNumber ?? 0),
      budget: formatRange(row.budgetMin, row.budgetMax, row.currency ?? "RON"),
      deadline: deadlineAt && { day: dateNear(deadlineAt, now), hour: hourOf(deadlineAt) },
    })),
    news,
    completion: completion && { done: completion.done, total: completion.total, percent: completion.percent, next },
    rating: rating && {
      words: plural(rating.reviewCount, "recenzie", "recenzii"),
      href: "/firma/profile/preview#recenzii",
      bars: CRITERIA.map((score) => ({ label: REVIEW_SCORES[score], value: rating[score] })),
    },
  };
}
