import { isInBin } from "~/platform/bin";
import { first, notNow, notYou, policyFor, type Rule, requires } from "~/platform/policy";
import { isAdmin, type Visitor } from "./actor";

/** Where what was deleted lies, of all kinds, until an ADMIN puts it back or its time is over. */
export const BIN_PATH = "/admin/bin";
export const TO_BIN = { href: BIN_PATH, label: "La coș" } as const;

/** The field in which a form says where it was sent from: the bin, or a list as it stood. */
export const SENT_FROM = "inapoi";
export const FROM_BIN = "cos";

type Deletable = { deletedAt: Date | null };

/** `gone` is said of what is not in the bin any more, `over` of what has lain there for thirty days. */
export const mayRestore = <Thing extends Deletable>(gone: string, over: string): Rule<Visitor, Thing> =>
  first(
    requires((_actor, { deletedAt }) => deletedAt !== null, notNow(gone)),
    requires((_actor, thing, now) => isInBin(thing, now), notNow(over)),
  );

/** Who empties the bin before the thirty days are over. */
export const purgePolicy = (gone: string) =>
  policyFor<Visitor, Deletable>()({
    purge: first(
      requires(isAdmin, notYou("Numai un administrator golește coșul.")),
      requires((_actor, { deletedAt }) => deletedAt !== null, notNow(gone)),
    ),
  });
