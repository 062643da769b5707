import { createContext } from "react";
import type { Asked } from "~/platform/form/list-query";

/** What the list around was asked for; null around filters that are of no list. */
export const AskedList = createContext<Asked<unknown> | null>(null);
