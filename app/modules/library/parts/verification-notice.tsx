import { BadgeCheck, CircleDashed, ClockAlert, FilePen, FileWarning } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import { TrustLine } from "~/ui/document/document";
import type { IconShape } from "~/ui/icon/icon";
import { EXAMPLE, STATES, type VerificationState } from "../rules/verification";

const LOOKS: Readonly<Record<VerificationState, { tone: BadgeTone; icon: IconShape }>> = {
  verified: { tone: "ok", icon: BadgeCheck },
  act_changed: { tone: "red", icon: FileWarning },
  due: { tone: "yellow", icon: ClockAlert },
  changed: { tone: "yellow", icon: FilePen },
  never: { tone: "grey", icon: CircleDashed },
};

/** The state in a word, for lists; an example is called one. */
export function StateBadge({ state, isExample = false }: { state: VerificationState; isExample?: boolean }) {
  if (isExample && state === "never") return <Badge {...LOOKS.never}>{EXAMPLE}</Badge>;
  return <Badge {...LOOKS[state]}>{STATES[state]}</Badge>;
}

type VerificationProps = {
  state: VerificationState;
  isTrusted: boolean;
  words: string;
  source: { href: string; label: string; on: string } | null;
};

/** When the document was verified and against what; a warning while that does not hold for the text shown. */
export const VerificationLine = ({ state, isTrusted, words, source }: VerificationProps) => (
  <TrustLine
    isTrusted={isTrusted}
    icon={LOOKS[isTrusted ? "verified" : state].icon}
    words={words}
    facts={[
      isTrusted ? (
        source && (
          <>
            Sursa: <Anchor href={source.href}>{source.label}</Anchor>, text din {source.on}.
          </>
        )
      ) : (
        <>
          Comparați-l cu {source ? <Anchor href={source.href}>sursa oficială</Anchor> : "sursa oficială"} înainte de a-l
          folosi{source ? `; textul ei este din ${source.on}` : null}.
        </>
      ),
    ]}
  />
);
