/** Stops a start or a command. The message is a Romanian sentence for the operator and is printed without a stack. */
export class OperatorError extends Error {}
