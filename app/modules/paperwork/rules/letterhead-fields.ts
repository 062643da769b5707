import { line, orEmpty, orNone, text } from "~/platform/form/field-table";
import { signersField, WRITTEN_BLOCKS } from "./letterhead";
import { LONGEST } from "./longest";
import { SIGNATURE_BLOCKS } from "./signature-blocks";

const MOST_TEXT = 1_000;

/** The head of an authority's papers. */
export const LETTERHEAD = {
  head: orEmpty(
    text("Rândurile antetului", "antetul", {
      most: MOST_TEXT,
      rows: 4,
      hint: "Câte un rând, de exemplu România, județul, denumirea, compartimentul. Dacă lipsesc, apar județul și denumirea.",
      uncut: true,
    }),
  ),
  prefix: orNone(
    line("Prefixul numărului de înregistrare", "prefixul", LONGEST.prefix, {
      hint: "Se scrie înaintea numărului, de exemplu „A/”.",
    }),
  ),
};

/** Who signs in each place: people, one a line. */
export const SIGNERS = Object.fromEntries(
  WRITTEN_BLOCKS.map((block) => [
    signersField(block),
    orEmpty(
      text(SIGNATURE_BLOCKS[block], `semnatarii: ${SIGNATURE_BLOCKS[block]}`, {
        most: MOST_TEXT,
        rows: block === "committee" ? 4 : 2,
        uncut: true,
      }),
    ),
  ]),
);
