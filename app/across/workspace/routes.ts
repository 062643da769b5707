import { route } from "@react-router/dev/routes";

export const workspaceRoutes = {
  public: [
    route("reluare", "across/workspace/pages/resume.page.tsx"),
    route("tema", "across/workspace/pages/theme.ts"),
    route("ciorna", "across/workspace/pages/form-draft.ts"),
    route("ciorna/renuntare", "across/workspace/pages/form-draft.ts", { id: "form-draft-removal" }),
  ],
};
