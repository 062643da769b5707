import type { Planting } from "./cast";
import { articles } from "./planting-articles";
import { decisions } from "./planting-decisions";
import { loop } from "./planting-loop";
import { showcase } from "./planting-showcase";

/** Every room in which somebody writes. */
export const rooms: Record<string, Planting> = { ...decisions, ...loop, ...showcase, ...articles };

/** Where programs read what was written. */
export const feeds = ["/comunitati.atom", "/parteneri.atom", "/oportunitati.atom", "/blog.atom"];
