import { route } from "@react-router/dev/routes";

const page = (name: string, ending = "tsx"): string => `modules/requests/pages/${name}.page.${ending}`;

export const requestRoutes = {
  uat: [
    route("service-requests", page("request-list")),
    route("service-requests/new", page("request-new")),
    route("service-requests/:id", page("request")),
    route("service-requests/:id/edit", page("request-edit")),
    route("service-requests/:id/preview", page("request-preview")),
    route("service-requests/:id/sending", page("request-sending")),
    route("service-requests/:id/recall", page("request-recall")),
    route("service-requests/:id/deletion", page("request-deletion")),
    route("service-requests/:id/clarification", page("request-clarification")),
    route("service-requests/:id/extension", page("request-extension")),
    route("service-requests/:id/changes", page("request-changes")),
    route("service-requests/:id/evaluation", page("request-evaluation")),
    route("service-requests/:id/opening", page("request-opening")),
    route("service-requests/:id/acceptance", page("request-acceptance")),
    route("service-requests/:id/completion", page("request-completion")),
    route("service-requests/:id/cancellation", page("request-cancellation")),
    route("service-requests/:id/copy", page("request-copy")),
    route("service-requests/:id/review", page("request-review")),
    route("service-requests/:id/questions/:questionId/answer", page("question-answer")),
    route("service-requests/:id/dosar", page("request-dossier")),
    route("service-requests/:id/termen.ics", page("request-calendar", "ts")),
    route("service-requests/:id/files/:fileId", page("request-file", "ts")),
    route("service-requests/:id/responses/:responseId/files/:fileId", page("offer-file", "ts")),
  ],
  firma: [
    route("opportunities", page("opportunity-list")),
    route("opportunities/:id", page("opportunity")),
    route("opportunities/:id/termen.ics", page("opportunity-deadline", "ts")),
    route("opportunities/:id/files/:fileId", page("opportunity-file", "ts")),
    route("opportunities/:id/questions", page("opportunity-questions")),
    route("opportunities/:id/response", page("response")),
    route("opportunities/:id/response/files/:fileId", page("own-response-file", "ts")),
    route("opportunities/:id/confirmation", page("response-confirmation")),
    route("opportunities/:id/withdrawal", page("response-withdrawal")),
    route("opportunities/:id/review-reply", page("review-reply")),
  ],
};
