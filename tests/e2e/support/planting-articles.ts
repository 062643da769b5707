import { query } from "../../support/databases";
import { type Planting, plain, type Read } from "./cast";

/** Articles of both kinds of author, in both ways of writing, published and rejected. */
export const articles: Record<string, Planting> = {
  published: article("uat", { written: "plain", decision: "approve" }),
  rejected: article("firma", { written: "rich", decision: "reject" }),
  rich: article("firma", { written: "rich", decision: "approve" }),
};

type How = { written: "plain" | "rich"; decision: "approve" | "reject" };
const DESKS = { uat: "/uat/articles", firma: "/firma/content" } as const;

function article(author: "uat" | "firma", { written, decision }: How): Planting {
  return async (cast, database) => {
    const desk = DESKS[author];
    const draft = plain((await cast[author].write(`${desk}/new`, { fixed: { bodyForm: written } })).location);
    await cast[author].write(`${draft}/edit`, { fixed: { bodyForm: written }, button: "Salvează" });
    const { browser } = cast[author];
    await browser.submit(await browser.get(draft), {}, { action: `${draft}/submission` });
    const submission = await waiting(database, draft);
    await cast.admin.write(submission, { button: decision === "approve" ? "Aprobă" : "Respinge" });
    const blog = draft.replace(desk, "/blog");
    const reads: Read[] = ["", "/preview", "/edit", "/difference"].map((part) => ({ who: author, path: draft + part }));
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
