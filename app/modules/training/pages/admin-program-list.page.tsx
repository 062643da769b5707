import { Plus } from "lucide-react";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { ProgramRows } from "../parts/program-rows";
import { programRow } from "../rules/desk-view";
import { ADMIN_PROGRAMS, newProgramPath, programDeskPath } from "../rules/paths";
import { PROGRAM_STATES } from "../rules/program";
import { adminProgramList, adminProgramsPath } from "../rules/program-query";
import { PROGRAM_KINDS } from "../rules/vocabulary";
import { listAllPrograms } from "../store/programs.server";
import type { Route } from "./+types/admin-program-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const at = now();
  const query = adminProgramList.read(url.searchParams);
  const found = await listAllPrograms(query, at).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => adminProgramsPath(query, { page }));
  return {
    query,
    list: found && { total: found.total, pages: found.pages, rows: found.rows.map((row) => programRow(row, at)) },
  };
}

export const meta = () => [{ title: "Instruiri și evenimente – PSP" }];

export default function AdminProgramList({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <ListPage
      asked={adminProgramList.at(ADMIN_PROGRAMS, query)}
      heading="Instruiri și evenimente"
      count={list && [list.total, "program", "programe"]}
      actions={NEW_PROGRAMS}
      filters={
        <Filters label="Filtrează programele">
          <SearchFilter name="cauta" label="Caută" placeholder="Titlu, temă, cine predă sau firmă" />
          <ChoiceFilter name="fel" label="Fel" options={PROGRAM_KINDS} />
          <ChoiceFilter name="stare" label="Stare" options={PROGRAM_STATES} />
        </Filters>
      }
      shown={list?.rows.length ?? null}
      nothingYet={{
        title: "Niciun program, deocamdată",
        text: "Scrieți primul program de instruire sau primul eveniment: se vede după ce îl publicați.",
        action: NEW_PROGRAMS,
      }}
      pages={list?.pages}
      pagesLabel="Paginile programelor"
    >
      <ProgramRows rows={list?.rows ?? []} hrefOf={(id) => programDeskPath("ADMIN", id)} />
    </ListPage>
  );
}

const NEW_PROGRAMS = [
  { label: "Program de instruire nou", icon: Plus, href: newProgramPath("ADMIN", "training"), primary: true },
  { label: "Eveniment nou", icon: Plus, href: newProgramPath("ADMIN", "event") },
];
