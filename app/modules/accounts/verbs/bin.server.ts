import { isInBin } from "~/platform/bin";
import { type BinTable, pastBin } from "~/platform/bin.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { Doer } from "~/platform/journal/journal.server";
import { notFound, type Way } from "~/platform/refusal";
import type { Actor } from "../rules/actor";
import { purgePolicy } from "../rules/bin";

type Deletable = { id: string; deletedAt: Date | null };

type Binned<Thing extends Deletable> = {
  table: BinTable;
  /** It, after its turn came; null when there is none. */
  locked(id: string): Promise<Thing | null>;
  /** Ends it with all that hangs on it, its pictures too. */
  end(thing: Thing, how: { by: Doer; at: Date }): Promise<unknown>;
  /** Said to whoever would end what is not in the bin any more, with a way on. */
  gone: { sentence: string; way: Way };
};

/** How the bin gives up things of one kind for good. */
export function binOf<Thing extends Deletable>({ table, locked, end, gone }: Binned<Thing>) {
  const policy = purgePolicy(gone.sentence);
  return {
    /** By an ADMIN, who does not wait for its day. */
    purge: (actor: Actor, id: string): Promise<void> =>
      transaction(async () => {
        const thing = await locked(id);
        if (!thing) throw notFound();
        const at = now();
        policy.allow("purge", actor, thing, at, gone.way);
        await end(thing, { by: actor, at });
      }),
    /** What nobody put back in thirty days. One at a time: what fails holds up no other. Returns how many there were. */
    sweep: async (): Promise<number> => {
      const ids = await pastBin(table, now());
      const faults: unknown[] = [];
      for (const id of ids) {
        await transaction(async () => {
          const [thing, at] = [await locked(id), now()];
          if (!thing?.deletedAt || isInBin(thing, at)) return; // restored meanwhile
          await end(thing, { by: null, at });
        }).catch((fault) => faults.push(fault));
      }
      if (faults.length > 0) throw faults[0];
      return ids.length;
    },
  };
}
