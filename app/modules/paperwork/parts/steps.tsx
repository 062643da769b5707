import { Ban, Check, CircleDashed, CircleDot, type LucideIcon } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { FileLink } from "./made-papers";
import { MakeButton, type PapersView, PossibleNote } from "./possible-paper";

type Step = PapersView["steps"][number];

const STATES: Readonly<Record<Step["state"] | "next", { tone: BadgeTone; icon: LucideIcon; words: string }>> = {
  made: { tone: "green", icon: Check, words: "Există" },
  skipped: { tone: "grey", icon: Ban, words: "Omis" },
  missing: { tone: "grey", icon: CircleDashed, words: "Lipsește" },
  next: { tone: "blue", icon: CircleDot, words: "Urmează" },
};

/** The steps of a direct purchase in their order: what exists, what is missing, what is left out and why, what comes next. */
export function Steps({ view }: { view: PapersView }) {
  return (
    <Card heading="Pașii achiziției directe">
      <Stack>
        <p className="muted">
          {view.bare
            ? "Documentele interne se fac fără rândul de sus despre verificarea modelului de un jurist. "
            : "Pe documentele interne al căror model nu este verificat de un jurist se scrie acest lucru, sus. "}
          <Anchor href={view.otherWay}>{view.bare ? "Fă-le cu rândul acesta" : "Fă-le fără rândul acesta"}</Anchor>
        </p>
        <Rows>
          {view.steps.map((step, index) => (
            <StepRow key={step.step} step={step} place={index + 1} view={view} />
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}

function StepRow({ step, place, view }: { step: Step; place: number; view: PapersView }) {
  const { title, state, isNext, newest, skip, more, why, make } = step;
  const { tone, icon, words } = STATES[isNext ? "next" : state];
  return (
    <Row
      title={
        <>
          {place}. {title}{" "}
          <Badge tone={tone} icon={icon}>
            {words}
          </Badge>
        </>
      }
      note={
        <>
          {newest.map((paper) => (
            <span key={paper.docx} className="block">
              {paper.title}, {paper.number}. <FileLink href={paper.docx} format="DOCX" title={paper.title} />
            </span>
          ))}
          {skip === null ? null : (
            <span className="block">
              Omis de {skip.by}, {skip.at}: {skip.reason}
            </span>
          )}
          {more === null ? null : <span className="block">{more.words}</span>}
          {why === null ? null : <span className="block">{why}</span>}
          {state === "missing" && make[0] ? <PossibleNote paper={make[0]} /> : null}
        </>
      }
      end={view.mayWrite ? <StepActions step={step} here={view.here} /> : null}
    />
  );
}

function StepActions({
  step: { title, state, skip, more, make, skipping, taking },
  here,
}: {
  step: Step;
  here: string;
}) {
  return (
    <Cluster tight>
      {make.map((paper) => (
        <MakeButton key={paper.key} paper={paper} here={here} named={make.length > 1} />
      ))}
      {more === null ? null : <Anchor href={more.href}>{more.label}</Anchor>}
      {state === "made" && skip === null ? null : skip === null ? (
        <Anchor href={skipping}>
          Omite<span className="vh">: {title}</span>
        </Anchor>
      ) : (
        <PostButton small variant="quiet" action={taking} busyLabel="Se salvează…">
          Nu mai omite<span className="vh">: {title}</span>
        </PostButton>
      )}
    </Cluster>
  );
}
