import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import type { DifferenceLine } from "../rules/difference";
import { TextDifference } from "./text-difference";

export type DifferenceView = {
  /** It has not been decided about. */
  waits: boolean;
  facts: readonly { term: string; before: string; after: string }[];
  /** Empty when the text is the same. */
  lines: readonly DifferenceLine[];
};

/** What is new in a text of an article that has a published one. */
export function SubmissionDifference({ view: { waits, facts, lines } }: { view: DifferenceView }) {
  return (
    <Card
      heading={waits ? "Ce s-ar schimba față de textul publicat" : "Ce s-a schimbat față de textul publicat atunci"}
    >
      {facts.length === 0 ? null : (
        <Facts
          rows={facts.map((fact) => ({
            term: fact.term,
            detail: (
              <>
                <del>{fact.before || "(gol)"}</del> <ins>{fact.after || "(gol)"}</ins>
              </>
            ),
          }))}
        />
      )}
      {lines.length === 0 ? <p className="muted">Textul este același.</p> : <TextDifference lines={lines} />}
    </Card>
  );
}
