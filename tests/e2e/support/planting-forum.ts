import { query } from "../../support/databases";
import { type Planting, plain, type Read } from "./cast";

const FORUM = "/features/forum";

const discussed =
  (bodyForm: "plain" | "rich"): Planting =>
  async (cast, database) => {
    const fixed = { bodyForm };
    const discussion = plain((await cast.uat.write("/forum/nou", { fixed: { ...fixed, similar: "seen" } })).location);
    await cast.firma.write(`${discussion}/reply`, { fixed });
    const [opening, reply] = await query<{ id: string }>(
      database,
      "select id from posts where discussion_id = $1 order by number",
      [discussion.split("/").at(-1)],
    );
    if (!opening || !reply) throw new Error(`${discussion} has no reply`);
    await cast.uat.writeWhatIsLeft(`/forum/posts/${opening.id}/edit`, { fixed });
    await cast.firma.writeWhatIsLeft(`/forum/posts/${reply.id}/edit`, { fixed });
    const moderated = `/admin/forum/${reply.id}`;
    const reason = { reason: "untrue" };
    await cast.uat.write(`/forum/posts/${reply.id}/report`, { fixed: reason });
    const queue: Read[] = ["/admin/forum", moderated, "/admin/dashboard"].map((path) => ({ who: "admin", path }));
    await cast.admin.write(moderated, { fixed: reason });
    await cast.firma.write(`/forum/posts/${reply.id}/appeal`);
    await cast.admin.write(`${moderated}/appeal`, { fixed: { decision: "restore" } });
    const pages = [FORUM, discussion, `/forum/posts/${opening.id}/history`];
    return [
      ...(["stranger", "uat", "firma", "admin"] as const).flatMap((who) => pages.map((path): Read => ({ who, path }))),
      ...queue,
      { who: "uat", path: "/uat/notificari" },
      { who: "firma", path: "/firma/notificari" },
      { who: "firma", path: `${discussion}/reply?citat=${opening.id}` },
      { who: "uat", path: `/forum/posts/${opening.id}/edit` },
    ];
  };

/** What a firm asks the association about. */
const asked: Planting = async (cast) => {
  const { location } = await cast.firma.write("/firma/network/pachet");
  return [
    { who: "firma", path: plain(location) },
    { who: "admin", path: "/admin/support" },
  ];
};

/** The forum: a question, its answer, and what both were before they were edited. */
export const forum: Record<string, Planting> = {
  "a discussion": discussed("plain"),
  "a rich discussion": discussed("rich"),
  "the partner package": asked,
};
