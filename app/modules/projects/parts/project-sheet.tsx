import { Copy, Eye, EyeOff, Lock, LockOpen, Pencil } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { CopyAddress } from "~/ui/button/copy-text";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { MoreActions } from "~/ui/menu/menu";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted, Moment } from "~/ui/text/text";
import { Todo } from "~/ui/todo/todo";
import { copyingPath, projectPath } from "../rules/paths";
import type { projectsLikeThis, projectView } from "../rules/view";
import { Contact } from "./contact";
import { OwnApplication, type OwnApplicationProps } from "./own-application";
import { Applications, type ApplicationsProps, decisionId, type Received } from "./project-applications";
import { ExchangeStatusBadge, PriorityBadge } from "./project-badges";
import { ActLink, type ProjectActs, ProjectButtons } from "./project-buttons";

type ProjectPageView = ReturnType<typeof projectView>;
type Inside = { text: readonly string[]; contact: { name: string; email: string } | null };

/** What the page has for a signed-in reader only. */
export type ProjectReader = {
  acts: ProjectActs;
  isOwner: boolean;
  own: OwnApplicationProps["own"] | null;
  /** Why the reader's organisation cannot apply. */
  hindrance: string | null;
  inside: Inside | null;
  /** For the authority that decides about them, which may also look at the page as others see it. */
  applications: Pick<ApplicationsProps, "rows" | "total" | "page" | "pages"> | null;
  hiddenReason: string | null;
  may: Readonly<Record<"edit" | "close" | "reopen" | "copy" | "hide" | "show", boolean>>;
};

export type ProjectSheetProps = {
  project: ProjectPageView;
  /** Whose idea it began with. */
  origin: { title: string; href: string; community: string } | null;
  like: ReturnType<typeof projectsLikeThis>;
  reader: ProjectReader | null;
};

type WithReader = Pick<ProjectSheetProps, "project" | "reader">;

/** A project as this reader sees it, below the head of the page. */
export function ProjectSheet({ project, like, origin, reader }: ProjectSheetProps) {
  const isOwner = reader?.isOwner === true;
  const about = (
    <Card heading="Descrierea">
      <Paragraphs of={project.description} />
      {origin ? (
        <p className="small muted">
          Pornit de la ideea <Anchor href={origin.href}>{origin.title}</Anchor>, {origin.community}.
        </p>
      ) : null}
      {isOwner ? <InShort project={project} /> : null}
    </Card>
  );
  return (
    <>
      <ProjectFisa project={project} />
      <NextStep rows={reader?.applications?.rows ?? []} />
      {reader?.hiddenReason ? (
        <Notice tone="yellow">
          Proiectul a fost ascuns de un administrator și îl văd numai autoritatea lui și administratorii. Motivul:{" "}
          {reader.hiddenReason}
        </Notice>
      ) : null}
      {reader?.hindrance ? <Notice>{reader.hindrance}</Notice> : null}
      <Side
        label="Despre proiect"
        aside={
          <>
            {isOwner ? (
              about
            ) : (
              <Card heading="Pe scurt">
                <InShort project={project} />
              </Card>
            )}
            {reader?.inside ? <InsideCard inside={reader.inside} isOwner={isOwner} /> : null}
          </>
        }
      >
        <Stack>
          {reader?.own ? <OwnApplication own={reader.own} /> : null}
          {reader?.applications ? (
            <Applications {...reader.applications} path={project.href} isHidden={reader.hiddenReason !== null} />
          ) : null}
          {isOwner ? null : about}
          {like.length > 0 ? <LikeThis like={like} isOwner={isOwner} /> : null}
        </Stack>
      </Side>
    </>
  );
}

/** The head of the page: the way back, and what this reader may do. */
export function ProjectHead({ project, reader, crumb }: WithReader & { crumb: { href: string; label: string } }) {
  return <Head crumb={crumb} actions={<Acts project={project} reader={reader} />} />;
}

function Acts({ project, reader }: WithReader) {
  const { id, title } = project;
  const may = reader?.may;
  return (
    <>
      {may?.copy ? (
        <ActLink variant="quiet" icon={Copy} href={copyingPath(id)} aria-label={`Copiază ideea: ${title}`}>
          Copiază ideea
        </ActLink>
      ) : null}
      {reader?.isOwner ? null : <ProjectButtons project={project} acts={reader?.acts ?? null} />}
      {may?.reopen ? (
        <PostButton icon={LockOpen} action={projectPath(id, "reopening")}>
          Redeschide
        </PostButton>
      ) : null}
      {may?.edit ? (
        <ButtonLink variant="quiet" icon={Pencil} href={projectPath(id, "edit")}>
          Modifică
        </ButtonLink>
      ) : null}
      {may?.hide ? (
        <ButtonLink variant="quiet" icon={EyeOff} href={projectPath(id, "hiding")}>
          Ascunde
        </ButtonLink>
      ) : null}
      {may?.show ? (
        <PostButton icon={Eye} action={projectPath(id, "showing")}>
          Arată din nou
        </PostButton>
      ) : null}
      {reader?.isOwner ? (
        <MoreActions>
          {reader.applications ? (
            <ButtonLink variant="quiet" icon={Eye} href={projectPath(id, "preview")}>
              Cum îl văd ceilalți
            </ButtonLink>
          ) : null}
          <CopyAddress path={project.href} />
          {may?.close ? (
            <ButtonLink variant="quiet" icon={Lock} href={projectPath(id, "closing")}>
              Încheie aplicațiile
            </ButtonLink>
          ) : null}
        </MoreActions>
      ) : null}
    </>
  );
}

function ProjectFisa({ project }: Pick<WithReader, "project">) {
  const { title, seed, isVerified, community, communityHref, county, status, priority, budget, opened, until } =
    project;
  return (
    <Fisa
      corner={[
        { term: "Buget", detail: <span className="num">{budget}</span> },
        ...(opened ? [{ term: "Postat", detail: <Moment at={opened.at}>{opened.text}</Moment> }] : []),
        {
          term: until.isPast ? "Termen trecut" : "Până la",
          detail: <Moment at={until.at}>{until.text}</Moment>,
        },
      ]}
      letterhead={
        <Letterhead seed={seed} kind="UAT" verified={isVerified}>
          <Dotted
            facts={[
              <Anchor key="community" href={communityHref}>
                {community}
              </Anchor>,
              county,
            ]}
          />
        </Letterhead>
      }
      heading={title}
      level={1}
      status={
        <>
          <ExchangeStatusBadge status={status} />
          <PriorityBadge priority={priority} />
        </>
      }
    />
  );
}

/** The application about which the authority decides next: the oldest that waits stands first. */
function NextStep({ rows }: { rows: readonly Received[] }) {
  const [next] = rows.filter(({ decision }) => decision !== null);
  if (!next) return null;
  return (
    <Todo
      look="line"
      title={`Decideți despre aplicația de la ${next.organisation}`}
      action={
        <ButtonLink variant="primary" href={`#${decisionId(next)}`}>
          Scrie decizia
        </ButtonLink>
      }
    >
      {`Trimisă ${next.arrived}. Fiecare află ce s-a decis.`}
    </Todo>
  );
}

function InShort({ project: { category, applications, stage, progress, untouched } }: Pick<WithReader, "project">) {
  return (
    <Facts
      rows={[
        { term: "Categorie", detail: category },
        { term: "Stadiu", detail: stage },
        {
          term: "Realizat",
          detail: untouched ? (
            <>
              {progress}%, <Moment at={untouched.at}>{untouched.text}</Moment>
            </>
          ) : (
            `${progress}%`
          ),
        },
        { term: "Aplicații", detail: applications },
      ]}
    />
  );
}

function InsideCard({ inside: { text, contact }, isOwner }: { inside: Inside; isOwner: boolean }) {
  if (text.length === 0 && contact === null) return null;
  return (
    <Card heading="Numai pentru cei acceptați">
      {text.length > 0 ? <Paragraphs of={text} /> : null}
      {contact ? <Contact {...contact} /> : null}
      {isOwner ? (
        <p className="small muted">O citesc colegii dumneavoastră și organizațiile ale căror aplicații le acceptați.</p>
      ) : null}
    </Card>
  );
}

function LikeThis({ like, isOwner }: { like: ProjectSheetProps["like"]; isOwner: boolean }) {
  return (
    <div className="screen-only">
      <List heading={isOwner ? "Proiecte ca al dumneavoastră" : "Proiecte asemănătoare"} tight>
        {like.map(({ id, title, href, community, reasons }) => (
          <Row key={id} href={href} title={title} facts={[community, ...reasons]} />
        ))}
      </List>
    </div>
  );
}
