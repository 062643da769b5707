import { route } from "@react-router/dev/routes";
import { PAPER_FORMATS } from "../../platform/paper/paper";

const page = (name: string, ending = "tsx"): string => `modules/paperwork/pages/${name}.page.${ending}`;

const PAPERS = "service-requests/:id/papers";

const step = (path: string) => route(path, page("paperwork-step"), { id: `paperwork-${path}` });

/** Buttons that have an address but no page. */
const BUTTONS = ["steps/:step/return", "prices/:priceId/removal", "proofs/:fileId/removal"];

export const paperworkRoutes = {
  uat: [
    route(PAPERS, page("papers")),
    step(`${PAPERS}/steps/:step`),
    route(`${PAPERS}/prices`, page("paper-prices")),
    route(`${PAPERS}/proofs`, page("paper-proofs")),
    route(`${PAPERS}/proofs/:fileId`, page("paper-proof", "ts")),
    route(`${PAPERS}/zip`, page("paper-archive", "ts")),
    ...BUTTONS.map((button) => route(`${PAPERS}/${button}`, page("paper-button"), { id: `paper-${button}` })),
    ...PAPER_FORMATS.map((format) =>
      route(`${PAPERS}/:paperId/${format}`, page("paper-file", "ts"), { id: `paper-${format}` }),
    ),
    route(`${PAPERS}/:paperId/registration`, page("paper-registration")),
    step(`${PAPERS}/:paperId/removal`),
    route("letterhead", page("letterhead")),
    route("paper-models", page("model-list")),
    route("paper-models/:kind", page("model")),
    route("paper-models/:kind/copy", page("model-copy")),
    step("paper-models/:kind/removal"),
  ],
  admin: [
    route("paper-models", page("admin-model-list")),
    route("paper-models/:kind", page("admin-model")),
    route("paper-models/:kind/v/:number", page("admin-model"), { id: "admin-model-version" }),
    step("paper-models/:kind/v/:number/verification"),
    step("paper-models/:kind/v/:number/withdrawal"),
    route("paper-models/:kind/draft", page("model-draft")),
    step("paper-models/:kind/draft/publication"),
    step("paper-models/:kind/draft/removal"),
  ],
};
