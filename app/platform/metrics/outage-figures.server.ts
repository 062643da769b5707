import { outages } from "../outage.server";
import { type Figure, gauge } from "./figures.server";

export const outageFigures: readonly Figure[] = [
  gauge({
    name: "psp_outage",
    help: "1 while something that the process needs does not answer it",
    labels: ["of"],
    read: () => Object.entries(outages).map(([of, { isOn }]) => ({ labels: { of }, value: Number(isOn) })),
  }),
];
