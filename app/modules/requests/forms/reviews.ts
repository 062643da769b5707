import { z } from "zod";
import { choice, text } from "./fields";

const SCORES = ["1", "2", "3", "4", "5"] as const;

const score = (empty: string) => choice(SCORES, empty, "Alegeți o notă de la 1 la 5").transform(Number);

export const reviewForm = z.object({
  overall: score("Alegeți nota generală"),
  quality: score("Alegeți nota pentru calitate"),
  time: score("Alegeți nota pentru respectarea termenelor"),
  communication: score("Alegeți nota pentru comunicare"),
  price: score("Alegeți nota pentru preț"),
  text: text({ name: "Recenzia", empty: "Scrieți câteva cuvinte despre colaborare", most: 2_000 }),
});

export const replyForm = z.object({
  text: text({ name: "Răspunsul", empty: "Scrieți răspunsul la recenzie", most: 2_000 }),
});

/** ADMIN hides a review with a reason that its author is told. */
export const hidingForm = z.object({
  reason: text({ name: "Motivul", empty: "Scrieți motivul", most: 1_000 }),
});
