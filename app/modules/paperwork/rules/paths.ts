import type { PaperFormat } from "~/platform/paper/paper";
import { requestPath } from "../../requests/rules/paths";

/** The papers of a request. */
export const papersPath = (requestId: string): string => requestPath(requestId, "papers");

export const paperFilePath = (requestId: string, id: string, format: PaperFormat): string =>
  `${papersPath(requestId)}/${id}/${format}`;

export const paperRemovalPath = (requestId: string, id: string): string => `${papersPath(requestId)}/${id}/removal`;

export const LETTERHEAD_PATH = "/uat/letterhead";
