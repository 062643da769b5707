import { Card } from "~/ui/card/card";
import type { TextPair } from "../rules/text-pair";
import { Differences } from "./text-difference";

export type DifferenceView = {
  /** It has not been decided about. */
  waits: boolean;
  pair: TextPair;
};

/** What is new in a text of an article that has a published one. */
export function SubmissionDifference({ view: { waits, pair } }: { view: DifferenceView }) {
  return (
    <Card
      className="difference"
      heading={waits ? "Ce s-ar schimba față de textul publicat" : "Ce s-a schimbat față de textul publicat atunci"}
    >
      <Differences pair={pair} />
    </Card>
  );
}
