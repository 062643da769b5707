import { badRequest } from "../refusal";

/** Whether a hidden field says "yes"; throws 400 for anything but "yes" and "no". */
export function isYes(form: FormData, name: string): boolean {
  const value = form.get(name);
  if (value !== "yes" && value !== "no") throw badRequest();
  return value === "yes";
}
