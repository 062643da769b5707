import { z } from "zod";
import { choice, line, text } from "~/platform/form/fields";
import { LONGEST_QUESTION } from "./rules/answers";
import { DEPARTMENT_CODES } from "./rules/departments";

const question = text("întrebarea", LONGEST_QUESTION);

export const questionForm = z.object({ text: question });
export const firstQuestionForm = z.object({ text: question, department: choice(DEPARTMENT_CODES, "departamentul") });
/** The message to the support desk. */
export const supportForm = z.object({ subiect: line("subiectul", 150), mesaj: text("mesajul", 5000) });
