import { firmaPosts, firmaReads, type Row, uatPosts, uatReads } from "./row";

const T = "/uat/training-programs";
const E = "/firma/events";
const of = (id: string) => ({ ids: { id } });

/** `uat` has a seat in the training and is offered one in another; `firma` has a seat in the event. */
export const programRows: Row[] = [
  uatReads(T, "200"),
  uatReads(`${T}/mine`, "200"),
  uatReads(`${T}/:id`, "200", of("training")),
  uatReads(`${T}/:id`, "404", of("proposedTraining")),
  uatReads(`${T}/:id`, "404", of("event")),
  uatReads(`${T}/:id`, "404"),
  uatReads(`${T}/:id/enrolment`, "303", of("training")),
  uatPosts(`${T}/:id/enrolment`, "409 303 303 403 403", of("training")),
  uatPosts(`${T}/:id/enrolment`, "404", of("proposedTraining")),
  uatReads(`${T}/:id/acceptance`, "303", of("training")),
  uatPosts(`${T}/:id/acceptance`, "303 409 409 403 403", of("offeredTraining")),
  uatPosts(`${T}/:id/acceptance`, "404", of("event")),
  uatReads(`${T}/:id/withdrawal`, "200 409 409 409 409", of("training")),
  uatReads(`${T}/:id/withdrawal`, "404"),
  uatPosts(`${T}/:id/withdrawal`, "303 409 409 409 409", of("training")),
  uatPosts(`${T}/:id/withdrawal`, "404"),
  uatReads(`${T}/:id/calendar.ics`, "200 404 404 404 404", of("training")),
  uatReads(`${T}/:id/calendar.ics`, "404"),

  firmaReads(`${E}/mine`, "200"),
  firmaReads(`${E}/:id`, "200", of("event")),
  firmaReads(`${E}/:id`, "404", of("proposedTraining")),
  firmaReads(`${E}/:id/enrolment`, "303", of("event")),
  firmaPosts(`${E}/:id/enrolment`, "409 303 303 303 403 403", of("event")),
  firmaPosts(`${E}/:id/enrolment`, "403 404 404 404 404 404", of("proposedTraining")),
  firmaReads(`${E}/:id/acceptance`, "303", of("event")),
  firmaPosts(`${E}/:id/acceptance`, "409 409 409 409 403 403", of("event")),
  firmaReads(`${E}/:id/withdrawal`, "200 409 409 409 409 409", of("event")),
  firmaPosts(`${E}/:id/withdrawal`, "303 409 409 409 409 409", of("event")),
  firmaReads(`${E}/:id/calendar.ics`, "200 404 404 404 404 404", of("event")),
  firmaReads(`${E}/:id/calendar.ics`, "404"),
];
