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

const certificate = (id: string) => route("certificates/:id/pdf", file("certificate-pdf", "ts"), { id });
const review = (path: string, id: string) => route(path, file("program-review"), { id });

export const trainingRoutes = {
  public: [
    route("certificate", file("public-certificate"), { id: "certificate-search" }),
    route("certificate/:code", file("public-certificate")),
  ],
  uat: [
    route("training-programs", file("training-list")),
    ...taking("training-programs", "training"),
    certificate("certificate-pdf"),
    review("training-programs/:id/review", "training-review"),
  ],
  firma: [
    ...taking("events", "event"),
    route("programs", file("own-program-list")),
    ...desk("programs", "firma"),
    certificate("firm-certificate-pdf"),
    review("events/:id/review", "event-review"),
  ],
  admin: [
    route("training-programs", file("admin-program-list")),
    ...desk("training-programs", "admin"),
    ...["publication", "rejection", "cancellation"].map(decision),
    certificate("admin-certificate-pdf"),
    route("training-programs/:id/certificates", file("program-certificates")),
    route("training-programs/:id/reviews", file("program-review-list")),
    route("certificates/:id/revocation", file("certificate-revocation")),
    route("program-reviews/:id/hiding", file("program-review-hiding")),
    route("program-reviews/:id/showing", file("program-review-button"), { id: "program-review-showing" }),
  ],
};
