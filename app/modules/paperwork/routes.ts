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
    route("paper-models", page("model-list")),
    route("paper-models/:kind", page("model")),
    route("paper-models/:kind/copy", page("model-copy")),
    route("paper-models/:kind/removal", page("model-removal")),
  ],
  admin: [
    route("paper-models", page("admin-model-list")),
    route("paper-models/:kind", page("admin-model")),
    route("paper-models/:kind/v/:number", page("admin-model"), { id: "admin-model-version" }),
    route("paper-models/:kind/v/:number/verification", page("model-verification")),
    route("paper-models/:kind/v/:number/withdrawal", page("model-withdrawal")),
    route("paper-models/:kind/draft", page("model-draft")),
    route("paper-models/:kind/draft/publication", page("model-publication")),
    route("paper-models/:kind/draft/removal", page("model-draft-removal")),
  ],
};
