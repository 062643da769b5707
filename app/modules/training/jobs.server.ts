import type { Job } from "~/platform/jobs/jobs.server";
import { remindOfPrograms, settleQueues } from "./verbs/programs.server";

/** Every minute: an offer that has ended is passed on. */
export const settleProgramQueues: Job = {
  name: "settle-program-queues",
  schedule: "* * * * *",
  run: async () => {
    await settleQueues();
  },
};

/** Every morning; what was missed while the server was down is sent at the next one, if the program has not begun. */
export const remindOfProgramStarts: Job = {
  name: "remind-of-programs",
  schedule: "10 8 * * *",
  run: async () => {
    await remindOfPrograms();
  },
};
