import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { sweepInBatches } from "~/platform/jobs/sweep.server";
import { deleteUsesBefore } from "./store/hub.server";
import { checkDueLinks } from "./verbs/link-checks.server";
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
export const sweepResourceUses = sweepInBatches("sweep-resource-uses", "15 0 * * *", () =>
  deleteUsesBefore(localDateOf(now())),
);

/** Every morning asks the addresses that nobody has asked for a week, and those that did not answer well the day before. */
export const checkLinks: Job = {
  name: "check-links",
  schedule: "10 5 * * *",
  run: async () => {
    if (await checkDueLinks()) await enqueue(checkLinks, {});
  },
};
