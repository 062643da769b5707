import { adminPosts, adminReads, type Row } from "./row";

const waiting = { ids: { id: "waitingSubmission" } };
const published = { ids: { id: "publishedSubmission" } };
const reason = { reason: "Adăugați sursa cifrelor." };
const approval = { decision: "approve" };
const rejection = { decision: "reject", ...reason };

/** Only ADMINs read and decide submissions here; authors see them at their own desk. */
export const moderationRows: Row[] = [
  adminReads("/admin/articles", "200"),
  adminReads("/admin/articles/:id", "200", waiting),
  adminReads("/admin/articles/:id", "200", published),
  adminReads("/admin/articles/:id", "404"),
  adminPosts("/admin/articles/:id", "303", { ...waiting, form: approval }),
  adminPosts("/admin/articles/:id", "303", { ...waiting, form: rejection }),
  adminPosts("/admin/articles/:id", "400", { ...waiting, form: { decision: "reject" } }),
  adminPosts("/admin/articles/:id", "400", waiting),
  adminPosts("/admin/articles/:id", "409", { ...published, form: approval }),
  adminPosts("/admin/articles/:id", "404", { form: approval }),
  adminReads("/admin/articles/:id/approval", "303", waiting),
  adminPosts("/admin/articles/:id/approval", "303", waiting),
  adminPosts("/admin/articles/:id/approval", "409", published),
  adminReads("/admin/articles/:id/quick-rejection", "200", waiting),
  adminReads("/admin/articles/:id/quick-rejection", "409", published),
  adminPosts("/admin/articles/:id/quick-rejection", "303", waiting),
  adminPosts("/admin/articles/:id/quick-rejection", "409", published),
  adminReads("/admin/articles/:id/unpublishing", "200", published),
  adminReads("/admin/articles/:id/unpublishing", "409", waiting),
  adminPosts("/admin/articles/:id/unpublishing", "303", { ...published, form: reason }),
  adminPosts("/admin/articles/:id/unpublishing", "400", published),
  adminPosts("/admin/articles/:id/unpublishing", "404", { form: reason }),
];
