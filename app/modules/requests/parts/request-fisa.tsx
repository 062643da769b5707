import { Clock, EyeOff, Flame, Hourglass, Lock, LockOpen, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { dateLong, dateTime } from "~/platform/language/dates";
import { countyByCode } from "~/platform/romania/counties";
import { Badge } from "~/ui/badge/badge";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { linked } from "~/ui/text/linked";
import type { fisaView, NoteIcon } from "../pages/request-view.server";
import { requestPath } from "../rules/paths";
import { URGENCIES } from "../rules/request";
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

type FisaView = ReturnType<typeof fisaView>;

type RequestFisaProps = {
  fisa: FisaView;
  /** The description and the facts are folded. */
  folded?: boolean;
  /** Where its files are; those of its authority without it. */
  filesAt?: string;
  children?: ReactNode;
};

export function RequestFisa({ fisa, folded = false, filesAt, children }: RequestFisaProps) {
  const { owner, notes, number } = fisa;
  return (
    <Fisa
      level={1}
      heading={fisa.title}
      corner={[
        { term: "Nr.", detail: number, number: number.startsWith("PSP") },
        { term: "Din", detail: dateLong(fisa.from) },
        { term: "Termen", detail: fisa.deadline },
      ]}
      letterhead={
        <Letterhead seed={owner.id} kind="UAT" verified={owner.verified}>
          {owner.line}
        </Letterhead>
      }
      status={
        <>
          <RequestStatusBadge status={fisa.status} decision={fisa.decision} />
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
            <Content fisa={fisa} filesAt={filesAt} />
          </div>
        </details>
      ) : (
        <Content fisa={fisa} filesAt={filesAt} />
      )}
      {children}
    </Fisa>
  );
}

const Content = ({ fisa, filesAt }: { fisa: FisaView; filesAt: string | undefined }) => (
  <>
    <p className="lines">{linked(fisa.description)}</p>
    <Facts rows={requestFacts(fisa, filesAt)} />
  </>
);

export function requestFacts(fisa: FisaView, filesAt = requestPath(fisa.id, "files")) {
  const { urgency, county, onlyPartner, questionsUntil } = fisa;
  const rows = [
    { term: "Categorie", detail: CATEGORIES[fisa.category] },
    { term: "Buget", detail: <Budget sum={fisa.budget} note={fisa.budgetNote} /> },
    urgency && { term: "Urgență", detail: URGENCIES[urgency].label },
    county && { term: "Județ", detail: countyByCode(county).name },
    {
      term: "Se adresează",
      detail: onlyPartner === null ? "Tuturor partenerilor verificați" : `Numai partenerului ${onlyPartner}`,
    },
    { term: "Criteriul de alegere", detail: fisa.criterion },
    questionsUntil && { term: "Întrebări până la", detail: dateTime(questionsUntil) },
    { term: "Fișiere", detail: <Files files={fisa.files} at={filesAt} /> },
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
