import type { Limit } from "~/platform/rate-limit/rate-limit.server";

/** Of one person. */
export const QUESTION_LIMIT: Limit = {
  name: "assistant",
  most: 30,
  seconds: 3_600,
  sentence: "Ați pus 30 de întrebări într-o oră. Puteți căuta și în hubul de cunoștințe.",
};

/** Chats that one person sends to the support desk. */
export const MESSAGE_LIMIT: Limit = {
  name: "assistant-support",
  most: 20,
  seconds: 3_600,
  sentence: "Ați trimis multe mesaje într-o oră.",
};
