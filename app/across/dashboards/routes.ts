import { route } from "@react-router/dev/routes";

export const dashboardRoutes = {
  uat: [route("dashboard", "across/dashboards/pages/uat-dashboard.page.tsx")],
  firma: [route("dashboard", "across/dashboards/pages/firma-dashboard.page.tsx")],
};
