import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { insertCommunity, type NewCommunity } from "../store/writes.server";

/** Makes a community with all that it shows. Who may do so is the caller's business. */
export async function createCommunity(community: NewCommunity, by: Doer): Promise<string> {
  return transaction(async () => {
    const id = await insertCommunity(community);
    await record({ what: "community.created", subjectId: id, by, at: community.createdAt });
    return id;
  });
}
