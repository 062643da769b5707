import type { Planting } from "./cast";
import { articles } from "./planting-articles";
import { decisions } from "./planting-decisions";
import { forum } from "./planting-forum";
import { library } from "./planting-library";
import { loop } from "./planting-loop";
import { programs } from "./planting-programs";
import { projects } from "./planting-projects";
import { showcase } from "./planting-showcase";

/** All plantings, by room. */
export const rooms: Record<string, Planting> = {
  ...decisions,
  ...loop,
  ...showcase,
  ...articles,
  ...library,
  ...forum,
  ...projects,
  ...programs,
};

/** Feeds that show the written text. */
export const feeds = ["/comunitati.atom", "/parteneri.atom", "/oportunitati.atom", "/blog.atom", "/forum.atom"];
