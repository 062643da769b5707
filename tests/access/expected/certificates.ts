import { adminPosts, adminReads, allRead, firmaPosts, firmaReads, type Row, uatPosts, uatReads } from "./row";

const reason = { reason: "Prezența a fost notată greșit." };
const review = { stars: "4", text: "Util." };
const training = { ids: { id: "pastTraining" } };
const event = { ids: { id: "pastEvent" } };
const certificate = { ids: { id: "certificate" } };
const shown = { ids: { id: "programReview" } };
const hidden = { ids: { id: "hiddenProgramReview" } };

/** Certificates and reviews of programs that are over: `uat` came to the training and `firma` to the event. */
export const certificateRows: Row[] = [
  allRead("/certificate", "200"),
  allRead("/certificate/:code", "200", { ids: { code: "certificateCode" } }),
  allRead("/certificate/:code", "404"),

  uatReads("/uat/certificates/:id/pdf", "200 404 404 404 404", certificate),
  firmaReads("/firma/certificates/:id/pdf", "200 404 404 404 404 404", { ids: { id: "firmCertificate" } }),
  adminReads("/admin/certificates/:id/pdf", "200", certificate),
  adminReads("/admin/certificates/:id/pdf", "404"),

  adminReads("/admin/training-programs/:id/certificates", "200", training),
  adminReads("/admin/training-programs/:id/certificates", "404"),
  adminPosts("/admin/training-programs/:id/certificates", "303", { ...training, form: { years: "0" } }),
  adminPosts("/admin/training-programs/:id/certificates", "400", training),
  adminPosts("/admin/training-programs/:id/certificates", "404", { form: { years: "0" } }),
  adminReads("/admin/certificates/:id/revocation", "200", certificate),
  adminReads("/admin/certificates/:id/revocation", "404"),
  adminPosts("/admin/certificates/:id/revocation", "303", { ...certificate, form: reason }),
  adminPosts("/admin/certificates/:id/revocation", "400", certificate),
  adminPosts("/admin/certificates/:id/revocation", "404", { form: reason }),

  uatReads("/uat/training-programs/:id/review", "200 403 403 403 403", training),
  uatPosts("/uat/training-programs/:id/review", "303 403 403 403 403", { ...training, form: review }),
  uatPosts("/uat/training-programs/:id/review", "400 403 403 403 403", training),
  uatPosts("/uat/training-programs/:id/review", "404", { form: review }),
  firmaReads("/firma/events/:id/review", "200 403 403 403 403 403", event),
  firmaPosts("/firma/events/:id/review", "303 403 403 403 403 403", { ...event, form: review }),
  firmaPosts("/firma/events/:id/review", "400 403 403 403 403 403", event),
  firmaPosts("/firma/events/:id/review", "404", { form: review }),

  adminReads("/admin/training-programs/:id/reviews", "200", training),
  adminReads("/admin/training-programs/:id/reviews", "404"),
  adminReads("/admin/program-reviews/:id/hiding", "200", shown),
  adminReads("/admin/program-reviews/:id/hiding", "409", hidden),
  adminReads("/admin/program-reviews/:id/hiding", "404"),
  adminPosts("/admin/program-reviews/:id/hiding", "303", { ...shown, form: reason }),
  adminPosts("/admin/program-reviews/:id/hiding", "400", shown),
  adminPosts("/admin/program-reviews/:id/hiding", "404", { form: reason }),
  adminReads("/admin/program-reviews/:id/showing", "303", hidden),
  adminReads("/admin/program-reviews/:id/showing", "404"),
  adminPosts("/admin/program-reviews/:id/showing", "303", hidden),
  adminPosts("/admin/program-reviews/:id/showing", "409", shown),
  adminPosts("/admin/program-reviews/:id/showing", "404"),
];
