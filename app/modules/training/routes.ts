import { route } from "@react-router/dev/routes";

const page = (name: string): string => `modules/training/pages/${name}.page.tsx`;
const button = (path: string, name: string) =>
  route(path, page("program-review-button"), { id: `program-review-${name}` });
const certificate = (id: string) =>
  route("certificates/:id/pdf", "modules/training/pages/certificate-pdf.page.ts", { id });
const review = (path: string, id: string) => route(path, page("program-review"), { id });

export const trainingRoutes = {
  public: [
    route("certificate", page("public-certificate"), { id: "certificate-search" }),
    route("certificate/:code", page("public-certificate")),
  ],
  uat: [certificate("certificate-pdf"), review("training-programs/:id/review", "training-review")],
  firma: [certificate("firm-certificate-pdf"), review("events/:id/review", "event-review")],
  admin: [
    certificate("admin-certificate-pdf"),
    route("training-programs/:id/certificates", page("program-certificates")),
    route("training-programs/:id/reviews", page("program-review-list")),
    route("certificates/:id/revocation", page("certificate-revocation")),
    route("program-reviews/:id/hiding", page("program-review-hiding")),
    button("program-reviews/:id/showing", "showing"),
  ],
};
