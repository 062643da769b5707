import type { Job } from "~/platform/jobs/jobs.server";
import { noteProjectsPastDue, remindOfApplications } from "./verbs/projects.server";

/** Every morning; what was missed while the server was down is sent at the next one. */
export const remindOfProjects: Job = {
  name: "remind-of-projects",
  schedule: "50 7 * * *",
  run: async () => {
    await noteProjectsPastDue();
    await remindOfApplications();
  },
};
