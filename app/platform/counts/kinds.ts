/** What is counted by day. A new one needs a migration that writes its row of zero, from which its counting begins. */
export const COUNTED_KINDS = [
  "sign-in",
  "limit",
  "other-origin",
  "file-active",
  "file-locked",
  "file-kind",
  "file-large",
  "page-policy",
] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];
