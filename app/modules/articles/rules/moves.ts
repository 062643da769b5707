import { quoted } from "~/platform/language/quotes";
import { type Moves, mayMove } from "~/platform/moves";
import type { ArticleStatus, RevisionStatus } from "./status";

/** What the policy needs to know of an article. */
export type ArticleFacts = {
  organisationId: string;
  status: ArticleStatus;
  revision: RevisionStatus | null;
  deletedAt: Date | null;
};

/** The subject of the `create` rule: an article that does not exist yet. */
export const blankArticle = (organisationId: string): ArticleFacts => ({
  organisationId,
  status: "draft",
  revision: null,
  deletedAt: null,
});

/** The state of the text being edited: for a published article, of its revision if there is one. */
export type TextState = ArticleStatus;
export const textState = ({ status, revision }: Pick<ArticleFacts, "status" | "revision">): TextState =>
  status === "published" ? (revision ?? "published") : status;

/** Moves of the edited text. A pending text is locked until it is recalled; a rejected one must be edited before it is sent again. */
export const TEXT_MOVES = {
  save: { from: ["draft", "rejected", "published"], to: "draft" },
  submit: { from: ["draft"], to: "pending" },
  recall: { from: ["pending"], to: "draft" },
  approve: { from: ["pending"], to: "published" },
  reject: { from: ["pending"], to: "rejected" },
} as const satisfies Moves<TextState>;

/** Moves of the published text. */
export const PUBLICATION_MOVES = {
  withdraw: { from: ["published"], to: "draft" },
  unpublish: { from: ["published"], to: "rejected" },
} as const satisfies Moves<ArticleStatus>;

export const mayMoveText = (move: keyof typeof TEXT_MOVES, article: ArticleFacts): boolean =>
  article.deletedAt === null && mayMove(TEXT_MOVES, move, textState(article));

export const mayMovePublication = (move: keyof typeof PUBLICATION_MOVES, article: ArticleFacts): boolean =>
  article.deletedAt === null && mayMove(PUBLICATION_MOVES, move, article.status);

/** What deleting does, shown before it is confirmed: the published text disappears, the pending one is recalled. */
export function deletionEffect(article: Pick<ArticleFacts, "status" | "revision"> & { title: string }): string {
  return [
    `${quoted(article.title)} merge în coș, de unde îl puteți restaura 30 de zile.`,
    ...(article.status === "published" ? ["Publicul nu îl mai citește."] : []),
    ...(textState(article) === "pending" ? ["Textul care așteaptă este retras din revizie."] : []),
  ].join(" ");
}
