import { z } from "zod";
import { text } from "./fields";

export const questionForm = z.object({
  text: text({ name: "Întrebarea", empty: "Scrieți întrebarea", most: 2_000 }),
});

export const answerForm = z.object({
  text: text({ name: "Răspunsul", empty: "Scrieți răspunsul", most: 4_000 }),
});
