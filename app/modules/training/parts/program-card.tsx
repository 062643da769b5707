import { BadgeCheck } from "lucide-react";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Heading } from "~/ui/heading/heading";
import { Cluster } from "~/ui/layout/layout";
import { Dotted, Moment, VisuallyHidden } from "~/ui/text/text";
import type { ProgramCardView } from "../rules/card";
import { programPath } from "../rules/paths";
import type { EnrolmentState } from "../rules/seats";
import { EnrolmentBadge } from "./enrolment-badge";
import { ProgramRating } from "./program-rating";

export type ProgramCardProps = {
  level?: 2 | 3;
  program: ProgramCardView;
  /** The reader's own place; null when they have none. */
  state: EnrolmentState | null;
  /** The button that asks for a place; null when the reader may not ask. */
  ask: { words: string; formKey: string } | null;
};

/** A training of the catalogue, or an event of the network. */
export function ProgramCard({ level = 2, program, state, ask }: ProgramCardProps) {
  const { id, kind, title, href, excerpt } = program;
  return (
    <Card as="article" className="stack stack--1">
      <Cluster tight>
        <Heading level={level}>
          <Anchor href={href}>{title}</Anchor>
        </Heading>
        {state ? <EnrolmentBadge state={state} /> : null}
        {program.hasCertificate ? (
          <Badge tone="plain" icon={BadgeCheck}>
            Certificat
          </Badge>
        ) : null}
      </Cluster>
      <p className="small muted">
        <Dotted
          facts={[program.category, program.level, program.format, program.duration, program.provider, program.taught]}
        />
      </p>
      <p className="small">
        <Dotted
          facts={[
            <Moment key="when" at={program.when.at}>
              {program.when.text}
            </Moment>,
            program.place,
            <b key="seats" className="nowrap">
              {program.seats}
            </b>,
          ]}
        />
      </p>
      <p className="clamp">{excerpt}</p>
      <p className="small">
        <Price price={program.price} />
      </p>
      <ProgramRating {...program.rating} />
      <Cluster tight>
        <ButtonLink small href={href}>
          Detalii<VisuallyHidden> despre {quoted(title)}</VisuallyHidden>
        </ButtonLink>
        {ask ? (
          <PostButton
            small
            variant="primary"
            action={programPath(kind, id, "enrolment")}
            formKey={ask.formKey}
            busyLabel="Se trimite…"
          >
            {ask.words}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </PostButton>
        ) : null}
      </Cluster>
    </Card>
  );
}

/** What a member pays, and what it costs otherwise. */
export function Price({ price: { own, full, why } }: Pick<ProgramCardView, "price">) {
  return (
    <>
      <b className="num nowrap">{own}</b>
      {full ? (
        <>
          {" "}
          <span className="muted">
            <span className="nowrap">
              în loc de <s className="num">{full}</s>
            </span>
            {why ? ` (${why})` : null}
          </span>
        </>
      ) : null}
    </>
  );
}
