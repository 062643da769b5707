import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const file = (name: string, ending = "tsx"): string => `modules/training/pages/${name}.page.${ending}`;

/** What people who take part have: authorities at trainings, firms at events. */
function taking(base: string, id: string): RouteConfigEntry[] {
  const at = (path: string, name: string, of: string, ending?: string) =>
    route(`${base}/${path}`, file(name, ending), { id: `${id}-${of}` });
  return [
    at("mine", "own-programs", "own"),
    at(":id", "program", "page"),
    at(":id/enrolment", "enrolment-button", "enrolment"),
    at(":id/acceptance", "enrolment-button", "acceptance"),
    at(":id/calendar.ics", "program-calendar", "calendar", "ts"),
    at(":id/withdrawal", "program-withdrawal", "withdrawal"),
  ];
}

/** The pages on which a program is kept are the same for an ADMIN and for the firm that proposed it. */
function desk(base: string, place: string): RouteConfigEntry[] {
  const at = (path: string, name: string, ending?: string) =>
    route(`${base}/${path}`, file(name, ending), { id: `${place}-${name}` });
  return [
    at("nou", "program-new"),
    at(":id", "program-desk"),
    at(":id/edit", "program-edit"),
    at(":id/roster", "program-roster"),
    at(":id/roster.csv", "roster-file", "ts"),
  ];
}

const decision = (name: string) =>
  route(`training-programs/:id/${name}`, file("program-decision"), { id: `program-${name}` });

export const trainingRoutes = {
  uat: [route("training-programs", file("training-list")), ...taking("training-programs", "training")],
  firma: [...taking("events", "event"), route("programs", file("own-program-list")), ...desk("programs", "firma")],
  admin: [
    route("training-programs", file("admin-program-list")),
    ...desk("training-programs", "admin"),
    ...["publication", "rejection", "cancellation"].map(decision),
  ],
};
