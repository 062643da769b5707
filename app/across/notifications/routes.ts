import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/notifications/pages/${name}.page.tsx`;

/** The same pages in every workspace: each shows the inbox of the person who is signed in. */
const centreIn = (kind: "uat" | "firma" | "admin") => [
  route("notificari", page("notification-list"), { id: `${kind}-notification-list` }),
  route("notificari/recente", "across/notifications/pages/notification-recent.ts", {
    id: `${kind}-notification-recent`,
  }),
  route("notificari/preferinte", page("notification-preferences"), { id: `${kind}-notification-preferences` }),
  route("notificari/citire", page("notification-button"), { id: `${kind}-notification-reading` }),
  route("notificari/vazute", page("notification-seen"), { id: `${kind}-notification-seen` }),
  route("notificari/:id/deschidere", page("notification-button"), { id: `${kind}-notification-opening` }),
];

export const notificationRoutes = {
  public: [route("abonare/notificari/:token", page("public-mail-preferences"))],
  uat: centreIn("uat"),
  firma: centreIn("firma"),
  admin: centreIn("admin"),
};
