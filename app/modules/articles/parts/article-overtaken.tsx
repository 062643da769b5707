import { Card } from "~/ui/card/card";
import { Overtaken } from "~/ui/overtaken/overtaken";
import type { overtakenView } from "../pages/article-save.server";
import { TextDifference } from "./text-difference";

/** Shown above the form when somebody else saved meanwhile: the saved text beside the typed one. */
export function OvertakenArticle({ view: { lines, ...between } }: { view: Awaited<ReturnType<typeof overtakenView>> }) {
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
