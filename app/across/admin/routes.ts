import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/admin/pages/${name}.page.tsx`;
/** Served by one file wherever it stands, so each mount has a name of its own. */
const button = (path: string, id: string) => route(path, page("admin-button"), { id: `admin-${id}` });
const purge = (path: string, id: string) => route(path, page("bin-purge"), { id: `admin-${id}` });
const decision = (noun: string) =>
  route(`organisations/:id/${noun}`, page("organisation-decision"), { id: `admin-organisation-${noun}` });

export const adminRoutes = {
  admin: [
    route("dashboard", page("admin-dashboard")),
    route("organisations", page("organisation-list")),
    route("organisations/:id", page("organisation")),
    route("organisations/:id/document", "across/admin/pages/organisation-document.ts"),
    route("organisations/:id/verification", page("organisation-verification")),
    decision("rejection"),
    decision("suspension"),
    decision("restoration"),
    button("organisations/:id/queue", "organisation-queue"),
    route("people", page("person-list")),
    route("people/:id/suspension", page("person-suspension")),
    button("people/:id/restoration", "person-restoration"),
    route("reviews", page("review-list")),
    route("reviews/:id/hiding", page("review-hiding")),
    button("reviews/:id/showing", "review-showing"),
    route("bin", page("bin")),
    button("bin/articles/:id/restoration", "article-restoration"),
    purge("bin/articles/:id/purge", "article-purge"),
    button("communities/:id/restoration", "community-restoration"),
    purge("communities/:id/purge", "community-purge"),
    route("organisations/:id/join-requests/:person/:decision", "modules/accounts/pages/join-decision.page.tsx"),
  ],
};
