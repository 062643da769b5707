import { eq } from "drizzle-orm";
import {
  partnerCertifications,
  partnerMembers,
  partnerProjects,
  partnerServices,
  partnerSpecialOffers,
  partners,
} from "~/modules/partners/tables.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { localDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { organisation, type Person } from "../../../tests/support/people";

export const at = new Date("2026-11-20T08:00:00Z");

export async function partner(name: string, verification: "verified" | "pending" = "verified"): Promise<string> {
  const id = await organisation("FIRMA", verification, { name });
  await createPartner({
    organisationId: id,
    website: "https://ghilda.example/despre",
    portfolio: "Scriem strategii pe care un consiliu local le poate citi într-o seară.\nȘi le poate urma.",
    domains: ["local-strategy", "eu-funds"],
    tradeRegisterNumber: "J26/415/2015",
    at,
  });
  return id;
}

/** Everything that a profile can hold; the id of its first service. */
export async function fill(partnerId: string): Promise<string> {
  const names = ["Strategie de dezvoltare", "Plan de mobilitate", "Studiu de fezabilitate", "Diagnostic"];
  const rows = await db()
    .insert(partnerServices)
    .values(names.map((name, rank) => ({ partnerId, rank, name })))
    .returning();
  await db().update(partners).set({ foundedYear: 2015, employees: "10-50" }).where(eq(partners.id, partnerId));
  await db()
    .insert(partnerProjects)
    .values([
      { partnerId, rank: 0, name: "Strategia Orașului Trei Izvoare", budget: 145_000_00, currency: "RON", year: 2025 },
      { partnerId, rank: 1, name: "Plan de luncă" },
    ]);
  await db()
    .insert(partnerCertifications)
    .values({ partnerId, rank: 0, name: "ISO 9001:2015", detail: "până în 2028" });
  await db().insert(partnerMembers).values({ partnerId, rank: 0, name: "Ilinca Vrabie", position: "Coordonator" });
  await db()
    .insert(partnerSpecialOffers)
    .values([
      { partnerId, rank: 0, title: "Diagnostic gratuit", description: "O zi.", validUntil: localDate(2026, 12, 31) },
      { partnerId, rank: 1, title: "Ofertă trecută", description: "O zi.", validUntil: localDate(2026, 11, 1) },
    ]);
  return rows[0]?.id ?? "";
}

type Reviewed = { by: Person; repliedBy: Person; text: string; hidden?: boolean };

export async function review(partnerId: string, { by: uat, repliedBy, text, hidden = false }: Reviewed): Promise<void> {
  const authority = uat.actor.organisation?.id ?? "";
  const by = uat.actor.userId;
  const [request] = await db()
    .insert(requests)
    .values({
      ownerId: authority,
      createdBy: by,
      title: "Strategie",
      category: "local_strategies",
      description: "…",
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!request) throw new Error("The request returned no row");
  await db()
    .insert(reviews)
    .values({
      requestId: request.id,
      partnerId,
      overall: 5,
      quality: 5,
      time: 4,
      communication: 5,
      price: 4,
      text,
      reviewedAt: at,
      reviewedBy: by,
      ...(hidden
        ? { hiddenAt: at, hiddenReason: "Jigniri" }
        : { reply: "Vă mulțumim.", repliedAt: at, repliedBy: repliedBy.actor.userId }),
    });
}
