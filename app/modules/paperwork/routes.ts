import { route } from "@react-router/dev/routes";
import { PAPER_FORMATS } from "../../platform/paper/paper";

const page = (name: string, ending = "tsx"): string => `modules/paperwork/pages/${name}.page.${ending}`;

export const paperworkRoutes = {
  uat: [
    route("service-requests/:id/papers", page("papers")),
    ...PAPER_FORMATS.map((format) =>
      route(`service-requests/:id/papers/:paperId/${format}`, page("paper-file", "ts"), { id: `paper-${format}` }),
    ),
    route("service-requests/:id/papers/:paperId/removal", page("paper-removal")),
    route("letterhead", page("letterhead")),
  ],
};
