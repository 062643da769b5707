import { z } from "zod";
import { shapeOf } from "~/platform/form/field-shape";
import { readable } from "~/platform/form/fields";
import { parseWebsite } from "~/platform/language/website";
import { LINK } from "../rules/link-fields";
import { isRoom, ROOMS } from "../rules/links";

const ADDRESS = `Scrieți adresa întreagă, de exemplu https://www.anap.gov.ro, sau o pagină a platformei: ${Object.keys(ROOMS).join(", ")}`;

const readAddress = (typed: string): string | null => (isRoom(typed) ? typed : parseWebsite(typed));

export const linkForm = z.object(shapeOf(LINK, { address: readable(readAddress, ADDRESS, "Introduceți adresa") }));
