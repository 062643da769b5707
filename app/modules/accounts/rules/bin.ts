import { isInBin } from "~/platform/bin";
import { first, notNow, notYou, type Rule, requires } from "~/platform/policy";
import { isAdmin, type Visitor } from "./actor";
import { rightsOn } from "./rights";

/** Lists everything deleted, until an ADMIN restores it or it is purged after thirty days. */
export const BIN_PATH = "/admin/bin";
export const TO_BIN = { href: BIN_PATH, label: "La coș" } as const;

/** What `SENT_FROM` holds where a form was opened from the bin. */
export const FROM_BIN = "cos";

type Deletable = { deletedAt: Date | null };

/** `gone` is the sentence for what is no longer in the bin, `over` for what has been there for thirty days. */
export const mayRestore = <Thing extends Deletable>(gone: string, over: string): Rule<Visitor, Thing> =>
  first(
    requires((_actor, { deletedAt }) => deletedAt !== null, notNow(gone)),
    requires((_actor, thing, now) => isInBin(thing, now), notNow(over)),
  );

/** Permission to purge before the thirty days are over. */
export const purgePolicy = (gone: string) =>
  rightsOn<Deletable>()(
    { open: [] },
    {
      purge: first(
        requires(isAdmin, notYou("Numai un administrator golește coșul.")),
        requires((_actor, { deletedAt }) => deletedAt !== null, notNow(gone)),
      ),
    },
  );
