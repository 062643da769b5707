import { createContext } from "react-router";
import type { Visitor } from "../rules/actor";
import type { Unplaced } from "../rules/session";

/** The signed-in person of the request, set by the application before any loader runs. */
export const actorContext = createContext<Visitor>(null);

/** A signed-in person without an organisation. Only their own page sees them; every other page treats them as signed out. */
export const unplacedContext = createContext<Unplaced | null>(null);
