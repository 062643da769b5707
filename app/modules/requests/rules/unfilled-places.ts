import { plural } from "~/platform/language/plural";
import { unfilledIn } from "~/platform/language/unfilled";
import { REQUEST } from "./request-fields";

/** The fields of a request that firms read as text. */
const FIELDS = ["title", "description", "criterion"] as const;
type Texts = Readonly<Record<(typeof FIELDS)[number], string | null>>;

/** A place of a model that is left in a request: where it is, and its words with those before them. */
export type UnfilledPlace = { field: (typeof FIELDS)[number]; where: string; words: string };

export const unfilledPlaces = (texts: Texts): UnfilledPlace[] =>
  FIELDS.flatMap((field) =>
    unfilledIn(texts[field] ?? "").map(({ place, before, paragraph }) => ({
      field,
      where: field === "description" ? `${REQUEST[field].label}, paragraful ${paragraph}` : REQUEST[field].label,
      words: [before, place].filter(Boolean).join(" "),
    })),
  );

/** "3 locuri necompletate" */
export const unfilledWords = (count: number): string => plural(count, "loc necompletat", "locuri necompletate");

export const FILL_IN = "Completați-le sau ștergeți-le, cu tot cu paranteze";
