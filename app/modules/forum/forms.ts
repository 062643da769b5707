import { z } from "zod";
import { bodySentences } from "~/modules/writing/rules/body-sentences";
import { choice, line } from "~/platform/form/fields";
import { DISCUSSION_CATEGORY_CODES } from "./rules/categories";
import { LONGEST_TITLE, POST_LIMITS } from "./rules/text";

/** The specification's sentence, first in the error summary when one of these fields is missing. */
export const DISCUSSION_LEAD = {
  sentence: "Toate câmpurile sunt obligatorii",
  fields: ["title", "category", "body"],
} as const;

/** Without the body, which `readPost` sanitises and checks. */
export const discussionForm = z.object({
  title: line("titlul", LONGEST_TITLE),
  category: choice(DISCUSSION_CATEGORY_CODES as [string, ...string[]], "categoria"),
});

export const POST_SENTENCES = bodySentences("mesajului", "două mesaje", POST_LIMITS);
