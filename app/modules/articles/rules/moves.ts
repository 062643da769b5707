import type { Visitor } from "~/modules/accounts/rules/actor";
import { quoted } from "~/platform/language/quotes";
import { movesFor } from "~/platform/moves";
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
export const textMoves = movesFor<Visitor, ArticleFacts>()(
  {
    state: textState,
    sentences: {
      draft: "Articolul nu mai este în revizie: este din nou o ciornă.",
      pending: "Articolul este în revizie și nu se poate modifica. Retrageți-l din revizie, apoi continuați.",
      published: "Articolul nu mai este în revizie: textul a fost publicat.",
      rejected: "Articolul nu mai este în revizie: a fost respins.",
    },
  },
  {
    save: { from: ["draft", "rejected", "published"], to: "draft" },
    submit: {
      from: ["draft"],
      to: "pending",
      otherwise: {
        pending: "Articolul este deja în revizie.",
        published: "Textul este cel publicat: nu aveți modificări de trimis.",
        rejected: "Textul a fost respins: îmbunătățiți-l, apoi trimiteți-l din nou la revizie.",
      },
    },
    recall: { from: ["pending"], to: "draft" },
    approve: { from: ["pending"], to: "published" },
    reject: { from: ["pending"], to: "rejected" },
  },
);

/** Moves of the published text. */
export const publicationMoves = movesFor<Visitor, ArticleFacts>()(
  { state: ({ status }): ArticleStatus => status, sentences: "Articolul nu mai este publicat." },
  {
    withdraw: { from: ["published"], to: "draft" },
    unpublish: { from: ["published"], to: "rejected" },
  },
);

/** What deleting does, shown before it is confirmed: the published text disappears, the pending one is recalled. */
export function deletionEffect(article: Pick<ArticleFacts, "status" | "revision"> & { title: string }): string {
  return [
    `${quoted(article.title)} merge în coș, de unde îl puteți restaura 30 de zile.`,
    ...(article.status === "published" ? ["Publicul nu îl mai citește."] : []),
    ...(textState(article) === "pending" ? ["Textul care așteaptă este retras din revizie."] : []),
  ].join(" ");
}
