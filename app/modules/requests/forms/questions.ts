import { z } from "zod";
import { text } from "~/platform/form/fields";

export const questionForm = z.object({
  text: text("întrebarea", 2_000),
});

export const answerForm = z.object({
  text: text("răspunsul", 4_000),
});
