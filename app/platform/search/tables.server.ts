import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** The words of everything that can be searched: what mistyped words are corrected with. */
export const searchWords = pgTable(
  "search_words",
  {
    folded: text().primaryKey(),
    /** In lower case, with diacritics. */
    shown: text().notNull(),
    /** In how many things it was at the last count. */
    entries: integer().notNull(),
    /** Others are suggested only to those who may read where they are. */
    isPublic: boolean().notNull().default(true),
    /** The word and the word without each of its letters: two words that share one are a letter apart. */
    traces: text().array().notNull(),
  },
  (word) => [
    index("search_words_traces").using("gin", word.traces),
    index("search_words_trigrams").using("gin", sql`${word.folded} gin_trgm_ops`),
  ],
);
