/** Stops a start or a command. The message is a Romanian sentence for the operator and is printed without a stack. */
export class OperatorError extends Error {}

export const unwritable = (folder: string, reason: string): OperatorError =>
  new OperatorError(
    `Nu se poate scrie în folderul datelor, ${folder} (${reason}). Dați drept de scriere utilizatorului care pornește platforma sau alegeți alt folder, de exemplu DATA_DIR=/srv/psp.`,
  );

/** Says in a Romanian sentence what a start does now. */
export type Announce = (sentence: string) => void;
