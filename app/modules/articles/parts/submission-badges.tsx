import { Check, Clock, FilePen, Globe, Trash2, TriangleAlert, Undo2, X } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { SUBMISSION_WORDS, type SubmissionStatus } from "../rules/status";

const ICONS: Readonly<Record<SubmissionStatus, IconShape>> = {
  pending: Clock,
  approved: Check,
  rejected: X,
  recalled: Undo2,
};

type Marked = {
  status: SubmissionStatus;
  /** It would replace a published text. */
  revises: boolean;
  /** It is the published text. */
  isPublished: boolean;
  isVerified: boolean;
  article: { deletedAt: Date | null };
};

/** The facts that the badges show. */
export const marksOf = ({ status, revises, isPublished, isVerified, article }: Marked) => ({
  status,
  revises,
  isPublished,
  isVerified,
  isDeleted: article.deletedAt !== null,
});
type SubmissionMarks = ReturnType<typeof marksOf>;

/** The state of a submission. In lists `withStatus` is false, because the tab already names the status. */
export function SubmissionBadges({ marks, withStatus = false }: { marks: SubmissionMarks; withStatus?: boolean }) {
  const { status, revises, isPublished, isVerified, isDeleted } = marks;
  return (
    <>
      {withStatus ? (
        <Badge tone={SUBMISSION_WORDS[status].tone} icon={ICONS[status]}>
          {SUBMISSION_WORDS[status].label}
        </Badge>
      ) : null}
      {status === "pending" && revises ? (
        <Badge tone="blue" icon={FilePen}>
          Modificare
        </Badge>
      ) : null}
      {status === "pending" && !isVerified ? (
        <Badge tone="yellow" icon={TriangleAlert}>
          Organizație neverificată
        </Badge>
      ) : null}
      {status === "approved" ? (
        <Badge tone={isPublished && !isDeleted ? "green" : "grey"} icon={isPublished && !isDeleted ? Globe : Undo2}>
          {isPublished && !isDeleted ? "Publicat acum" : "Nu mai e publicat"}
        </Badge>
      ) : null}
      {isDeleted ? <Badge icon={Trash2}>În coș</Badge> : null}
    </>
  );
}
