import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { PREPARED, preparedPath } from "~/modules/outreach/rules";
import { PREPARED_ANSWER } from "~/modules/outreach/rules/prepared-answer-fields";
import { preparedById } from "~/modules/outreach/store/prepared-answers.server";
import { preparedAnswers } from "~/modules/outreach/tables.server";
import { preparedInputOf } from "~/modules/outreach/verbs/prepared-answers.server";
import { NEW_PROJECT, projectPath } from "~/modules/projects/rules/paths";
import { PROJECT } from "~/modules/projects/rules/project-fields";
import { projectById } from "~/modules/projects/store/projects.server";
import { exchangeProjects } from "~/modules/projects/tables.server";
import { projectInputOf } from "~/modules/projects/verbs/projects.server";
import { fieldsOf } from "~/modules/training/pages/program-input.server";
import { newProgramPath, programDeskPath, programPath } from "~/modules/training/rules/paths";
import { PROGRAM } from "~/modules/training/rules/program-fields";
import type { ProgramKind } from "~/modules/training/rules/vocabulary";
import { linkOf, programById } from "~/modules/training/store/programs.server";
import { programs } from "~/modules/training/tables.server";
import { publishProgram } from "~/modules/training/verbs/programs.server";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { member, person } from "../support/people";
import { COMMUNITY_NOUNS } from "./community-nouns";
import { LIBRARY_NOUNS } from "./library-nouns";
import { both, lastOf, type Noun } from "./noun";
import { PAPER_NOUNS } from "./paper-nouns";
import { PROFILE_NOUNS } from "./profile-nouns";
import { REQUEST_NOUNS } from "./request-nouns";

const project: Noun = {
  table: PROJECT,
  who: async () => {
    const clerk = await member("UAT");
    await createCommunity(
      {
        organisationId: orNotFound(clerk.actor.organisation).id,
        name: "Comuna Măgura",
        county: "SJ",
        population: 2_100,
        createdAt: now(),
      },
      clerk.actor,
    );
    return clerk;
  },
  create: () => NEW_PROJECT,
  last: () => lastOf(exchangeProjects),
  stored: async (id) => projectInputOf(orNotFound(await projectById(id))),
  edit: (id) => projectPath(id, "edit"),
  page: projectPath,
  notShown: {},
  samples: {},
};

const program = (kind: ProgramKind, shown: Noun["samples"]): Noun => ({
  table: PROGRAM[kind],
  who: () => person("ADMIN"),
  create: () => newProgramPath("ADMIN", kind),
  last: () => lastOf(programs),
  stored: async (id) => fieldsOf(kind, { ...orNotFound(await programById(id, now())), link: await linkOf(id) }),
  edit: (id) => programDeskPath("ADMIN", id, "edit"),
  page: (id) => programDeskPath("ADMIN", id),
  notShown: {},
  also: [
    {
      reader: () => member(kind === "training" ? "UAT" : "FIRMA"),
      page: async (id) => {
        await publishProgram((await person("ADMIN")).actor, id);
        return programPath(kind, id);
      },
      notShown: { link: "read by those who have a seat" },
      said: { hasCertificate: "Cu certificat" },
    },
  ],
  samples: {
    format: both("hybrid", "Hibrid"),
    endHour: [
      ["15:00", "15:00"],
      ["16:00", "16:00"],
    ],
    link: [
      ["https://meet.example.ro/a", "meet.example.ro/a"],
      ["https://meet.example.ro/b", "meet.example.ro/b"],
    ],
    hasCertificate: [
      ["on", "Certificat Da"],
      ["", "Certificat Nu"],
    ],
    ...shown,
  },
});

const preparedAnswer: Noun = {
  table: PREPARED_ANSWER,
  who: () => person("ADMIN"),
  create: () => `${PREPARED}/new`,
  last: () => lastOf(preparedAnswers),
  stored: async (id) => preparedInputOf(await preparedById(id)),
  edit: preparedPath,
  page: () => PREPARED,
  notShown: { answer: "the list has the questions only" },
  samples: {},
};

/** Everything with a form of fields. */
export const NOUNS: Readonly<Record<string, Noun>> = {
  ...LIBRARY_NOUNS,
  "a prepared answer": preparedAnswer,
  "a project": project,
  "a training program": program("training", {}),
  "an event": program("event", {}),
  ...PROFILE_NOUNS,
  ...COMMUNITY_NOUNS,
  ...PAPER_NOUNS,
  ...REQUEST_NOUNS,
};
