import { Download } from "lucide-react";
import { isAdmin } from "~/modules/accounts/rules/actor";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { idFromPath } from "~/platform/form/id";
import { leadToLast } from "~/platform/form/list-query";
import { newFormKey } from "~/platform/form/once.server";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { PrintButton } from "~/ui/button/print-button";
import { PostEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import { Head } from "~/ui/head/head";
import { EmptyState } from "~/ui/list/empty-state";
import { Pager } from "~/ui/list/pager";
import { Table } from "~/ui/table/table";
import { attendanceForm } from "../forms";
import { hoursText } from "../rules/card";
import { programDeskPath } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { ROSTER_PER_PAGE, rosterPages } from "../rules/program-query";
import { rosterRow } from "../rules/roster";
import { rosterOf } from "../store/enrolments.server";
import { markAttendance } from "../verbs/programs.server";
import type { Route } from "./+types/program-roster.page";
import { programHere } from "./desk-here.server";

/** Who has a seat and who waits for one, in order, with the attendance that an ADMIN notes after the start. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { program, at, back } = await programHere({ actor, id: idFromPath(params.id) });
  programPolicy.allow("roster", actor, program, at, back);
  const path = programDeskPath(actor.role, program.id, "roster");
  const { page } = rosterPages.read(url.searchParams);
  const { rows, total, pages } = await rosterOf(program.id, at, page);
  leadToLast({ page, pages }, (last) => rosterPages.address(path, {}, { page: last }));
  return {
    back,
    path,
    page,
    pages,
    total,
    time: hoursText(program.startsAt, program.endsAt),
    formKey: newFormKey(),
    file: programDeskPath(actor.role, program.id, "roster.csv"),
    showsEmail: isAdmin(actor),
    mayMark: programPolicy.may("attend", actor, program, at),
    first: (page - 1) * ROSTER_PER_PAGE + 1,
    rows: rows.map((row) => rosterRow(row, at, isAdmin(actor))),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, attendanceForm, {
    back: async ({ actor, id, request }) => {
      const { program } = await programHere({ actor, id });
      const { page } = rosterPages.read(new URL(request.url).searchParams);
      return rosterPages.address(programDeskPath(actor.role, program.id, "roster"), {}, { page });
    },
    work: async ({ actor, id, value: { shown, present } }) => ({
      present: await markAttendance(actor, id, new Set(present), new Set(shown)),
      of: shown.length,
    }),
    done: (_given, did) => ({
      title: "Prezența a fost notată.",
      ...(did
        ? { text: `Au venit ${did.present} din ${plural(did.of, "persoană", "persoane")} de pe această pagină.` }
        : {}),
    }),
  });

type View = Route.ComponentProps["loaderData"];

export default function ProgramRoster({ loaderData: view }: Route.ComponentProps) {
  const { back, path, page, pages, total, time, file, mayMark, formKey } = view;
  return (
    <>
      <title>{`Lista înscrișilor: ${back.label} – PSP`}</title>
      <Head
        crumb={back}
        heading="Lista înscrișilor"
        facts={`${back.label}, ${time}`}
        actions={
          total === 0 ? null : (
            <>
              <ButtonLink icon={Download} href={file} download reload className="screen-only">
                Descarcă lista (CSV)
              </ButtonLink>
              <PrintButton />
            </>
          )
        }
      />
      {total === 0 ? (
        <EmptyState title="Nimeni, deocamdată">
          Aici apar cei înscriși și cei de pe lista de așteptare, în ordinea în care s-au înscris.
        </EmptyState>
      ) : (
        <>
          {mayMark ? (
            <KeptForm draft={null} answered={undefined} fields={{ formKey }}>
              <RosterTable view={view} />
              <PostEnd
                submit="Notează prezența"
                busyLabel="Se notează…"
                cancel={back.href}
                note={pages > 1 ? "Se notează numai pentru persoanele de pe această pagină." : undefined}
              />
            </KeptForm>
          ) : (
            <RosterTable view={view} />
          )}
          <Pager
            page={page}
            pages={pages}
            href={(to) => rosterPages.address(path, {}, { page: to })}
            label="Paginile listei"
          />
        </>
      )}
    </>
  );
}

function RosterTable({ view: { rows, first, showsEmail, mayMark } }: { view: View }) {
  const columns = ["Nr.", "Nume", "Organizația", ...(showsEmail ? ["E-mail"] : []), "Starea", "Prezența"];
  return (
    <Table caption="Persoanele înscrise" columns={columns.map((label) => ({ label }))}>
      {rows.map(({ id, name, organisation, email, state, seated, attended, attendance }, place) => (
        <tr key={id}>
          <td>{first + place}</td>
          <th scope="row">{name}</th>
          <td>{organisation}</td>
          {email === null ? null : (
            <td>
              <Anchor href={`mailto:${email}`}>{email}</Anchor>
            </td>
          )}
          <td>{state}</td>
          <td>
            {mayMark && seated ? (
              <label className="choice choice--plain">
                <input type="hidden" name="shown" value={id} />
                <input
                  type="checkbox"
                  name="present"
                  value={id}
                  defaultChecked={attended}
                  aria-label={`Prezent: ${name}`}
                />
              </label>
            ) : (
              attendance
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
