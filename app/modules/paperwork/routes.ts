import { route } from "@react-router/dev/routes";

const page = (name: string, ending = "tsx"): string => `modules/paperwork/pages/${name}.page.${ending}`;

export const paperworkRoutes = {
  uat: [
    route("service-requests/:id/papers", page("papers")),
    route("service-requests/:id/papers/:paperId/:format", page("paper-file", "ts")),
    route("letterhead", page("letterhead")),
  ],
};
