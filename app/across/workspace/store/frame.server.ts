import { and, count, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { type InboxOwner, unopenedAt, unreadNotifications } from "~/across/notifications/store/inbox.server";
import { awaitsVerification } from "~/modules/accounts/store/unconfirmed.server";
import { organisations } from "~/modules/accounts/tables.server";
import { waitingSubmissions } from "~/modules/articles/store/queue.server";
import { waitingClaimsCounted } from "~/modules/communities/store/claims.server";
import { communities } from "~/modules/communities/tables.server";
import { unreadConversationCount } from "~/modules/conversations/store/list.server";
import { waitingPostsCounted } from "~/modules/forum/store/reports.server";
import { waitingProposalsCounted } from "~/modules/library/store/proposals.server";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { waitingTickets } from "~/modules/outreach/store/tickets.server";
import { partners } from "~/modules/partners/tables.server";
import { waitingPrograms } from "~/modules/training/store/programs.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";

/** Every signed-in page makes one of these queries: the numbers of its navigation and the picture of the organisation. */
type Asker<OrganisationId = string> = InboxOwner & {
  organisationId: OrganisationId;
  /** Of the page, whose notifications are read by opening it. */
  path: string;
};

const number = (counted: { getSQL(): SQL }) => sql<number>`(${counted})`.mapWith(Number);

const unopened = (at: Places<Asker<string | null>>) => exists(unopenedAt(at, at.path)).mapWith(Boolean) as SQL<boolean>;

const countsOf = (side: "authority" | "firm", at: Places<Asker>) => ({
  notifications: number(unreadNotifications(at)),
  unopened: unopened(at),
  messages: number(unreadConversationCount(side, at)),
});

/** The picture is the first of the authority's page, published or not. */
export const authorityFrame = prepared((at: Places<Asker>) =>
  db()
    .select({ ...countsOf("authority", at), image: imageColumns })
    .from(organisations)
    .leftJoin(communities, and(eq(communities.organisationId, organisations.id), isNull(communities.deletedAt)))
    .leftJoin(images, eq(images.id, communities.featuredImageId))
    .where(eq(organisations.id, at.organisationId)),
);

/** The picture is the logo, whether the firm is listed or not. */
export const firmFrame = prepared((at: Places<Asker>) =>
  db()
    .select({ ...countsOf("firm", at), image: imageColumns })
    .from(organisations)
    .leftJoin(partners, eq(partners.id, organisations.id))
    .leftJoin(images, eq(images.id, partners.logoImageId))
    .where(eq(organisations.id, at.organisationId)),
);

export const moderatorFrame = prepared((at: Places<Asker<null>>) =>
  db()
    .select({
      notifications: number(unreadNotifications(at)),
      unopened: unopened(at),
      waiting: count(),
      articles: number(waitingSubmissions()),
      claims: number(waitingClaimsCounted()),
      tickets: number(waitingTickets()),
      posts: number(waitingPostsCounted()),
      programs: number(waitingPrograms()),
      proposals: number(waitingProposalsCounted()),
    })
    .from(organisations)
    .where(awaitsVerification),
);
