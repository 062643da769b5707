import type { Member } from "~/modules/conversations/rules";
import type { About } from "~/modules/conversations/verbs.server";
import { registrationNumber } from "~/modules/requests/rules/registration";
import { opportunityOf } from "~/modules/requests/store/opportunity.server";
import { notFound } from "~/platform/refusal";

/** The request that a conversation would be about, as far as this organisation may see it. */
export type Asked = { about: About; title: string; postedBy: string };

/** Null when the conversation is about nothing in particular; a request that is not this organisation's to see is missing. */
export async function requestInQuestion(actor: Member, requestId: string | null): Promise<Asked | null> {
  if (requestId === null) return null;
  const { row } = await opportunityOf(actor, requestId);
  if (row.registrationYear === null || row.registrationNumber === null) throw notFound();
  return {
    about: { requestId, number: registrationNumber(row.registrationYear, row.registrationNumber) },
    title: row.title,
    postedBy: row.ownerId,
  };
}
