import { isAdmin } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { csvFile, csvOf } from "~/platform/csv.server";
import { idFromPath } from "~/platform/form/id";
import { slugFileName } from "~/platform/language/text";
import { programPolicy } from "../rules/policy";
import { rosterRow } from "../rules/roster";
import { rosterOf } from "../store/enrolments.server";
import type { Route } from "./+types/roster-file.page";
import { programHere } from "./desk-here.server";

/** The whole roster of a program, as its page shows it. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { program, at, back } = await programHere({ actor, id: idFromPath(params.id) });
  programPolicy.allow("roster", actor, program, at, back);
  const showsEmail = isAdmin(actor);
  const { rows } = await rosterOf(program.id, at, null);
  const columns = ["Nr.", "Nume", "Organizația", ...(showsEmail ? ["E-mail"] : []), "Starea", "Prezența"];
  const cells = rows.map((row, place) => {
    const { name, organisation, email, state, attendance } = rosterRow(row, at, showsEmail);
    return [place + 1, name, organisation, ...(showsEmail ? [email] : []), state, attendance];
  });
  return csvFile(`inscrisi-${slugFileName(program.title)}`, csvOf(columns, cells));
}
