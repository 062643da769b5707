import { calendarFile } from "~/platform/calendar/calendar-file.server";
import { slugFileName } from "~/platform/language/text";
import { notFound } from "~/platform/refusal";
import { calendarOf } from "../content/calendar.server";
import { enrolmentPolicy } from "../rules/policy";
import { hasCalendar } from "../rules/seats";
import { linkOf } from "../store/programs.server";
import type { Route } from "./+types/program-calendar.page";
import { programHere } from "./program-here.server";

/** The program as an event of the reader's calendar; 404 for whoever never had a seat, and 30 days after its end for them. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { actor, at, program, own, facts } = await programHere({ context, params });
  if (own === null || !hasCalendar(own, program, at)) throw notFound();
  const link = enrolmentPolicy.may("join", actor, facts, at) ? await linkOf(program.id) : null;
  return calendarFile(slugFileName(program.title), calendarOf(program, own, link));
}
