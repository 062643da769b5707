import {
  adminPosts,
  adminReads,
  allFind,
  allPost,
  allRead,
  anyonePosts,
  anyoneReads,
  organisationsPost,
  organisationsRead,
  type Row,
} from "./row";

const discussion = { ids: { id: "discussion" } };
const locked = { ids: { id: "lockedDiscussion" } };
const inside = { ids: { id: "insideDiscussion" } };
const opening = { ids: { id: "openingPost" } };
const insidePost = { ids: { id: "insidePost" } };
const insideReply = { ids: { id: "insideReply" } };
const reply = { ids: { id: "reply" } };
const hidden = { ids: { id: "hiddenPost" } };
const appealed = { ids: { id: "appealedPost" } };
const reason = { reason: "advertising", note: "Este o reclamă." };
const decision = { decision: "restore", reason: "Nu este o reclamă." };
const text = { bodyForm: "plain", body: "Noi am delegat serviciul." };
const discussionText = { title: "Salubrizare", category: "general", similar: "seen", ...text };
const chosen = { post: "{reply}" };

/** The forum: `uat` opened the discussion, `firma` replied. Members write, an ADMIN moderates. */
export const forumRows: Row[] = [
  allFind("/features/forum", "200"),
  allFind("/features/forum/:slug", "200", { ids: { slug: "category" } }),
  organisationsRead("/features/forum/:slug", "404 200 404 404 200", { ids: { slug: "insideCategory" } }),
  allRead("/features/forum/:slug", "404"),
  allRead("/forum.atom", "200"),
  allFind("/forum/:id", "200", discussion),
  allRead("/forum/:id", "200", { ...locked, found: true }),
  organisationsRead("/forum/:id", "404 200 404 404 200", inside),
  allRead("/forum/:id", "404"),
  allRead("/forum/posts/:id/history", "200", opening),
  allRead("/forum/posts/:id/history", "404"),

  organisationsRead("/forum/nou", "login 200 403 403 403"),
  organisationsPost("/forum/nou", "login 303 403 403 403", { form: discussionText }),
  organisationsPost("/forum/nou", "login 400 403 403 403", { form: { ...discussionText, title: "" } }),
  allRead("/forum/asemanatoare", "login 200"),
  organisationsRead("/forum/:id/reply", "login 200 403 403 403", discussion),
  organisationsRead("/forum/:id/reply", "login 409 403 403 403", locked),
  organisationsRead("/forum/:id/reply", "login 200 404 404 403", inside),
  organisationsPost("/forum/:id/reply", "login 303 403 403 403", { ...discussion, form: text }),
  organisationsPost("/forum/:id/reply", "login 409 403 403 403", { ...locked, form: text }),
  organisationsPost("/forum/:id/reply", "login 303 404 404 403", { ...inside, form: text }),
  organisationsPost("/forum/:id/reply", "login 400 403 403 403", discussion),
  organisationsPost("/forum/:id/reply", "login 400 404 404 403", inside),
  allPost("/forum/:id/reply", "login 404 404", { form: text }),

  anyoneReads("/forum/posts/:id/edit", "login 200 403 403 403 403 403 403 403 403 403 403 403", opening),
  anyonePosts("/forum/posts/:id/edit", "login 303 403 403 403 403 403 403 403 403 403 403 403", {
    ...opening,
    form: text,
  }),
  anyonePosts("/forum/posts/:id/edit", "login 403 403 403 403 403 303 403 403 403 403 403 403", {
    ...reply,
    form: text,
  }),
  anyonePosts("/forum/posts/:id/edit", "login 303 403 403 404 404 403 403 403 403 404 404 403", {
    ...insidePost,
    form: text,
  }),
  allPost("/forum/posts/:id/edit", "login 404 404", { form: text }),
  allRead("/forum/posts/:id/like", "login 303", reply),
  anyonePosts("/forum/posts/:id/like", "login 303 303 303 403 403 403 303 303 303 403 403 403", {
    ...reply,
    form: { liked: "yes" },
  }),
  allPost("/forum/posts/:id/like", "login 400 400", reply),
  allPost("/forum/posts/:id/like", "login 404 404", { form: { liked: "yes" } }),

  organisationsRead("/forum/urmarire", "login 200 403 403 403"),
  organisationsPost("/forum/urmarire", "login 303 403 403 403", { form: { forum: "normal", general: "watching" } }),
  organisationsPost("/forum/urmarire", "login 400 403 403 403", { form: { forum: "mult" } }),
  allRead("/features/forum/:slug/following", "login 303", { ids: { slug: "category" } }),
  organisationsPost("/features/forum/:slug/following", "login 303 403 403 403", {
    ids: { slug: "category" },
    form: { level: "watching" },
  }),
  organisationsPost("/features/forum/:slug/following", "login 303 404 404 403", {
    ids: { slug: "insideCategory" },
    form: { level: "none" },
  }),
  allPost("/features/forum/:slug/following", "login 400 400", { ids: { slug: "category" }, form: { level: "mult" } }),
  allRead("/forum/:id/following", "login 303", discussion),
  organisationsPost("/forum/:id/following", "login 303 403 403 403", { ...discussion, form: { level: "watching" } }),
  organisationsPost("/forum/:id/following", "login 303 404 404 403", { ...inside, form: { level: "" } }),
  allPost("/forum/:id/following", "login 404 404", { form: { level: "none" } }),

  allRead("/forum/:id/reading", "login 303", discussion),
  allPost("/forum/:id/reading", "login 303 303", { ...discussion, form: { number: "2" } }),
  organisationsPost("/forum/:id/reading", "login 303 404 404 303", { ...inside, form: { number: "1" } }),
  allPost("/forum/:id/reading", "login 400 400", discussion),
  allRead("/forum/:id/solution", "login 303", discussion),
  anyonePosts("/forum/:id/solution", "login 303 403 403 403 403 403 403 403 403 403 403 303", {
    ...discussion,
    form: chosen,
  }),
  anyonePosts("/forum/:id/solution", "login 409 403 403 403 403 403 403 403 403 403 403 409", discussion),
  allPost("/forum/:id/solution", "login 404 404", { form: chosen }),
  allRead("/forum/:id/pinning", "login 303", discussion),
  allPost("/forum/:id/pinning", "login 403 303", { ...discussion, form: { pinned: "yes" } }),
  allPost("/forum/:id/pinning", "login 403 409", { ...discussion, form: { pinned: "no" } }),
  allRead("/forum/:id/locking", "login 303", discussion),
  allPost("/forum/:id/locking", "login 403 303", { ...discussion, form: { locked: "yes" } }),
  allPost("/forum/:id/locking", "login 403 409", { ...locked, form: { locked: "yes" } }),
  allPost("/forum/:id/locking", "login 404 404", { form: { locked: "yes" } }),

  organisationsRead("/forum/document/:id", "login 200 200 200 200", { ids: { id: "firmResource" } }),
  anyoneReads("/forum/document/:id", "login 200 200 200 200 200 404 404 404 404 404 404 200", {
    ids: { id: "resource" },
  }),
  organisationsPost("/forum/document/:id", "login 303 403 403 403", { ids: { id: "firmResource" }, form: text }),
  organisationsPost("/forum/document/:id", "login 400 403 403 403", { ids: { id: "firmResource" } }),
  allPost("/forum/document/:id", "login 404 404", { form: text }),
  anyoneReads("/forum/posts/:id/deletion", "login 409 403 403 403 403 403 403 403 403 403 403 403", opening),
  anyoneReads("/forum/posts/:id/deletion", "login 403 403 403 403 403 200 403 403 403 403 403 403", reply),
  anyonePosts("/forum/posts/:id/deletion", "login 403 403 403 403 403 303 403 403 403 403 403 403", reply),
  allPost("/forum/posts/:id/deletion", "login 404 404"),

  anyoneReads("/forum/posts/:id/report", "login 200 200 200 403 403 403 200 200 200 403 403 403", reply),
  anyonePosts("/forum/posts/:id/report", "login 303 303 303 403 403 403 303 303 303 403 403 403", {
    ...reply,
    form: reason,
  }),
  anyonePosts("/forum/posts/:id/report", "login 400 400 400 403 403 403 400 400 400 403 403 403", reply),
  anyonePosts("/forum/posts/:id/report", "login 403 403 400 404 404 400 400 400 400 404 404 403", insidePost),
  anyonePosts("/forum/posts/:id/appeal", "login 403 403 403 404 404 409 403 403 403 404 404 403", insideReply),
  allPost("/forum/posts/:id/report", "login 404 404", { form: reason }),
  anyoneReads("/forum/posts/:id/history", "404 404 404 404 404 404 200 404 404 404 404 404 200", hidden),
  anyoneReads("/forum/posts/:id/appeal", "login 403 403 403 403 403 200 403 403 403 403 403 403", hidden),
  anyonePosts("/forum/posts/:id/appeal", "login 403 403 403 403 403 303 403 403 403 403 403 403", {
    ...hidden,
    form: { appeal: "Nu este o reclamă." },
  }),
  allPost("/forum/posts/:id/appeal", "login 404 404", { form: { appeal: "De ce?" } }),
  adminReads("/admin/forum", "200"),
  adminReads("/admin/forum/:id", "200", reply),
  adminReads("/admin/forum/:id", "404"),
  adminPosts("/admin/forum/:id", "303", { ...reply, form: reason }),
  adminPosts("/admin/forum/:id", "409", { ...hidden, form: reason }),
  adminPosts("/admin/forum/:id", "400", reply),
  adminReads("/admin/forum/:id/keeping", "200", reply),
  adminPosts("/admin/forum/:id/keeping", "303", reply),
  adminPosts("/admin/forum/:id/keeping", "303", hidden),
  adminPosts("/admin/forum/:id/keeping", "409", appealed),
  adminReads("/admin/forum/:id", "200", appealed),
  adminReads("/admin/forum/:id/appeal", "200", appealed),
  adminReads("/admin/forum/:id/appeal", "409", hidden),
  adminPosts("/admin/forum/:id/appeal", "303", { ...appealed, form: decision }),
  adminPosts("/admin/forum/:id/appeal", "409", { ...hidden, form: decision }),
  adminPosts("/admin/forum/:id/appeal", "400", appealed),
];
