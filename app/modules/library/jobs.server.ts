import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import type { Job } from "~/platform/jobs/jobs.server";
import { deleteUsesBefore } from "./store/hub.server";
import { remindOfTerms, tellOfChangedActs } from "./verbs/upkeep.server";

/** Every morning; what was missed while the server was down is sent at the next one. */
export const remindOfResources: Job = {
  name: "remind-of-resources",
  schedule: "20 7 * * *",
  run: async () => {
    await remindOfTerms();
    await tellOfChangedActs(now());
  },
};

/** Forgets who read what on past days; the numbers stay. */
export const sweepResourceUses: Job = {
  name: "sweep-resource-uses",
  schedule: "15 0 * * *",
  run: () => deleteUsesBefore(localDateOf(now())),
};
