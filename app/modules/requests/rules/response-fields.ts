import { orNone, text } from "~/platform/form/field-table";

/** The texts of an offer; its price, its duration and its files are written beside them. */
export const RESPONSE = {
  text: text("Ce oferiți", "oferta", {
    most: 10_000,
    rows: 4,
    missing: "Descrieți ce oferiți",
    hint: "Ce primește autoritatea, până când, cine predă.",
    uncut: true,
  }),
  experience: orNone(
    text("Experiență", "experiența", {
      most: 4_000,
      rows: 3,
      hint: "Lucrări asemănătoare, pe scurt: pentru cine, când.",
      uncut: true,
    }),
  ),
};
