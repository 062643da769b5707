import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/development/pages/${name}.page.tsx`;

export const developmentRoutes = {
  public: [
    route("dev/mail", page("public-mail-list")),
    route("dev/mail/mostre/:name", "across/development/pages/mail-html.ts", { id: "mail-sample" }),
    route("dev/mail/:id", page("public-mail")),
    route("dev/mail/:id/html", "across/development/pages/mail-html.ts"),
    route("dev/ui", page("public-examples")),
  ],
};
