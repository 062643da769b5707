import { Clock, EyeOff, Flame, Hourglass, Lock, LockOpen, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { dateLong, dateTime } from "~/platform/language/dates";
import { countyByCode } from "~/platform/romania/counties";
import { Badge } from "~/ui/badge/badge";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { linked } from "~/ui/text/linked";
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
  clock: Clock,
};

type SheetView = ReturnType<typeof sheetView>;

type RequestSheetProps = {
  sheet: SheetView;
  /** The description and the facts are folded. */
  folded?: boolean;
  /** Where its files are; those of its authority without it. */
  filesAt?: string;
  children?: ReactNode;
};

export function RequestSheet({ sheet, folded = false, filesAt, children }: RequestSheetProps) {
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
    >
      {folded ? (
        <details className="fold">
          <summary>
            <strong>Descrierea și datele solicitării</strong>
          </summary>
          <div className="stack">
            <Content sheet={sheet} filesAt={filesAt} />
          </div>
        </details>
      ) : (
        <Content sheet={sheet} filesAt={filesAt} />
      )}
      {children}
    </Fisa>
  );
}

const Content = ({ sheet, filesAt }: { sheet: SheetView; filesAt: string | undefined }) => (
  <>
    <p className="lines">{linked(sheet.description)}</p>
    <Facts rows={requestFacts(sheet, filesAt)} />
  </>
);

export function requestFacts(sheet: SheetView, filesAt = requestPath(sheet.id, "files")) {
  const { urgency, county, onlyPartner, questionsUntil } = sheet;
  const rows = [
    { term: "Categorie", detail: CATEGORIES[sheet.category] },
    { term: "Buget", detail: <Budget sum={sheet.budget} note={sheet.budgetNote} /> },
    urgency && { term: "Urgență", detail: URGENCIES[urgency].label },
    county && { term: "Județ", detail: countyByCode(county).name },
    {
      term: "Se adresează",
      detail: onlyPartner === null ? "Tuturor partenerilor verificați" : `Numai partenerului ${onlyPartner}`,
    },
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
