import { EyeOff, Flame, Hourglass, Lock, LockOpen, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { dateLong, dateTime } from "~/platform/language/dates";
import { countyByCode } from "~/platform/romania/counties";
import { Badge } from "~/ui/badge/badge";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { linked } from "~/ui/text/linked";
import { Knots } from "~/ui/thread/knots";
import type { Knot } from "../rules/knots";
import { requestPath } from "../rules/paths";
import { URGENCIES } from "../rules/request";
import type { NoteIcon, sheetView } from "../views/request-view.server";
import { Files } from "./files";
import { RequestStatusBadge } from "./request-badges";

const NOTE_ICONS: Readonly<Record<NoteIcon, LucideIcon>> = {
  hidden: EyeOff,
  sealed: Lock,
  opened: LockOpen,
  queued: Hourglass,
  urgent: Flame,
  addressed: UserRound,
};

type SheetView = ReturnType<typeof sheetView>;

type RequestSheetProps = {
  sheet: SheetView;
  /** Where it stands, in one line. */
  knots: readonly Knot[];
  children?: ReactNode;
};

/** The registry file of a request: who, what, for how much, and where it stands. */
export function RequestSheet({ sheet, knots, children }: RequestSheetProps) {
  const { owner, notes, number } = sheet;
  return (
    <Fisa
      level={1}
      heading={sheet.title}
      corner={[
        { term: "Nr.", detail: number, number: number.startsWith("PSP") },
        { term: "Din", detail: dateLong(sheet.from) },
        { term: "Termen", detail: sheet.deadline },
      ]}
      letterhead={
        <Letterhead seed={owner.id} kind="UAT" verified={owner.verified}>
          {owner.line}
        </Letterhead>
      }
      status={
        <>
          <RequestStatusBadge status={sheet.status} decision={sheet.decision} />
          {notes.map(({ icon, text }) => (
            <Badge key={text} tone="plain" icon={NOTE_ICONS[icon]}>
              {text}
            </Badge>
          ))}
        </>
      }
      strip={[
        {
          term: sheet.sum === null ? "Buget" : "Buget, fără TVA",
          detail: <span className="num">{sheet.sum ?? "nespecificat"}</span>,
        },
        { term: "Categorie", detail: CATEGORIES[sheet.category] },
        { term: "Se adresează", detail: sheet.onlyPartner ?? "Partenerilor verificați" },
        { term: "Criteriul de alegere", detail: sheet.shortCriterion },
      ]}
      knots={<Knots label="Istoricul solicitării, pe scurt" knots={knots} />}
    >
      {children}
    </Fisa>
  );
}

const addressees = ({ onlyPartner }: SheetView): string =>
  onlyPartner === null ? "Tuturor partenerilor verificați" : `Numai partenerului ${onlyPartner}`;

/** What is asked, in the words of the authority, and all its facts. `filesAt`: where its files are; without it, its authority's. */
export const RequestText = ({ sheet, filesAt }: { sheet: SheetView; filesAt?: string }) => (
  <Card heading="Descriere">
    <p className="lines">{linked(sheet.description)}</p>
    <Facts rows={requestFacts(sheet, filesAt)} />
  </Card>
);

export function requestFacts(sheet: SheetView, filesAt = requestPath(sheet.id, "files")) {
  const { urgency, county, questionsUntil } = sheet;
  const rows = [
    { term: "Categorie", detail: CATEGORIES[sheet.category] },
    { term: "Buget", detail: <Budget sum={sheet.budget} note={sheet.budgetNote} /> },
    urgency && { term: "Urgență", detail: URGENCIES[urgency].label },
    county && { term: "Județ", detail: countyByCode(county).name },
    { term: "Se adresează", detail: addressees(sheet) },
    { term: "Criteriul de alegere", detail: sheet.criterion },
    questionsUntil && { term: "Întrebări până la", detail: dateTime(questionsUntil) },
    { term: "Fișiere", detail: <Files files={sheet.files} at={filesAt} /> },
  ];
  return rows.filter((row) => row !== null);
}

/** A budget with the note on the legal threshold. */
export function Budget({ sum, note }: { sum: string; note: string }) {
  return (
    <>
      <span className="num">{sum}</span>
      <span className="small muted block">{note}</span>
    </>
  );
}
