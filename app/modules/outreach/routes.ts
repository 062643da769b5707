import { route } from "@react-router/dev/routes";

const page = (name: string) => `modules/outreach/pages/${name}.page.tsx`;
const ticketButton = (noun: string) =>
  route(`support/:id/${noun}`, page("ticket-button"), { id: `admin-ticket-${noun}` });

export const outreachRoutes = {
  public: [
    route("support/intrebari/:id/parere", page("public-opinion")),
    route("abonare/confirmare/:token", page("public-subscription-confirmation")),
    route("abonare/dezabonare/:token", page("public-unsubscription")),
  ],
  admin: [
    route("support", page("ticket-list")),
    route("support/answers", page("prepared-answer-list")),
    route("support/answers/new", page("prepared-answer"), { id: "admin-prepared-answer-new" }),
    route("support/answers/:id", page("prepared-answer")),
    route("support/answers/:id/removal", page("prepared-answer-removal")),
    route("support/:id", page("ticket")),
    ...["assignment", "release", "closing", "reopening"].map(ticketButton),
  ],
};
