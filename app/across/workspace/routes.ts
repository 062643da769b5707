import { index, route } from "@react-router/dev/routes";

const home = (kind: "uat" | "firma" | "admin") => [
  index("across/workspace/pages/workspace-home.ts", { id: `${kind}-home` }),
];

export const workspaceRoutes = {
  uat: home("uat"),
  firma: home("firma"),
  admin: home("admin"),
  public: [
    route("reluare", "across/workspace/pages/resume.page.tsx"),
    route("tema", "across/workspace/pages/theme.ts"),
    route("ciorna", "across/workspace/pages/form-draft.ts"),
    route("ciorna/renuntare", "across/workspace/pages/form-draft.ts", { id: "form-draft-removal" }),
  ],
};
