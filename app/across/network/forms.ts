import { z } from "zod";
import { text } from "~/platform/form/fields";
import { LONGEST_MESSAGE } from "./rules/network";

export const packageForm = z.object({ message: text("ce vă interesează", LONGEST_MESSAGE) });
