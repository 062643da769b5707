import { z } from "zod";
import { choice, text } from "~/platform/form/fields";

const SCORES = ["1", "2", "3", "4", "5"] as const;

const score = (name: string) => choice(SCORES, name).transform(Number);

export const reviewForm = z.object({
  overall: score("nota generală"),
  quality: score("nota pentru calitate"),
  time: score("nota pentru respectarea termenelor"),
  communication: score("nota pentru comunicare"),
  price: score("nota pentru preț"),
  text: text("recenzia", 2_000, "Scrieți câteva cuvinte despre colaborare"),
});

export const replyForm = z.object({
  text: text("răspunsul la recenzie", 2_000),
});
