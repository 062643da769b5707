import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { TextDifference } from "./text-difference";

export type DifferenceView = {
  /** It has not been decided about. */
  waits: boolean;
  facts: readonly { term: string; before: string; after: string }[];
  /** The bodies of both. */
  before: string;
  after: string;
};

/** What is new in a text of an article that has a published one. */
export function SubmissionDifference({ view: { waits, facts, before, after } }: { view: DifferenceView }) {
  return (
    <Card
      className="difference"
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
      <TextDifference before={before} after={after} />
    </Card>
  );
}
