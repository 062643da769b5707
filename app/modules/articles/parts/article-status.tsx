import { CircleAlert, CircleCheck, Clock, FilePen, type LucideIcon } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { type ArticleStatus, REVISION_WORDS, type RevisionStatus, STATUS_WORDS } from "../rules/status";

const ICONS: Readonly<Record<ArticleStatus, LucideIcon>> = {
  draft: FilePen,
  pending: Clock,
  published: CircleCheck,
  rejected: CircleAlert,
};

type Status = { status: ArticleStatus; revision: RevisionStatus | null };

/** The state of an article and, when it is published, of its revision. */
export function ArticleStatusBadges({ status, revision }: Status) {
  return (
    <>
      <Badge tone={STATUS_WORDS[status].tone} icon={ICONS[status]}>
        {STATUS_WORDS[status].label}
      </Badge>
      {revision === null ? null : (
        <Badge tone={REVISION_WORDS[revision].tone} icon={ICONS[revision]}>
          {REVISION_WORDS[revision].label}
        </Badge>
      )}
    </>
  );
}
