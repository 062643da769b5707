import { Ban, Check, CircleDashed, CircleDot, type LucideIcon } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Todo } from "~/ui/todo/todo";
import { factsOf, MakeButton, type PapersView, problemsOf } from "./possible-paper";

type Step = PapersView["steps"][number];

const STATES: Readonly<Record<Step["state"] | "next", { tone: BadgeTone; icon: LucideIcon; words: string }>> = {
  made: { tone: "green", icon: Check, words: "Făcut" },
  skipped: { tone: "grey", icon: Ban, words: "Omis" },
  missing: { tone: "grey", icon: CircleDashed, words: "Lipsește" },
  next: { tone: "yellow", icon: CircleDot, words: "Urmează" },
};

/** The paper of the first step that has none, with its button; nothing while it cannot be made. */
export function NextPaper({ view }: { view: PapersView }) {
  const next = view.mayWrite ? nextOf(view) : undefined;
  const paper = next?.make[0];
  if (next === undefined || paper === undefined) return null;
  return (
    <Todo
      look="line"
      title={`Următorul document: ${next.title}`}
      action={<MakeButton paper={paper} here={view.here} variant="primary" />}
    >
      {problemsOf(paper).join(" ")}
    </Todo>
  );
}

const nextOf = ({ steps }: PapersView) => steps.find(({ isNext }) => isNext);

/** The steps of a direct purchase in their order: what exists, what is missing, what is left out and why, what comes next. */
export function Steps({ view }: { view: PapersView }) {
  return (
    <List
      chain
      heading="Pașii achiziției directe"
      action={<span className="small muted">Firmele nu văd nimic de aici</span>}
      end={
        <p className="small muted">
          {view.bare
            ? "Documentele interne se fac fără rândul de sus despre verificarea modelului de un jurist. "
            : "Pe documentele interne al căror model nu este verificat de un jurist se scrie acest lucru, sus. "}
          <Anchor href={view.otherWay}>{view.bare ? "Fă-le cu rândul acesta" : "Fă-le fără rândul acesta"}</Anchor>
        </p>
      }
    >
      {view.steps.map((step, index) => (
        <StepRow key={step.step} step={step} place={index + 1} view={view} />
      ))}
    </List>
  );
}

function StepRow({ step, place, view }: { step: Step; place: number; view: PapersView }) {
  const { title, state, isNext, newest, skip, more, why, make } = step;
  const { tone, icon, words } = STATES[isNext ? "next" : state];
  const paper = make[0];
  const [made] = newest;
  const isMissing = state === "missing" && paper !== undefined;
  const say = [
    ...(skip === null ? [] : [`Omis de ${skip.by}, ${skip.at}: ${skip.reason}`]),
    ...(why === null ? [] : [why]),
    ...(isMissing ? problemsOf(paper) : []),
  ];
  // the button of the next one stands above the list
  const first = made || isNext || !view.mayWrite ? undefined : paper;
  return (
    <Row
      title={`${place}. ${title}`}
      name={title}
      knot={isNext ? "now" : state === "missing" ? "next" : "done"}
      say={say.join(" ")}
      facts={[
        ...newest.map(({ title, number }) => (newest.length > 1 ? `${title}, ${number}` : number)),
        ...(isMissing ? factsOf(paper) : []),
        ...(more === null ? [] : [<MoreOf key={more.href} more={more} mayWrite={view.mayWrite} />]),
      ]}
      state={
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
      }
      action={
        made ? (
          { label: "Descarcă", href: made.docx, reload: true }
        ) : first ? (
          <MakeButton paper={first} here={view.here} />
        ) : null
      }
      menu={menuOf(step, view, first)}
    />
  );
}

const MoreOf = ({ more, mayWrite }: { more: NonNullable<Step["more"]>; mayWrite: boolean }) => (
  <>
    {more.words} {mayWrite ? <Anchor href={more.href}>{more.label}</Anchor> : null}
  </>
);

/** Everything but the verb of the row: the other files, what can be made, the model, leaving the step out. */
function menuOf(step: Step, { here, mayWrite }: PapersView, verb: Step["make"][number] | undefined) {
  const { state, isNext, newest, skip, make, model, skipping, taking } = step;
  const others = make.filter((paper) => paper !== verb && !(isNext && paper === make[0]));
  const skips =
    skip === null
      ? { label: "Omite", href: skipping }
      : { label: "Nu mai omite", post: taking, busyLabel: "Se salvează…" };
  return [
    ...newest.flatMap(({ title, docx, pdf }, index) => {
      const of = newest.length > 1 ? `: ${title}` : "";
      const words = index === 0 ? [] : [{ label: `Descarcă${of}`, href: docx, reload: true }];
      return [...words, { label: `Descarcă ca PDF${of}`, href: pdf, reload: true }];
    }),
    ...(mayWrite
      ? others.map((paper) => (
          <MakeButton
            key={paper.key}
            paper={paper}
            here={here}
            variant="quiet"
            named={make.length > 1}
            again={newest.some(({ kind }) => kind === paper.fields.kind)}
          />
        ))
      : []),
    { label: "Vezi modelul", href: model },
    ...(mayWrite && !(state === "made" && skip === null) ? [skips] : []),
  ];
}
