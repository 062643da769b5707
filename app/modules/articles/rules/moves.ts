import { type Moves, mayMove } from "~/platform/moves";
import type { ArticleStatus, RevisionStatus } from "./status";

/** What a decision about an article needs to know of it. */
export type ArticleFacts = {
  organisationId: string;
  status: ArticleStatus;
  revision: RevisionStatus | null;
  deletedAt: Date | null;
};

/** The article that is about to be written: "may I create?" is asked about it. */
export const blankArticle = (organisationId: string): ArticleFacts => ({
  organisationId,
  status: "draft",
  revision: null,
  deletedAt: null,
});

/** Where the text that is being written stands: of a published article that is its newer text, if there is one. */
export type TextState = ArticleStatus;
export const textState = ({ status, revision }: Pick<ArticleFacts, "status" | "revision">): TextState =>
  status === "published" ? (revision ?? "published") : status;

/** The life of a text. What waits for its decision is locked until it is taken back; what was rejected is edited first. */
export const TEXT_MOVES = {
  save: { from: ["draft", "rejected", "published"], to: "draft" },
  submit: { from: ["draft"], to: "pending" },
  recall: { from: ["pending"], to: "draft" },
  approve: { from: ["pending"], to: "published" },
  reject: { from: ["pending"], to: "rejected" },
} as const satisfies Moves<TextState>;

/** What happens to what the public reads. */
export const PUBLICATION_MOVES = {
  withdraw: { from: ["published"], to: "draft" },
  unpublish: { from: ["published"], to: "rejected" },
} as const satisfies Moves<ArticleStatus>;

export const mayMoveText = (move: keyof typeof TEXT_MOVES, article: ArticleFacts): boolean =>
  article.deletedAt === null && mayMove(TEXT_MOVES, move, textState(article));

export const mayMovePublication = (move: keyof typeof PUBLICATION_MOVES, article: ArticleFacts): boolean =>
  article.deletedAt === null && mayMove(PUBLICATION_MOVES, move, article.status);

/** What an author is told before an article goes into the bin: with it goes what the public reads, or what waits. */
export function deletionEffect(article: Pick<ArticleFacts, "status" | "revision"> & { title: string }): string {
  return [
    `„${article.title}” merge în coș, de unde îl puteți restaura 30 de zile.`,
    ...(article.status === "published" ? ["Publicul nu îl mai citește."] : []),
    ...(textState(article) === "pending" ? ["Textul care așteaptă este retras din revizie."] : []),
  ].join(" ");
}
