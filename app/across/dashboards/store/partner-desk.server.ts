import { eq, getTableColumns, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { unreadConversationCount } from "~/modules/conversations/store/list.server";
import { profileColumns } from "~/modules/partners/store/completion.server";
import { partnerRatings, partners } from "~/modules/partners/tables.server";
import { figuresOf } from "~/modules/requests/store/partner-desk.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { foundRow } from "~/platform/database/rows.server";

type Asker = { userId: string; organisationId: string };

const asked = prepared((at: Places<Asker>) => {
  const figures = figuresOf(at.organisationId).as("figures");
  return db()
    .select({
      profile: profileColumns,
      rating: getTableColumns(partnerRatings),
      figures: { submitted: figures.submitted, collaborations: figures.collaborations },
      unreadConversations: sql<number>`(${unreadConversationCount("firm", at)})`.mapWith(Number),
    })
    .from(organisations)
    .crossJoin(figures)
    .leftJoin(partners, eq(partners.id, organisations.id))
    .leftJoin(partnerRatings, eq(partnerRatings.partnerId, organisations.id))
    .where(eq(organisations.id, at.organisationId));
});

/** The firm's profile, rating and counts, in one query; profile and rating are null when they do not exist. */
export const partnerDesk = (asker: Asker) => foundRow(asked(asker));
