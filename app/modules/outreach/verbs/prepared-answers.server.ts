import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { valuesIn, versionIn } from "~/platform/form/field-table.server";
import { notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { PREPARED_ANSWER, type PreparedAnswerInput } from "../rules/prepared-answer-fields";
import {
  deletePrepared,
  insertPrepared,
  lockedPrepared,
  type PreparedAnswer,
  updatePrepared,
} from "../store/prepared-answers.server";

/** What an ADMIN writes of it; the opinions of readers are not theirs to change. */
export const preparedInputOf = ({ isPublic, ...answer }: PreparedAnswer): PreparedAnswerInput =>
  valuesIn(PREPARED_ANSWER, { ...answer, place: isPublic ? "support" : "team" });

/** Stores a new answer (`id` null) or a changed one. Throws `Overtaken` when another ADMIN saved it meanwhile. */
export function savePrepared(by: Actor, id: string | null, input: PreparedAnswerInput, seen: string | null) {
  return transaction(async () => {
    const at = now();
    const { place, ...texts } = input;
    const values = { ...texts, isPublic: place === "support", updatedAt: at, updatedBy: by.userId };
    if (id !== null) notOvertaken(seen, versionIn(PREPARED_ANSWER, preparedInputOf(await lockedPrepared(id))));
    if (id !== null) await updatePrepared(id, values);
    const subjectId = id ?? (await insertPrepared({ ...values, createdAt: at }));
    await record({ what: "prepared_answer.saved", subjectId, by, at });
  });
}

export function removePrepared(by: Actor, id: string): Promise<void> {
  return transaction(async () => {
    await lockedPrepared(id);
    await deletePrepared(id);
    await record({ what: "prepared_answer.removed", subjectId: id, by, at: now() });
  });
}
