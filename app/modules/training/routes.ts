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
    at(":id/withdrawal", "program-step", "withdrawal"),
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

const step = (path: string, id: string) => route(path, file("program-step"), { id });

const certificate = (id: string) => route("certificates/:id/pdf", file("certificate-pdf", "ts"), { id });

export const trainingRoutes = {
  public: [
    route("certificate", file("public-certificate"), { id: "certificate-search" }),
    route("certificate/:code", file("public-certificate")),
  ],
  uat: [
    route("training-programs", file("training-list")),
    ...taking("training-programs", "training"),
    certificate("certificate-pdf"),
    step("training-programs/:id/review", "training-review"),
  ],
  firma: [
    ...taking("events", "event"),
    route("programs", file("own-program-list")),
    ...desk("programs", "firma"),
    certificate("firm-certificate-pdf"),
    step("events/:id/review", "event-review"),
  ],
  admin: [
    route("training-programs", file("admin-program-list")),
    ...desk("training-programs", "admin"),
    ...["publication", "rejection", "cancellation"].map((name) =>
      step(`training-programs/:id/${name}`, `program-${name}`),
    ),
    certificate("admin-certificate-pdf"),
    route("training-programs/:id/certificates", file("program-certificates")),
    route("training-programs/:id/reviews", file("program-review-list")),
    step("certificates/:id/revocation", "certificate-revocation"),
    step("program-reviews/:id/hiding", "program-review-hiding"),
    route("program-reviews/:id/showing", file("program-review-button"), { id: "program-review-showing" }),
  ],
};
