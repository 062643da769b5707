import type { JournalEntry, Listener } from "~/platform/journal/journal.server";
import { deliver } from "./deliver.server";
import { accountFamily } from "./hear/accounts.server";
import { articleFamily } from "./hear/articles.server";
import { colleagueFamily } from "./hear/colleagues.server";
import { communityFamily } from "./hear/communities.server";
import { conversationFamily } from "./hear/conversations.server";
import { talkFamily } from "./hear/questions-and-reviews.server";
import { requestFamily } from "./hear/requests.server";
import { responseFamily } from "./hear/responses.server";
import type { Family } from "./rules";

const hearings: Family = {
  ...accountFamily,
  ...articleFamily,
  ...colleagueFamily,
  ...communityFamily,
  ...conversationFamily,
  ...requestFamily,
  ...responseFamily,
  ...talkFamily,
};

/** Turns what happened into notifications and mails. What is in no family concerns nobody else. */
export const notificationsListener: Listener = {
  name: "notifications",
  hear: async (entry: JournalEntry) => {
    const hearing = hearings[entry.what];
    if (hearing) await deliver(entry, await hearing(entry));
  },
};
