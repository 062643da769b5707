import { codesOf } from "../../../platform/codes";
import type { EndpointFault } from "../../../platform/model/complete.server";

/**
 * Why the passages are the whole answer, where a model was to write over them: what the endpoint did, or that the model found
 * nothing in the passages, says nothing of what they say, was stopped by an ADMIN, or was not asked at all.
 */
export type WritingFault = EndpointFault | "nothing" | "unfounded" | "stopped" | "orders" | "limit" | "ceiling";

type Words = { /** For an ADMIN. */ label: string /** For whoever asked. */; sentence: string };

export const FAULT_WORDS: Readonly<Record<WritingFault, Words>> = {
  unreachable: { label: "adresa nu răspunde", sentence: "Serviciul modelului nu răspunde." },
  refused: { label: "cerere refuzată de serviciu", sentence: "Serviciul modelului a refuzat cererea." },
  crowded: { label: "prea multe cereri (429)", sentence: "Serviciul modelului primește prea multe cereri." },
  failed: { label: "eroare a serviciului (5xx)", sentence: "Serviciul modelului are o eroare." },
  late: { label: "prea târziu", sentence: "Modelul nu a răspuns la timp." },
  cut: { label: "răspuns întrerupt", sentence: "Răspunsul modelului s-a întrerupt și nu a fost păstrat." },
  invalid: { label: "răspuns în altă formă", sentence: "Răspunsul modelului nu a putut fi citit." },
  "too-long": { label: "răspuns prea lung", sentence: "Răspunsul modelului a fost prea lung și nu a fost păstrat." },
  nothing: { label: "nimic în pasaje", sentence: "Modelul nu a găsit un răspuns în pasaje." },
  unfounded: {
    label: "nu se găsește în pasaje",
    sentence: "Ce a scris modelul nu se găsește în pasaje și nu a fost păstrat.",
  },
  stopped: { label: "oprit între timp", sentence: "Modelul a fost oprit de administrator." },
  orders: {
    label: "instrucțiuni în text, netrimis",
    sentence: "Modelul nu a fost întrebat: textul cuprinde instrucțiuni pentru un program.",
  },
  limit: { label: "peste limită, netrimis", sentence: "Modelul nu a fost întrebat: s-a atins limita de întrebări." },
  ceiling: {
    label: "peste costul lunii, netrimis",
    sentence: "Modelul nu a fost întrebat: s-a atins costul prevăzut pentru luna aceasta.",
  },
};

export const WRITING_FAULTS = codesOf(FAULT_WORDS);
export const WRITING_OUTCOMES = ["written", ...WRITING_FAULTS] as const;
export type WritingOutcome = "written" | WritingFault;

/** What is never more than an answer needs: claims of an answer, characters of one, and passages that one names. */
export const MOST_CLAIMS = 12;
export const LONGEST_CLAIM = 600;
export const MOST_SOURCES = 10;

/** The address of a passage on the page of its chat. */
export const passageAnchor = (questionId: string, number: number): string => `pasaj-${questionId}-${number}`;

/** Kinds of live events. */
export const WRITTEN = "written";
