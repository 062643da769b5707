import { route } from "@react-router/dev/routes";

export const workspaceRoutes = {
  public: [
    route("reluare", "across/workspace/pages/resume.page.tsx"),
    route("tema", "across/workspace/pages/theme.ts"),
  ],
};
