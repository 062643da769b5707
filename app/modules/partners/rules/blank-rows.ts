import type { FormRow } from "~/platform/form/rows";
import type { ListSection } from "./sections";

/** What a new row of each list starts with. */
export const blankRows: Readonly<Record<ListSection, FormRow>> = {
  services: { name: "", description: "" },
  specialisations: { name: "" },
  portfolio: { name: "", year: "", budget: "", currency: "RON" },
  team: { name: "", position: "", experience: "" },
  certifications: { name: "", detail: "" },
  offers: { title: "", description: "", validUntil: "" },
};
