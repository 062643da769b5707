import { route } from "@react-router/dev/routes";
import { PAPER_FORMATS } from "../../platform/paper/paper";

const page = (name: string, ending = "tsx"): string => `modules/paperwork/pages/${name}.page.${ending}`;

const PAPERS = "service-requests/:id/papers";

/** Buttons that have an address but no page. */
const BUTTONS = ["steps/:step/return", "prices/:priceId/removal", "proofs/:fileId/removal"];

export const paperworkRoutes = {
  uat: [
    route(PAPERS, page("papers")),
    route(`${PAPERS}/steps/:step`, page("paper-step")),
    route(`${PAPERS}/prices`, page("paper-prices")),
    route(`${PAPERS}/proofs`, page("paper-proofs")),
    route(`${PAPERS}/proofs/:fileId`, page("paper-proof", "ts")),
    ...BUTTONS.map((button) => route(`${PAPERS}/${button}`, page("paper-button"), { id: `paper-${button}` })),
    ...PAPER_FORMATS.map((format) =>
      route(`${PAPERS}/:paperId/${format}`, page("paper-file", "ts"), { id: `paper-${format}` }),
    ),
    route(`${PAPERS}/:paperId/registration`, page("paper-registration")),
    route(`${PAPERS}/:paperId/removal`, page("paper-removal")),
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
