import { pictureOf } from "~/modules/media/rules/image";
import { leavesBinAt } from "~/platform/bin";
import { dateLong, dateTime, relative, since } from "~/platform/language/dates";
import { lengthText } from "../rules/card";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import { textState } from "../rules/moves";
import { articlePath, deskPath, deskTitle } from "../rules/paths";
import { articlePolicy, whyOnlyDrafts } from "../rules/policy";
import { timesText } from "../rules/read";
import { SUBMISSION_WORDS } from "../rules/status";
import type { ArticleRecord } from "../store/own.server";
import { placeInQueue } from "../store/queue.server";
import { submissionsOf } from "../store/submissions.server";
import { versionOf } from "../verbs/writing.server";
import { type Desk, stepKeys } from "./writing-desk.server";

export type OwnArticleView = Awaited<ReturnType<typeof ownArticleView>>;

export async function ownArticleView(desk: Desk, article: ArticleRecord, at: Date) {
  const { actor, base } = desk;
  const { id, title, category, summary, body, cover, status, revision, deletedAt } = article;
  const path = deskPath(base, id);
  const sent = await submissionsOf(id);
  return {
    id,
    path,
    title,
    summary,
    body,
    status,
    revision,
    version: versionOf(article),
    list: { href: base, label: deskTitle(actor.role) },
    category: ARTICLE_CATEGORIES[category],
    cover: cover && pictureOf(cover),
    corner: cornerOf(article, at),
    notice: await noticeOf(desk, { article, sent }, at),
    /** The one-time key of each action's form; null when the action is not possible. */
    keys: stepKeys(actor, article, at),
    can: {
      edit: articlePolicy.may("edit", actor, article, at),
      withdraw: articlePolicy.may("withdraw", actor, article, at),
      // a single submission can only be compared with a text edited after it
      compare: sent.length > 1 || (sent.length === 1 && textState(article) === "draft"),
    },
    publicPath: status === "published" && deletedAt === null ? articlePath(id) : null,
    history: sent.map((one, index) => submissionEntry(one, sent[index + 1]?.id ?? null, path)),
  };
}

function cornerOf(article: ArticleRecord, at: Date) {
  const { createdAt, updatedAt, publishedAt, authorName, editorName, bodyText, views } = article;
  const isPublished = article.status === "published" && publishedAt !== null;
  return [
    { term: "Creat", detail: `${dateLong(createdAt)}, de ${authorName}` },
    { term: "Modificat", detail: `${relative(updatedAt, at)}${editorName === null ? "" : `, de ${editorName}`}` },
    ...(isPublished ? [{ term: "Publicat", detail: dateLong(publishedAt) }] : []),
    ...(isPublished ? [{ term: "Citit", detail: timesText(views) }] : []),
    { term: "Lungime", detail: lengthText(bodyText) },
  ];
}

/** An explanation of the state, or what the author has to do. */
type Notice = { tone: "blue" | "yellow" | "red"; title: string; text: string };
type WithSubmissions = { article: ArticleRecord; sent: readonly Sent[] };

async function noticeOf({ actor }: Desk, { article, sent }: WithSubmissions, at: Date): Promise<Notice | null> {
  const { id, deletedAt, rejectedReason, submittedAt, status } = article;
  if (deletedAt !== null) {
    return {
      tone: "yellow",
      title: "Articolul este în coș.",
      text: `Se șterge definitiv pe ${dateLong(leavesBinAt(deletedAt))}. Până atunci îl puteți restaura.`,
    };
  }
  switch (textState(article)) {
    case "rejected":
      return rejectionNotice(article, sent);
    case "pending":
      return pendingNotice(await placeInQueue(id), submittedAt ?? at, { at, isRevision: status === "published" });
    case "draft":
      if (rejectedReason !== null) {
        return { tone: "yellow", title: "Data trecută, administratorul v-a scris:", text: rejectedReason };
      }
      if (status === "published") {
        return {
          tone: "blue",
          title: "Modificările nu sunt încă la public.",
          text: "Publicul citește textul aprobat până când trimiteți la revizie textul nou și este aprobat.",
        };
      }
      return draftNotice(whyOnlyDrafts(actor));
    case "published":
      return null;
  }
}

const draftNotice = (text: string | null): Notice | null =>
  text === null ? null : { tone: "blue", title: "Articolul este ciornă.", text };

/** The last decision rejected a revision, a first text, or unpublished the article. */
function rejectionNotice({ rejectedReason, status }: ArticleRecord, [last]: readonly Sent[]): Notice {
  const wasPublished = last?.status === "approved" || (last?.baseSubmissionId ?? null) !== null;
  const whole = wasPublished ? "Articolul a fost scos de pe blog." : "Articolul a fost respins.";
  const what = status === "published" ? "Modificările au fost respinse." : whole;
  return {
    tone: "red",
    title: rejectedReason === null ? what : `${what} Motivul:`,
    text: `${rejectedReason ?? "Administratorul nu a scris un motiv."}\n\nÎmbunătățiți textul, apoi trimiteți-l din nou la revizie.`,
  };
}

function pendingNotice(
  place: number | null,
  sentAt: Date,
  { at, isRevision }: { at: Date; isRevision: boolean },
): Notice {
  const order = place === null ? "" : place === 1 ? "Este primul la rând. " : `Este al ${place}-lea la rând. `;
  const meanwhile = isRevision ? " Publicul citește mai departe textul aprobat." : "";
  return {
    tone: "blue",
    title: `În revizie, trimis ${since(sentAt, at)}.`,
    text: `${order}Cât așteaptă, textul nu se poate modifica; ca să îl schimbați, retrageți-l din revizie.${meanwhile}`,
  };
}

type Sent = Awaited<ReturnType<typeof submissionsOf>>[number];

/** A submission with its decision. `before`: the id of the submission before it, for the link to their difference. */
function submissionEntry(sent: Sent, before: string | null, path: string) {
  const { id, status, submittedAt, submitterName, decidedAt, recalledAt, adminNotes } = sent;
  const ended = decidedAt ? `, decis ${dateTime(decidedAt)}` : recalledAt ? `, retras ${dateTime(recalledAt)}` : "";
  return {
    key: id,
    title: SUBMISSION_WORDS[status].label,
    note: `Trimis ${dateTime(submittedAt)}, de ${submitterName}${ended}`,
    words: adminNotes,
    compare: before === null ? null : `${path}/difference?de-la=${before}&la=${id}`,
  };
}
