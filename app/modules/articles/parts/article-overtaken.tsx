import { useEffect, useRef } from "react";
import type { Difference } from "~/platform/form/differences";
import { Card } from "~/ui/card/card";
import { Overtaken } from "~/ui/overtaken/overtaken";
import type { DifferenceLine } from "../rules/difference";
import { TextDifference } from "./text-difference";

export type OvertakenView = {
  version: string;
  by: string | null;
  when: string;
  differences: readonly Difference[];
  /** What changed in the text itself; null when nothing did. */
  lines: readonly DifferenceLine[] | null;
};

/** Somebody saved the article meanwhile: both texts, above the form that still has one's own. The eye is led there. */
export function OvertakenArticle({ view: { version, by, when, differences, lines } }: { view: OvertakenView }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is overtaken anew with each version
  useEffect(() => box.current?.focus(), [version]);
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      <Overtaken by={by} when={when} differences={differences} />
      {lines === null ? null : (
        <Card heading="Textul dumneavoastră față de cel salvat între timp">
          <TextDifference lines={lines} />
        </Card>
      )}
    </div>
  );
}
