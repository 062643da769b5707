import { query } from "../../support/databases";
import { type Planting, picture, plain, type Read } from "./cast";
import type { Scribe } from "./scribe";

/** Articles of both kinds of author, in both editors, with every decision. */
export const articles: Record<string, Planting> = {
  published: article("uat", { written: "plain", decision: "approve" }),
  rejected: article("firma", { written: "rich", decision: "reject" }),
  rich: article("firma", { written: "rich", decision: "approve" }),
  "rejected from the list": article("uat", { written: "plain", decision: "quick-rejection" }),
  unpublished: article("firma", { written: "plain", decision: "unpublishing" }),
};

type Decision = "approve" | "reject" | "quick-rejection" | "unpublishing";
type How = { written: "plain" | "rich"; decision: Decision };
const DESKS = { uat: "/uat/articles", firma: "/firma/content" } as const;

async function decide(admin: Scribe, submission: string, decision: Decision): Promise<void> {
  if (decision === "quick-rejection") return void (await admin.write(`${submission}/quick-rejection`));
  await admin.write(submission, { button: decision === "reject" ? "Respinge" : "Aprobă" });
  if (decision === "unpublishing") await admin.write(`${submission}/unpublishing`);
}

function article(author: "uat" | "firma", { written, decision }: How): Planting {
  return async (cast, database) => {
    const desk = DESKS[author];
    const draft = plain((await cast[author].write(`${desk}/new`, { fixed: { bodyForm: written } })).location);
    const pictures = { cover: await picture(), pictures: await picture() };
    await cast[author].write(`${draft}/edit`, { fixed: { bodyForm: written, ...pictures }, button: "Salvează" });
    await cast[author].write(`${draft}/edit`, { fixed: { bodyForm: written }, button: "Salvează" });
    await cast[author].press(draft, { action: `${draft}/submission` });
    const submission = await waiting(database, draft);
    await decide(cast.admin, submission, decision);
    const blog = draft.replace(desk, "/blog");
    const parts = decision === "quick-rejection" ? [""] : ["", "/preview", "/edit", "/difference"]; // in the bin only this page exists
    const reads = parts.map((part): Read => ({ who: author, path: draft + part }));
    if (decision === "approve") reads.push({ who: "stranger", path: blog }, { who: "stranger", path: "/blog" });
    if (decision === "approve") reads.push({ who: "uat", path: blog.replace("/blog", "/uat/article") });
    return [
      ...reads,
      { who: author, path: desk },
      { who: "admin", path: submission },
      { who: "admin", path: "/admin/articles" },
    ];
  };
}

async function waiting(database: string, draft: string): Promise<string> {
  const sql = "select id from article_submissions where article_id = $1 and status = 'pending'";
  const [found] = await query<{ id: string }>(database, sql, [draft.split("/").at(-1)]);
  if (!found) throw new Error(`${draft} was not sent for review`);
  return `/admin/articles/${found.id}`;
}
