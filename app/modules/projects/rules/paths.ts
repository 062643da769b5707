import { openedProjectPath } from "~/modules/communities/rules/paths";

/** The list of open projects. */
export const EXCHANGE = "/features/project-exchange";
export const NEW_PROJECT = "/proiecte/nou";
/** Where an organisation finds what it applied to, what it saved, and what it opened. */
export const OWN_APPLICATIONS = "/proiecte/aplicatii";

/** What a new project begins with: a project of the own community, or the idea of another one's. */
export const OPENED = "proiect";
export const IDEA = "idee";
export const openingPath = (projectId: string): string => `${NEW_PROJECT}?${OPENED}=${projectId}`;
export const copyingPath = (projectId: string): string => `${NEW_PROJECT}?${IDEA}=${projectId}`;

type ProjectStep = "edit" | "preview" | "apply" | "saving" | "closing" | "reopening" | "hiding" | "showing";
export const projectPath = (id: string, step?: ProjectStep): string =>
  `${openedProjectPath(id)}${step ? `/${step}` : ""}`;

export const applicationPath = (id: string, step?: "withdrawal"): string =>
  `/proiecte/applications/${id}${step ? `/${step}` : ""}`;
