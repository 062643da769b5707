import { BadgeCheck, CircleDashed, CircleSlash, FilePen, FileWarning } from "lucide-react";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import type { VersionWord } from "../pages/model-view.server";

const LOOKS: Readonly<Record<VersionWord, { tone: BadgeTone; icon: IconShape; words: string }>> = {
  draft: { tone: "yellow", icon: FilePen, words: "Ciornă" },
  current: { tone: "ok", icon: BadgeCheck, words: "În vigoare" },
  older: { tone: "grey", icon: CircleDashed, words: "Înlocuită" },
  withdrawn: { tone: "red", icon: CircleSlash, words: "Retrasă" },
};

export function VersionBadge({ state }: { state: VersionWord }) {
  const { words, ...look } = LOOKS[state];
  return <Badge {...look}>{words}</Badge>;
}

/** On an authority's own text, when the platform's is no longer the one that it was made after. */
export function ChangedBadge() {
  return (
    <Badge tone="yellow" icon={FileWarning}>
      Modelul s-a schimbat
    </Badge>
  );
}
