import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string, ending = "tsx"): string => `modules/training/pages/${name}.page.${ending}`;

const DECISIONS = ["publication", "rejection", "cancellation"];

/** The pages on which a program is kept are the same for an ADMIN and for the firm that proposed it. */
const desk = (base: string, place: string): RouteConfigEntry[] => {
  const at = (path: string, name: string, ending?: string) =>
    route(`${base}/${path}`, page(name, ending), { id: `${place}-${name}` });
  return [
    at("nou", "program-new"),
    at(":id", "program-desk"),
    at(":id/edit", "program-edit"),
    at(":id/roster", "program-roster"),
    at(":id/roster.csv", "roster-file", "ts"),
  ];
};

export const trainingRoutes = {
  firma: [route("programs", page("own-program-list")), ...desk("programs", "firma")],
  admin: [
    route("training-programs", page("admin-program-list")),
    ...desk("training-programs", "admin"),
    ...DECISIONS.map((decision) =>
      route(`training-programs/:id/${decision}`, page("program-decision"), { id: `program-${decision}` }),
    ),
  ],
};
