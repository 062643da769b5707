import { route } from "@react-router/dev/routes";

const page = (name: string, ending = "tsx"): string => `modules/articles/pages/${name}.page.${ending}`;

/** The writing desk, with the same pages in both workspaces. */
const deskOf = (workspace: "uat" | "firma", base: string) => {
  const at = (path: string, name: string) => route(`${base}${path}`, page(name), { id: `${workspace}-${name}` });
  const button = (path: string, name: string) =>
    route(`${base}${path}`, page("article-button"), { id: `${workspace}-article-button-${name}` });
  return [
    at("", "article-list"),
    at("/new", "article-new"),
    at("/:id", "article"),
    at("/:id/edit", "article-edit"),
    at("/:id/preview", "article-preview"),
    at("/:id/difference", "article-difference"),
    button("/:id/submission", "submission"),
    button("/:id/recall", "recall"),
    at("/:id/withdrawal", "article-withdrawal"),
    at("/:id/deletion", "article-deletion"),
    button("/:id/restoration", "restoration"),
  ];
};

export const articleRoutes = {
  uat: deskOf("uat", "articles"),
  firma: deskOf("firma", "content"),
  admin: [
    route("articles", page("submission-list")),
    route("articles/:id", page("submission")),
    route("articles/:id/approval", page("submission-approval")),
    route("articles/:id/quick-rejection", page("submission-quick-rejection")),
    route("articles/:id/unpublishing", page("submission-unpublishing")),
  ],
};
