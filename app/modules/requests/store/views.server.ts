import { count, eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { opportunityViews } from "../tables/requests.server";

/** How many organisations looked at a request that its reader was narrowed to. */
export async function viewsOf(requestId: string): Promise<number> {
  const [row] = await db()
    .select({ number: count() })
    .from(opportunityViews)
    .where(eq(opportunityViews.requestId, requestId));
  return row?.number ?? 0;
}
