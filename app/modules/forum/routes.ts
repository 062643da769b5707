import { route } from "@react-router/dev/routes";

const page = (name: string): string => `modules/forum/pages/${name}.page.tsx`;
const button = (path: string, name: string) => route(path, page("forum-button"), { id: `forum-${name}` });
const step = (path: string, name: string) => route(path, page("post-step"), { id: `forum-post-${name}` });

/** The list and the discussions themselves are among the public pages that are kept (`across/home/rules/public-pages.ts`). */
export const forumRoutes = {
  public: [route("forum/posts/:id/history", page("public-post-history"))],
  signedIn: [
    route("forum/nou", page("discussion-new")),
    route("forum/asemanatoare", "modules/forum/pages/similar.ts"),
    route("forum/urmarire", page("follow-levels")),
    route("forum/:id/reply", page("discussion-reply")),
    route("forum/posts/:id/edit", page("post-edit")),
    step("forum/posts/:id/deletion", "deletion"),
    route("forum/document/:id", page("document-comment")),
    step("forum/posts/:id/report", "report"),
    route("forum/posts/:id/appeal", page("post-appeal")),
    button("features/forum/:slug/following", "category-following"),
    button("forum/:id/reading", "reading"),
    button("forum/:id/following", "following"),
    button("forum/:id/solution", "solution"),
    button("forum/:id/pinning", "pinning"),
    button("forum/:id/locking", "locking"),
    button("forum/posts/:id/like", "like"),
  ],
  admin: [
    route("forum", page("admin-post-list")),
    route("forum/:id", page("admin-post")),
    step("forum/:id/keeping", "keeping"),
    route("forum/:id/appeal", page("admin-appeal")),
  ],
};
