import { z } from "zod";
import { line, text } from "~/platform/form/fields";
import { LONGEST_SUBJECT, LONGEST_TEXT } from "./rules";

const message = text("mesajul", LONGEST_TEXT);

export const messageForm = z.object({ text: message });
export const openingForm = z.object({ subject: line("subiectul", LONGEST_SUBJECT), text: message });
