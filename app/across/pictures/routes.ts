import { route } from "@react-router/dev/routes";

const page = (name: string) => `across/pictures/pages/${name}.page.ts`;

export const pictureRoutes = {
  public: [
    route("imagini/:id/:file", page("image")),
    route("social.png", page("social"), { id: "own-social" }),
    route("social/:kind/:file", page("social")),
    route("incarcari/imagini", page("image-upload")),
  ],
};
