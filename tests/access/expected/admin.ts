import { adminPosts, adminReads, type Row } from "./row";

const WAITING = { ids: { id: "waiting" } };
const SUSPENDED = { ids: { id: "suspended" } };
const PREPARED = { ids: { id: "preparedAnswer" } };
const preparedAnswer = { question: "Cum plătesc?", answer: "Nu plătiți nimic.", place: "support", position: "3" };
const ticket = { ids: { id: "ticket" } };
const closedTicket = { ids: { id: "closedTicket" } };
const reason = { reason: "Documentul nu se citește." };

/** Only for ADMINs. */
export const adminRows: Row[] = [
  adminReads("/admin", "home"),
  adminReads("/admin/dashboard", "200"),
  adminReads("/admin/requests", "200"),
  ...["open", "sealed", "running", "completed", "cancelled"].map((id) =>
    adminReads("/admin/requests/:id", "200", { ids: { id } }),
  ),
  adminReads("/admin/requests/:id", "404", { ids: { id: "draft" } }),
  adminReads("/admin/requests/:id", "404"),
  adminReads("/admin/requests/:id/files/:fileId", "404", { ids: { id: "open" } }),
  adminReads("/admin/support", "200"),
  adminReads("/admin/support/answers", "200"),
  adminReads("/admin/support/answers/new", "200"),
  adminPosts("/admin/support/answers/new", "400"),
  adminPosts("/admin/support/answers/new", "303", { form: preparedAnswer }),
  adminReads("/admin/support/answers/:id", "200", PREPARED),
  adminReads("/admin/support/answers/:id", "404"),
  adminPosts("/admin/support/answers/:id", "303", { ...PREPARED, form: preparedAnswer }),
  adminPosts("/admin/support/answers/:id", "400", PREPARED),
  adminPosts("/admin/support/answers/:id", "404", { form: preparedAnswer }),
  adminReads("/admin/support/answers/:id/removal", "200", PREPARED),
  adminReads("/admin/support/answers/:id/removal", "404"),
  adminPosts("/admin/support/answers/:id/removal", "303", { ids: { id: "teamAnswer" } }),
  adminPosts("/admin/support/answers/:id/removal", "404"),
  adminReads("/admin/support/:id", "200", ticket),
  adminReads("/admin/support/:id", "404"),
  adminPosts("/admin/support/:id", "303", { ...ticket, form: { mesaj: "Limita este de 10 MB." } }),
  adminPosts("/admin/support/:id", "400", ticket),
  adminPosts("/admin/support/:id", "409", { ...closedTicket, form: { mesaj: "Limita este de 10 MB." } }),
  adminPosts("/admin/support/:id", "404", { form: { mesaj: "Limita este de 10 MB." } }),
  ...["assignment", "release", "closing", "reopening"].flatMap((noun) => [
    adminReads(`/admin/support/:id/${noun}`, "303", ticket),
    adminReads(`/admin/support/:id/${noun}`, "404"),
    adminPosts(`/admin/support/:id/${noun}`, noun === "reopening" ? "409" : "303", ticket),
    adminPosts(`/admin/support/:id/${noun}`, noun === "reopening" ? "303" : "409", closedTicket),
    adminPosts(`/admin/support/:id/${noun}`, "404"),
  ]),
  adminReads("/admin/reviews", "200"),
  adminReads("/admin/reviews/:id/hiding", "404"),
  adminPosts("/admin/reviews/:id/hiding", "404", { form: reason }),
  adminReads("/admin/reviews/:id/showing", "404"),
  adminPosts("/admin/reviews/:id/showing", "404"),
  adminReads("/admin/organisations", "200"),
  adminReads("/admin/organisations/:id", "200", WAITING),
  adminReads("/admin/organisations/:id", "404"),
  adminReads("/admin/organisations/:id/document", "404", WAITING),
  adminReads("/admin/organisations/:id/verification", "200", WAITING),
  adminPosts("/admin/organisations/:id/verification", "400", WAITING),
  adminPosts("/admin/organisations/:id/verification", "303", { ...WAITING, form: { checked: "cui" } }),
  adminPosts("/admin/organisations/:id/verification", "409", { ...SUSPENDED, form: { checked: "cui" } }),
  adminPosts("/admin/organisations/:id/verification", "404", { form: { checked: "cui" } }),
  adminReads("/admin/organisations/:id/rejection", "200", WAITING),
  adminPosts("/admin/organisations/:id/rejection", "303", { ...WAITING, form: reason }),
  adminPosts("/admin/organisations/:id/rejection", "404", { form: reason }),
  adminReads("/admin/organisations/:id/suspension", "200", WAITING),
  adminPosts("/admin/organisations/:id/suspension", "303", { ...WAITING, form: reason }),
  adminReads("/admin/organisations/:id/restoration", "200", SUSPENDED),
  adminPosts("/admin/organisations/:id/restoration", "303", { ...SUSPENDED, form: reason }),
  adminPosts("/admin/organisations/:id/restoration", "409", { ...WAITING, form: reason }),
  adminReads("/admin/organisations/:id/queue", "303", WAITING),
  adminPosts("/admin/organisations/:id/queue", "409", WAITING),
  adminReads("/admin/organisations/:id/join-requests/:person/:decision", "404", WAITING),
  adminPosts("/admin/organisations/:id/join-requests/:person/:decision", "404", WAITING),
];
