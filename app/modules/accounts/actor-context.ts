import { createContext } from "react-router";
import type { Visitor } from "./rules/actor";
import type { Unplaced } from "./rules/session";

/** Who asks: set once per request by the application, before any loader. */
export const actorContext = createContext<Visitor>(null);

/** Whoever is signed in and belongs to no organisation: for every page a stranger, but for the page that is theirs. */
export const unplacedContext = createContext<Unplaced | null>(null);
