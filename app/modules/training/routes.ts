import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (address: string, name: string, id: string): RouteConfigEntry =>
  route(address, `modules/training/pages/${name}.page.tsx`, { id });

/** What people who take part have: authorities at trainings, firms at events. */
const taking = (base: string, id: string) => [
  page(`${base}/mine`, "own-programs", `own-${id}s`),
  page(`${base}/:id`, "program", id),
  page(`${base}/:id/enrolment`, "enrolment-button", `${id}-enrolment`),
  page(`${base}/:id/acceptance`, "enrolment-button", `${id}-acceptance`),
  route(`${base}/:id/calendar.ics`, "modules/training/pages/program-calendar.page.ts", { id: `${id}-calendar` }),
  page(`${base}/:id/withdrawal`, "program-withdrawal", `${id}-withdrawal`),
];

export const trainingRoutes = {
  uat: [
    route("training-programs", "modules/training/pages/training-list.page.tsx"),
    ...taking("training-programs", "training"),
  ],
  firma: taking("events", "event"),
};
