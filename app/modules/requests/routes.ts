import { route } from "@react-router/dev/routes";
import { CONFIRMED } from "./rules/request-moments";

const page = (name: string, ending = "tsx"): string => `modules/requests/pages/${name}.page.${ending}`;

/** Actions without fields share one page file. */
const button = (path: string, name: string) => route(path, page("request-button"), { id: `request-button-${name}` });
const step = (path: string, name: string) => route(path, page("request-step"), { id: `request-${name}` });

export const requestRoutes = {
  uat: [
    route("service-requests", page("request-list")),
    route("service-requests/new", page("request-new")),
    route("service-requests/solicitari.csv", page("request-export", "ts")),
    route("service-requests/:id", page("request")),
    route("service-requests/:id/edit", page("request-edit")),
    route("service-requests/:id/preview", page("request-preview")),
    route("service-requests/:id/sending", page("request-sending")),
    button("service-requests/:id/recall", "recall"),
    step("service-requests/:id/clarification", "clarification"),
    route("service-requests/:id/extension", page("request-extension")),
    route("service-requests/:id/changes", page("request-changes")),
    step("service-requests/:id/evaluation", "evaluation"),
    route("service-requests/:id/acceptance", page("request-acceptance")),
    route("service-requests/:id/replacement", page("request-replacement")),
    ...Object.values(CONFIRMED).map((part) => step(`service-requests/:id/${part}`, part)),
    route("service-requests/:id/cancellation", page("request-cancellation")),
    button("service-requests/:id/copy", "copy"),
    step("service-requests/:id/sharing", "sharing"),
    button("service-requests/:id/unsharing", "unsharing"),
    step("service-requests/:id/review", "review"),
    route("service-requests/:id/questions/:questionId/answer", page("question-answer")),
    route("service-requests/:id/termen.ics", page("request-calendar", "ts")),
    route("service-requests/:id/files/:fileId", page("request-file", "ts")),
    route("service-requests/:id/responses/:responseId/files/:fileId", page("response-file", "ts")),
  ],
  firma: [
    route("opportunities", page("opportunity-list")),
    route("opportunities/:id", page("opportunity")),
    route("opportunities/:id/termen.ics", page("request-calendar", "ts"), { id: "opportunity-calendar" }),
    route("opportunities/:id/files/:fileId", page("request-file", "ts"), { id: "opportunity-file" }),
    route("opportunities/:id/questions", page("opportunity-questions")),
    route("opportunities/:id/response", page("response")),
    route("opportunities/:id/response/files/:fileId", page("own-response-file", "ts")),
    button("opportunities/:id/confirmation", "confirmation"),
    route("opportunities/:id/withdrawal", page("response-withdrawal")),
    route("opportunities/:id/review-reply", page("review-reply")),
  ],
  admin: [
    route("requests", page("admin-request-list")),
    route("requests/:id", page("admin-request")),
    step("requests/:id/hiding", "hiding"),
    button("requests/:id/showing", "showing"),
    route("requests/:id/files/:fileId", page("request-file", "ts"), { id: "admin-request-file" }),
  ],
};
