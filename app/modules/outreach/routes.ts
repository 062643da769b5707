import { route } from "@react-router/dev/routes";

const page = (name: string) => `modules/outreach/pages/${name}.page.tsx`;

export const outreachRoutes = {
  public: [
    route("abonare/confirmare/:token", page("public-subscription-confirmation")),
    route("abonare/dezabonare/:token", page("public-unsubscription")),
  ],
};
