import { Copy, Eye, EyeOff, Lock, LockOpen, Pencil } from "lucide-react";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { ProgressBar } from "~/ui/chart/progress-bar";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted, Moment } from "~/ui/text/text";
import { Todo } from "~/ui/todo/todo";
import { Contact } from "../parts/contact";
import { OwnApplication } from "../parts/own-application";
import { Applications, decisionId, type Received } from "../parts/project-applications";
import { ExchangeStatusBadge, PriorityBadge } from "../parts/project-badges";
import { ProjectButtons } from "../parts/project-buttons";
import { copyingPath, EXCHANGE, projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { applicationPages } from "../rules/project-query";
import { projectsLikeThis, projectView } from "../rules/view";
import { projectById, projectsLike } from "../store/projects.server";
import type { Route } from "./+types/public-project.page";
import { readerOf } from "./project-reader.server";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const at = now();
  const project = orNotFound(await projectById(idFromPath(params.id)));
  projectPolicy.allow("read", visitor, project, at);
  const origin = project.originId === null ? null : await projectById(project.originId);
  return {
    project: projectView(project, at),
    like: projectsLikeThis(project, await projectsLike(project)),
    origin: origin?.isShown ? { title: origin.title, href: projectPath(origin.id), community: origin.community } : null,
    reader: visitor && (await readerOf(project, visitor, { at, page: applicationPages.read(url.searchParams).page })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: "Proiectul nu a fost găsit", path: EXCHANGE, noindex: true });
  const { title, href, community, county, budget, category } = loaderData.project;
  return pageMeta(matches, {
    title,
    description: `Proiect deschis de ${community} (${county}): ${category}, ${budget}.`,
    path: href,
  });
};

type View = Route.ComponentProps["loaderData"];

export default function ProjectPage({ loaderData: { project, like, origin, reader } }: Route.ComponentProps) {
  const isOwner = reader?.isOwner === true;
  const about = <About project={project} origin={origin} />;
  return (
    <>
      <Head
        crumb={{ href: EXCHANGE, label: "Schimb de proiecte" }}
        actions={<Acts project={project} reader={reader} />}
      />
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
            {isOwner ? about : <Progress project={project} />}
            {reader?.inside ? <Inside inside={reader.inside} isOwner={isOwner} /> : null}
          </>
        }
      >
        <Stack>
          {reader?.own ? <OwnApplication own={reader.own} /> : null}
          {reader?.applications ? (
            <Applications {...reader.applications} path={project.href} isHidden={reader.hiddenReason !== null} />
          ) : null}
          {isOwner ? <Progress project={project} /> : about}
          {like.length > 0 ? <LikeThis like={like} isOwner={isOwner} /> : null}
        </Stack>
      </Side>
    </>
  );
}

type WithReader = { project: View["project"]; reader: View["reader"] };

function Acts({ project, reader }: WithReader) {
  const { id, title } = project;
  const may = reader?.may;
  return (
    <>
      {may?.copy ? (
        <ButtonLink variant="quiet" icon={Copy} href={copyingPath(id)} aria-label={`Copiază ideea: ${title}`}>
          Copiază ideea
        </ButtonLink>
      ) : null}
      {reader?.isOwner ? null : <ProjectButtons project={project} acts={reader?.acts ?? null} />}
      {may?.close ? (
        <ButtonLink variant="quiet" icon={Lock} href={projectPath(id, "closing")}>
          Încheie aplicațiile
        </ButtonLink>
      ) : null}
      {may?.reopen ? (
        <PostButton icon={LockOpen} action={projectPath(id, "reopening")}>
          Redeschide
        </PostButton>
      ) : null}
      {may?.edit ? (
        <ButtonLink icon={Pencil} href={projectPath(id, "edit")}>
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
          <Dotted facts={[{ label: community, href: communityHref }, county]} />
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

function About({ project: { description, category, applications }, origin }: Pick<View, "project" | "origin">) {
  return (
    <Card heading="Descrierea">
      <Paragraphs of={description} />
      {origin ? (
        <p className="small muted">
          Pornit de la ideea <Anchor href={origin.href}>{origin.title}</Anchor>, {origin.community}.
        </p>
      ) : null}
      <Facts
        rows={[
          { term: "Categorie", detail: category },
          { term: "Aplicații", detail: applications },
        ]}
      />
    </Card>
  );
}

function Progress({ project: { stage, progress, untouched } }: Pick<WithReader, "project">) {
  return (
    <Card heading="Stadiul">
      <ProgressBar label={stage} value={progress} words={`${progress}% realizat`} />
      {untouched ? (
        <p className="small muted">
          <Moment at={untouched.at}>{untouched.text}</Moment>
        </p>
      ) : null}
    </Card>
  );
}

type Inside = NonNullable<NonNullable<View["reader"]>["inside"]>;

function Inside({ inside: { text, contact }, isOwner }: { inside: Inside; isOwner: boolean }) {
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

function LikeThis({ like, isOwner }: { like: View["like"]; isOwner: boolean }) {
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
