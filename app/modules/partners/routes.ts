import { route } from "@react-router/dev/routes";

export const partnerRoutes = {
  public: [route("parteneri", "modules/partners/pages/public-partner-list.page.tsx")],
};
