import { route } from "@react-router/dev/routes";

const page = (name: string) => `modules/outreach/pages/${name}.page.tsx`;

export const outreachRoutes = {
  public: [
    route("abonare", page("public-subscription")),
    route("abonare/trimisa", page("public-subscription-sent")),
    route("abonare/confirmare/:token", page("public-subscription-confirmation")),
    route("abonare/confirmata", page("public-subscription-confirmed")),
    route("abonare/dezabonare/:token", page("public-unsubscription")),
    route("abonare/dezabonat", page("public-unsubscribed")),
  ],
};
