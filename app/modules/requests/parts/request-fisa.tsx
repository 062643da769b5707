import { BellRing, Clock, Flame, Hourglass, Lock, LockOpen, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { type Fact, Facts, Fisa } from "~/ui/fisa/fisa";
import type { RequestStatus } from "../rules/request";
import { RequestStatusBadge } from "./request-badges";

export type FileView = { id: string; name: string; size: string; href: string };
type NoteIcon = "sealed" | "opened" | "queued" | "urgent" | "addressed" | "clock" | "reminded";
export type FisaNote = { icon: NoteIcon; text: string };

/** Everything that stands on a request's registry file, in words. */
export type FisaView = {
  owner: { id: string; verified: boolean; line: string };
  title: string;
  status: RequestStatus;
  number: string;
  from: string;
  deadline: string;
  notes: readonly FisaNote[];
  description: string;
  category: string;
  budget: string;
  budgetNote: string;
  urgency: string | null;
  county: string | null;
  addressed: string;
  questionsUntil: string | null;
  files: readonly FileView[];
};

const NOTE_ICONS: Readonly<Record<NoteIcon, LucideIcon>> = {
  sealed: Lock,
  opened: LockOpen,
  queued: Hourglass,
  urgent: Flame,
  addressed: UserRound,
  clock: Clock,
  reminded: BellRing,
};

export type RequestFisaProps = {
  fisa: FisaView;
  level?: 1 | 2 /** Under the facts: what can be done now. */;
  children?: ReactNode;
};

/** A request as a registry file. */
export function RequestFisa({ fisa, level = 1, children }: RequestFisaProps) {
  const { owner, notes } = fisa;
  return (
    <Fisa
      level={level}
      heading={fisa.title}
      corner={[
        { term: "Nr.", detail: fisa.number, number: fisa.number.startsWith("PSP") },
        { term: "Din", detail: fisa.from },
        { term: "Termen", detail: fisa.deadline },
      ]}
      letterhead={
        <Letterhead seed={owner.id} kind="UAT" verified={owner.verified}>
          {owner.line}
        </Letterhead>
      }
      status={
        <>
          <RequestStatusBadge status={fisa.status} />
          {notes.map(({ icon, text }) => (
            <Badge key={text} tone="plain" icon={NOTE_ICONS[icon]}>
              {text}
            </Badge>
          ))}
        </>
      }
    >
      <p className="lines">{fisa.description}</p>
      <Facts rows={factsOf(fisa)} />
      {children}
    </Fisa>
  );
}

function factsOf(fisa: FisaView): Fact[] {
  const rows: (Fact | null)[] = [
    { term: "Categorie", detail: fisa.category },
    { term: "Buget", detail: <Budget fisa={fisa} /> },
    fisa.urgency === null ? null : { term: "Urgență", detail: fisa.urgency },
    fisa.county === null ? null : { term: "Județ", detail: fisa.county },
    { term: "Se adresează", detail: fisa.addressed },
    fisa.questionsUntil === null ? null : { term: "Întrebări până la", detail: fisa.questionsUntil },
    { term: "Fișiere", detail: <Files files={fisa.files} /> },
  ];
  return rows.filter((row) => row !== null);
}

function Budget({ fisa: { budget, budgetNote } }: { fisa: FisaView }) {
  return (
    <>
      <span className="num">{budget}</span>
      <span className="small muted block">{budgetNote}</span>
    </>
  );
}

export function Files({ files }: { files: readonly FileView[] }) {
  if (files.length === 0) return <span className="muted">Niciun fișier</span>;
  return (
    <ul>
      {files.map(({ id, name, size, href }) => (
        <li key={id}>
          <Anchor href={href} download reload>
            {name}
          </Anchor>{" "}
          <span className="muted small nowrap">{size}</span>
        </li>
      ))}
    </ul>
  );
}
