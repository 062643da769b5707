import { route } from "@react-router/dev/routes";

const page = (name: string) => `modules/outreach/pages/${name}.page.tsx`;
const ticketButton = (noun: string) =>
  route(`support/:id/${noun}`, page("ticket-button"), { id: `admin-ticket-${noun}` });

export const outreachRoutes = {
  public: [
    route("abonare/confirmare/:token", page("public-subscription-confirmation")),
    route("abonare/dezabonare/:token", page("public-unsubscription")),
  ],
  admin: [
    route("support", page("ticket-list")),
    route("support/:id", page("ticket")),
    ...["assignment", "release", "closing", "reopening"].map(ticketButton),
  ],
};
