import { z } from "zod";
import { bodySentences } from "~/modules/writing/rules/body-sentences";
import { shapeOf } from "~/platform/form/field-shape";
import { EDITION, IN_COMMON, RESOURCE_FORM } from "../rules/resource-fields";

/** Without the body, which `readBody` sanitises and checks. What it rests on is read after the form is checked. */
export const resourceForm = z.object({ ...shapeOf(RESOURCE_FORM, {}), ...shapeOf(EDITION, {}) });

/** Said at the deputy who answers for the document already. */
export const SAME_PERSON = "Alegeți ca înlocuitor altă persoană decât cea care răspunde de document";

export const importForm = z.object(shapeOf(IN_COMMON, {}));

export const BODY_SENTENCES = {
  ...bodySentences("documentului", "două documente"),
  empty: "Scrieți conținutul documentului sau adăugați un fișier",
};
