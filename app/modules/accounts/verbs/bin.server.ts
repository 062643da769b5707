import { isInBin } from "~/platform/bin";
import { type BinTable, pastBin } from "~/platform/bin.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { Doer } from "~/platform/journal/journal.server";
import type { ForwardLink } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import type { Actor } from "../rules/actor";
import { purgePolicy } from "../rules/bin";

type Deletable = { id: string; deletedAt: Date | null };

type Binned<Thing extends Deletable> = {
  table: BinTable;
  /** Locks and reads the thing; null when it does not exist. */
  locked(id: string): Promise<Thing | null>;
  /** Deletes it with everything that depends on it, its images too. */
  end(thing: Thing, how: { by: Doer; at: Date }): Promise<unknown>;
  /** The refusal when it is no longer in the bin, with a link. */
  gone: { sentence: string; way: ForwardLink };
};

/** Permanent deletion from the bin, for one kind of thing. */
export function binOf<Thing extends Deletable>({ table, locked, end, gone }: Binned<Thing>) {
  const onBinned = stepsOn<Actor>()({ policy: purgePolicy(gone.sentence), locked, way: () => gone.way });
  return {
    /** Deletes one thing before its thirty days are over; ADMIN only. */
    purge: (actor: Actor, id: string): Promise<void> =>
      onBinned(actor, id, async (thing, { at, allow }) => {
        allow("purge");
        await end(thing, { by: actor, at });
      }),
    /** Deletes what has been in the bin for thirty days, each in its own transaction; returns how many were due. */
    sweep: async (): Promise<number> => {
      const ids = await pastBin(table, now());
      const faults: unknown[] = [];
      for (const id of ids) {
        await transaction(async () => {
          const thing = await locked(id);
          const at = now();
          if (!thing?.deletedAt || isInBin(thing, at)) return; // restored meanwhile
          await end(thing, { by: null, at });
        }).catch((fault) => faults.push(fault));
      }
      if (faults.length > 0) throw faults[0];
      return ids.length;
    },
  };
}
