import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/registration/pages/${name}.page.tsx`;

export const registrationRoutes = {
  public: [
    route("register", page("public-register")),
    route("register/trimisa", page("public-registered")),
    route("fara-organizatie/inregistrare", page("public-new-organisation")),
    route("fara-organizatie/inregistrare/trimisa", page("public-new-organisation-sent")),
  ],
};
