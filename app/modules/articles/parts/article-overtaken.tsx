import type { EditConflict } from "~/platform/form/differences";
import { Card } from "~/ui/card/card";
import { Overtaken } from "~/ui/overtaken/overtaken";
import type { DifferenceLine } from "../rules/difference";
import { TextDifference } from "./text-difference";

export type OvertakenView = EditConflict & {
  version: string;
  /** What changed in the text itself; null when nothing did. */
  lines: readonly DifferenceLine[] | null;
};

/** Somebody saved the article meanwhile: both texts, above the form that still has one's own. */
export function OvertakenArticle({ view: { lines, ...between } }: { view: OvertakenView }) {
  return (
    <div className="stack">
      <Overtaken {...between} />
      {lines === null ? null : (
        <Card heading="Textul dumneavoastră față de cel salvat între timp">
          <TextDifference lines={lines} />
        </Card>
      )}
    </div>
  );
}
