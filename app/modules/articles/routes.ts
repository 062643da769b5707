import { route } from "@react-router/dev/routes";

const page = (name: string, ending = "tsx"): string => `modules/articles/pages/${name}.page.${ending}`;

/** The writing desk, with the same pages in both workspaces. */
const deskOf = (workspace: "uat" | "firma", base: string) => {
  const at = (path: string, name: string) => route(`${base}${path}`, page(name), { id: `${workspace}-${name}` });
  const button = (path: string, name: string) =>
    route(`${base}${path}`, page("article-button"), { id: `${workspace}-article-button-${name}` });
  const step = (path: string, name: string) =>
    route(`${base}${path}`, page("article-step"), { id: `${workspace}-article-${name}` });
  return [
    at("", "article-list"),
    at("/new", "article-new"),
    at("/:id", "article"),
    at("/:id/edit", "article-edit"),
    at("/:id/preview", "article-preview"),
    at("/:id/difference", "article-difference"),
    button("/:id/submission", "submission"),
    button("/:id/recall", "recall"),
    step("/:id/withdrawal", "withdrawal"),
    step("/:id/deletion", "deletion"),
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
    route("articles/:id/quick-rejection", page("article-step"), { id: "submission-quick-rejection" }),
    route("articles/:id/unpublishing", page("submission-unpublishing")),
  ],
};
