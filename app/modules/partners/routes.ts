import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `modules/partners/pages/${name}.page.tsx`;

/** One page file serves all lists of the profile, so each route needs its own id. */
const list = (section: string): RouteConfigEntry =>
  route(`profile/${section}`, page("profile-list"), { id: `firma-profile-${section}` });

export const partnerRoutes = {
  uat: [route("marketplace/:id/favourite", page("partner-favourite"))],
  firma: [
    route("profile", page("profile")),
    route("profile/company", page("profile-company")),
    route("profile/logo", page("profile-logo")),
    route("profile/categories", page("profile-categories")),
    route("profile/contact", page("profile-contact")),
    ...["services", "specialisations", "portfolio", "team", "certifications", "offers"].map(list),
  ],
};
