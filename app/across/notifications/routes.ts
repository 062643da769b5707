import { route } from "@react-router/dev/routes";

/** The same pages in every workspace: each shows the inbox of whoever is in it. */
const centreIn = (kind: "uat" | "firma" | "admin") => {
  const at = (path: string, name: string) =>
    route(`notificari${path}`, `across/notifications/pages/${name}.page.tsx`, { id: `${kind}-${name}` });
  return [
    at("", "notification-list"),
    at("/citire", "notification-reading"),
    at("/preferinte", "notification-preferences"),
    at("/:id/deschidere", "notification-opening"),
  ];
};

export const notificationRoutes = { uat: centreIn("uat"), firma: centreIn("firma"), admin: centreIn("admin") };
