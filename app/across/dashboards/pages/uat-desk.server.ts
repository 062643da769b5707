import type { Member } from "~/modules/accounts/rules/actor";
import { standingOf } from "~/modules/accounts/store/organisation.server";
import { completenessOf } from "~/modules/communities/rules/completeness";
import { OWN_COMMUNITY } from "~/modules/communities/rules/paths";
import { communityFactsOf } from "~/modules/communities/store/profile.server";
import { rowFacts, rowMoment } from "~/modules/requests/parts/request-list-words";
import { decisionOf } from "~/modules/requests/rules/decision";
import { newestRequestsOf, unfinishedRequestsOf } from "~/modules/requests/store/authority-desk.server";
import { requestCounts } from "~/modules/requests/store/requests.server";
import { formatRating } from "~/platform/language/numbers";
import { pick } from "~/platform/pick";
import { notificationView } from "../../notifications/rules/notification-view";
import { newestNotifications } from "../../notifications/store/inbox.server";
import { type CommunityStep, uatAgenda } from "../rules/uat-task";

const MOST_ROWS = 5;

/** Loader data of an authority's dashboard. */
export async function uatDesk(actor: Member, now: Date) {
  const counts = await requestCounts(actor);
  const recent = await newestRequestsOf(actor, MOST_ROWS);
  const requests = await unfinishedRequestsOf(actor);
  const notifications = await newestNotifications(actor);
  const { verification } = actor.organisation;
  return {
    name: actor.name,
    agenda: uatAgenda(
      {
        verification,
        total: counts.total,
        requests,
        standing: await standingOf(actor.organisation),
        community: await communityStep(actor.organisation.id),
      },
      now,
    ),
    figures: {
      ...pick(counts, "total", "inProgress", "completed"),
      rating: counts.rating === null ? null : formatRating(counts.rating),
    },
    rows: recent.map((row) => {
      const { id, title, status, registration } = row;
      const decision = decisionOf(row, row.offers, now);
      return { id, title, status, decision, registration, facts: rowFacts(row, now), moment: rowMoment(row, now) };
    }),
    news: notifications.map((item) => notificationView(item, actor.role, now)),
  };
}

async function communityStep(organisationId: string): Promise<CommunityStep | null> {
  const facts = await communityFactsOf(organisationId);
  if (!facts) return FIRST_STEP;
  const { next, done, total } = completenessOf(facts);
  return next && { next: next.next, action: next.action, href: `${OWN_COMMUNITY}/${next.part}`, done, total };
}

const FIRST_STEP: CommunityStep = {
  next: "Completați prezentarea, atracțiile, proiectele și contactul: oamenii o caută pe hartă și în listă.",
  action: "Creează pagina comunității",
  href: OWN_COMMUNITY,
  done: 0,
  total: 0,
};
