import type { NewFlash } from "~/platform/flash/flash.server";

/** Said wherever an article is sent for review. */
export const SENT: NewFlash = {
  tone: "green",
  title: "Articolul este în revizie.",
  text: "Un administrator îl citește și vă anunță. Până atunci îl puteți retrage.",
};
