/** Types of attractions: stored codes with their labels. */
export const ATTRACTION_TYPES = {
  historic: "Istoric",
  cultural: "Cultural",
  natural: "Natural",
  religious: "Religios",
  sport: "Sport",
  recreational: "Recreativ",
} as const;
export type AttractionType = keyof typeof ATTRACTION_TYPES;

/** One vocabulary for the hyphenated and the underscored spellings of the specification. */
export const PROJECT_STATUSES = {
  planning: "Planificare",
  in_progress: "În Desfășurare",
  review: "În Revizie",
  completed: "Finalizat",
  on_hold: "Suspendat",
} as const;
export type ProjectStatus = keyof typeof PROJECT_STATUSES;

/** Statuses of projects that count as ongoing. */
export const ONGOING = ["in_progress", "review"] as const satisfies readonly ProjectStatus[];
