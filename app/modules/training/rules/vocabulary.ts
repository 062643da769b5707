/** A training is for authorities, an event is for partner firms; seats, certificates and calendars are the same for both. */
export const PROGRAM_KINDS = { training: "Program de instruire", event: "Eveniment" } as const;
export type ProgramKind = keyof typeof PROGRAM_KINDS;

/** The specification's six categories of trainings and three types of events. */
export const PROGRAM_CATEGORIES = {
  training: {
    eu_funds: "Fonduri Europene",
    public_procurement: "Achiziții Publice",
    local_development: "Dezvoltare Locală",
    digitalisation: "IT și Digitalizare",
    legislation: "Legislație",
    management: "Management",
  },
  event: { workshop: "Atelier", conference: "Conferință", course: "Curs" },
} as const;
export type ProgramCategory = { [Kind in ProgramKind]: keyof (typeof PROGRAM_CATEGORIES)[Kind] }[ProgramKind];

export const categoryName = (category: ProgramCategory): string =>
  ({ ...PROGRAM_CATEGORIES.training, ...PROGRAM_CATEGORIES.event })[category];

export const FORMATS = { online: "Online", on_site: "Față în față", hybrid: "Hibrid" } as const;
export type Format = keyof typeof FORMATS;

/** Of trainings only. */
export const LEVELS = { beginner: "Începător", intermediate: "Mediu", advanced: "Avansat" } as const;
export type Level = keyof typeof LEVELS;
