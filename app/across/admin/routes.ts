import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/admin/pages/${name}.page.tsx`;

export const adminRoutes = {
  admin: [
    route("dashboard", page("admin-dashboard")),
    route("organisations", page("organisation-list")),
    route("organisations/:id", page("organisation")),
    route("organisations/:id/document", "across/admin/pages/organisation-document.ts"),
    route("organisations/:id/verification", page("organisation-verification")),
    route("organisations/:id/rejection", page("organisation-rejection")),
    route("organisations/:id/suspension", page("organisation-suspension")),
    route("organisations/:id/restoration", page("organisation-restoration")),
    route("organisations/:id/queue", page("organisation-queue")),
    route("people", page("person-list")),
    route("people/:id/suspension", page("person-suspension")),
    route("people/:id/restoration", page("person-restoration")),
    route("bin", page("bin")),
    route("bin/articles/:id/restoration", page("article-restoration")),
    route("bin/articles/:id/purge", page("article-purge")),
    route("organisations/:id/join-requests/:person/:decision", page("join-decision")),
  ],
};
