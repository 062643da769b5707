import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { line, website } from "~/platform/form/fields";
import { ACT_FORM } from "../rules/act-fields";

const number = line("numărul", 12).regex(/^\d{1,5}\/\d{1,5}$/, "Scrieți numărul și anul, de exemplu 544/2001");

/** The acts that are named in it are looked up after it is checked. */
export const actForm = z.object(shapeOf(ACT_FORM, { number, address: website }));
