import { detach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { keptUnconfirmedSince } from "../rules/verification";
import { lockKey } from "../store/person.server";
import { abandonedBefore, deleteOrganisation, deleteUnconfirmedPeople } from "../store/unconfirmed.server";

/**
 * Deletes the registrations that nobody has confirmed in time, with their people and documents. `forgetProfile` deletes what
 * other modules made for the organisation when it was registered.
 */
export async function forgetUnconfirmed(forgetProfile: (organisationId: string) => Promise<void>): Promise<void> {
  const before = keptUnconfirmedSince(now());
  await deleteUnconfirmedPeople(before);
  for (const { id, cui } of await abandonedBefore(before)) {
    await transaction(async () => {
      await lockKey(`cui ${cui}`); // somebody may be registering with this CUI, and would ask to be let in
      const [organisation] = await abandonedBefore(before, id);
      if (!organisation) return;
      await forgetProfile(id);
      await deleteOrganisation(id);
      if (organisation.documentId) await detach([organisation.documentId]);
      await record({ what: "registration.expired", subjectId: id, by: null, at: now() });
    });
  }
}
