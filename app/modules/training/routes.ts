import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const file = (name: string, ending = "tsx"): string => `modules/training/pages/${name}.page.${ending}`;

/** What people who take part have: authorities at trainings, firms at events. */
const taking = (base: string, id: string): RouteConfigEntry[] => [
  route(`${base}/mine`, file("own-programs"), { id: `own-${id}s` }),
  route(`${base}/:id`, file("program"), { id }),
  route(`${base}/:id/enrolment`, file("enrolment-button"), { id: `${id}-enrolment` }),
  route(`${base}/:id/acceptance`, file("enrolment-button"), { id: `${id}-acceptance` }),
  route(`${base}/:id/calendar.ics`, file("program-calendar", "ts"), { id: `${id}-calendar` }),
  route(`${base}/:id/withdrawal`, file("program-withdrawal"), { id: `${id}-withdrawal` }),
];

/** The pages on which a program is kept are the same for an ADMIN and for the firm that proposed it. */
const keeping = (base: string, id: string): RouteConfigEntry[] => [
  route(`${base}/nou`, file("program-new"), { id: `${id}-program-new` }),
  route(`${base}/:id`, file("program-desk"), { id: `${id}-program-desk` }),
  route(`${base}/:id/edit`, file("program-edit"), { id: `${id}-program-edit` }),
  route(`${base}/:id/roster`, file("program-roster"), { id: `${id}-program-roster` }),
  route(`${base}/:id/roster.csv`, file("roster-file", "ts"), { id: `${id}-roster-file` }),
];

const DECISIONS = ["publication", "rejection", "cancellation"];

export const trainingRoutes = {
  uat: [route("training-programs", file("training-list")), ...taking("training-programs", "training")],
  firma: [...taking("events", "event"), route("programs", file("own-program-list")), ...keeping("programs", "firma")],
  admin: [
    route("training-programs", file("admin-program-list")),
    ...keeping("training-programs", "admin"),
    ...DECISIONS.map((decision) =>
      route(`training-programs/:id/${decision}`, file("program-decision"), { id: `program-${decision}` }),
    ),
  ],
};
