import { route } from "@react-router/dev/routes";

const page = (name: string): string => `modules/projects/pages/${name}.page.tsx`;
const button = (path: string, name: string) => route(path, page("project-button"), { id: `project-${name}` });
const step = (path: string, name: string) => route(path, page("project-step"), { id: `project-${name}` });

/** The list and the projects themselves are among the public pages that are kept (`across/home/rules/public-pages.ts`). */
export const projectRoutes = {
  signedIn: [
    route("proiecte/nou", page("project-new")),
    route("proiecte/aplicatii", page("own-applications")),
    route("proiecte/:id/edit", page("project-edit")),
    route("proiecte/:id/preview", page("project-preview")),
    step("proiecte/:id/apply", "apply"),
    step("proiecte/:id/closing", "closing"),
    button("proiecte/:id/saving", "saving"),
    button("proiecte/:id/reopening", "reopening"),
    step("proiecte/:id/hiding", "hiding"),
    button("proiecte/:id/showing", "showing"),
    route("proiecte/applications/:id", page("application")),
    step("proiecte/applications/:id/withdrawal", "application-withdrawal"),
  ],
};
