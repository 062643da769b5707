import { CircleAlert, CircleCheck, Clock, FilePen, type LucideIcon } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { type ArticleStatus, REVISION_WORDS, type RevisionStatus, STATUS_WORDS } from "../rules/status";

const ICONS: Readonly<Record<ArticleStatus, LucideIcon>> = {
  draft: FilePen,
  pending: Clock,
  published: CircleCheck,
  rejected: CircleAlert,
};

type Standing = { status: ArticleStatus; revision: RevisionStatus | null };

/** How an article stands, and beside a published one how its newer text does. */
export function ArticleStatusBadges({ status, revision }: Standing) {
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
