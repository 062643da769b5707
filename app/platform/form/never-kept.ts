/** The names of fields whose texts are neither kept nor shown again: passwords, one-time codes, reserve codes. */
export const NEVER_KEPT = /parol|password|^cod$|^rezerva$/i;
