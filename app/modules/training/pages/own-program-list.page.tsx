import { Plus } from "lucide-react";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { Notice } from "~/ui/flash/flash";
import { ListPage } from "~/ui/list/list-page";
import { ProgramRows } from "../parts/program-rows";
import { programRow } from "../rules/desk-view";
import { newProgramPath, OWN_PROGRAMS, programDeskPath } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { unwritten } from "../rules/program";
import { programsOf } from "../store/programs.server";
import type { Route } from "./+types/own-program-list.page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = firmaOf(context);
  const at = now();
  const found = await programsOf(actor.organisation.id, at).catch(couldNotLoad);
  return {
    rows: found?.map((row) => programRow(row, at)) ?? null,
    hindrance: programPolicy.whyNot("propose", actor, unwritten("training"), at)?.sentence ?? null,
  };
}

export const meta = () => [{ title: "Programe propuse – PSP" }];

export default function OwnProgramList({ loaderData: { rows, hindrance } }: Route.ComponentProps) {
  const propose = hindrance === null ? PROPOSE : null;
  return (
    <ListPage
      path={OWN_PROGRAMS}
      heading="Programe propuse"
      actions={propose}
      above={hindrance === null ? null : <Notice>{hindrance}</Notice>}
      shown={rows?.length ?? null}
      nothingYet={{
        title: "Nicio propunere, deocamdată",
        text: "Aici vedeți ce ați propus, ce s-a decis și cine s-a înscris.",
        action: propose,
      }}
    >
      <ProgramRows rows={rows ?? []} hrefOf={(id) => programDeskPath("FIRMA", id)} />
    </ListPage>
  );
}

const PROPOSE = [
  { label: "Propune un program de instruire", icon: Plus, href: newProgramPath("FIRMA", "training"), primary: true },
  { label: "Propune un eveniment", icon: Plus, href: newProgramPath("FIRMA", "event") },
];
