import { route } from "@react-router/dev/routes";

const page = (name: string): string => `modules/library/pages/${name}.page.tsx`;
const step = (path: string) => route(path, page("library-step"), { id: `library-step-${path}` });
const reading = "across/documents/pages/resource.page.tsx";
const file = "modules/library/pages/resource-file.page.ts";
const paper = "modules/library/pages/resource-paper.page.ts";

const proposalFile = "modules/library/pages/proposal-file.page.ts";

/** What authorities and firms propose. */
const proposals = (kind: "uat" | "firma") => [
  route("proposals", page("proposal-list"), { id: `${kind}-proposal-list` }),
  route("proposals/new", page("proposal-new"), { id: `${kind}-proposal-new` }),
  route("proposals/:id", page("proposal"), { id: `${kind}-proposal` }),
  route("proposals/:id/file", proposalFile, { id: `${kind}-proposal-file` }),
  route("resource/:id/correction", page("resource-correction"), { id: `${kind}-resource-correction` }),
];

export const libraryRoutes = {
  uat: [
    route("knowledge-hub", page("hub")),
    route("knowledge-hub/:topic", page("topic")),
    route("legislation", page("act-list")),
    route("legislation/:id", page("act")),
    route("resource/:id", reading),
    route("resource/:id/v/:number", reading, { id: "resource-edition" }),
    route("resource/:id/file/:fileId", file),
    route("resource/:id/pdf", paper),
    route("resource/:id/docx", paper, { id: "resource-docx" }),
    route("resource/:id/v/:number/pdf", paper, { id: "resource-edition-pdf" }),
    route("resource/:id/v/:number/docx", paper, { id: "resource-edition-docx" }),
    route("resource/:id/favourite", page("resource-button"), { id: "resource-favourite" }),
    step("resource/:id/rating"),
    ...proposals("uat"),
    route("resource/:id/download", page("resource-button"), { id: "resource-download" }),
  ],
  firma: [
    ...proposals("firma"),
    route("resource/:id", reading, { id: "firm-resource" }),
    route("resource/:id/v/:number", reading, { id: "firm-resource-edition" }),
    route("resource/:id/v/:number/pdf", paper, { id: "firm-resource-edition-pdf" }),
    route("resource/:id/v/:number/docx", paper, { id: "firm-resource-edition-docx" }),
    route("resource/:id/download", page("resource-button"), { id: "firm-resource-download" }),
    route("resource/:id/file/:fileId", file, { id: "firm-resource-file" }),
    route("resource/:id/pdf", paper, { id: "firm-resource-pdf" }),
    route("resource/:id/docx", paper, { id: "firm-resource-docx" }),
  ],
  admin: [
    route("library", page("admin-library")),
    route("library/new", page("resource-new")),
    route("library/import", page("resource-import")),
    route("library/links", page("admin-link-list")),
    route("library/links/new", page("link-new")),
    route("library/links/:id", page("link-edit")),
    step("library/links/:id/removal"),
    route("library/links/:id/check", page("link-check")),
    route("library/proposals", page("admin-proposal-list")),
    route("library/proposals/:id", page("admin-proposal")),
    route("library/proposals/:id/file", proposalFile, { id: "admin-proposal-file" }),
    route("library/:id", page("admin-resource")),
    route("library/:id/v/:number", page("admin-resource"), { id: "admin-resource-edition" }),
    route("library/:id/file/:fileId", file, { id: "admin-resource-file" }),
    route("library/:id/edit", page("resource-edit")),
    step("library/:id/verification"),
    step("library/:id/withdrawal"),
    route("legislation", page("admin-act-list")),
    route("legislation/new", page("act-new")),
    route("legislation/:id", page("act-edit")),
    route("legislation/:id/verification", page("act-verification")),
    route("legislation/:id/articles", page("act-article-list")),
    route("legislation/:id/articles/new", page("act-article-new")),
    route("legislation/articles/:id", page("act-article-edit")),
    route("legislation/articles/:id/verification", page("act-article-verification")),
    step("legislation/articles/:id/removal"),
  ],
};
