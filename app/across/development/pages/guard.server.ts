import { notFound } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";

/** These pages exist only in demo mode, on this machine. */
export function onlyInDemo(): void {
  if (!settings().demo) throw notFound();
}
