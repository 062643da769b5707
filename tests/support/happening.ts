import { randomUUID } from "node:crypto";
import { record, withoutListeners } from "~/platform/journal/journal.server";

/** Writes an entry of this moment into the journal, which no listener hears. */
export const somethingHappensAt = async (at: Date): Promise<void> => {
  await withoutListeners(() => record({ what: "admin.created", subjectId: randomUUID(), by: null, at }));
};
