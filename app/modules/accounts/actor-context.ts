import { createContext } from "react-router";
import type { Visitor } from "./rules/actor";

/** Who asks: set once per request by the application, before any loader. */
export const actorContext = createContext<Visitor>(null);
