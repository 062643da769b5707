/** The person for whom the page was drawn, and the key with which the browser keeps what they typed. */
export type Writer = { person: string; key: string };

/** Answers who is signed in, and takes what the browser has kept. */
export const KEPT_TEXT = "/reluare/text";
/** After the sign-in: what this browser has kept for the person. */
export const FROM_BROWSER = "/reluare?navigator=da";
export const KEPT_PREFIX = "psp-text:";
