import { z } from "zod";
import { text } from "~/platform/form/fields";

export const replyForm = z.object({
  text: text("răspunsul la recenzie", 2_000),
});
