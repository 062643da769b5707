import { keepersOf } from "~/modules/library/store/upkeep.server";
import type { Notice } from "../rules/notice";

/** Those who answer for the document and may still open it; all administrators where nobody is left. */
export async function toKeepers(resourceId: string): Promise<Notice["to"]> {
  const people = await keepersOf(resourceId);
  return people.length > 0 ? { people } : "administrators";
}
