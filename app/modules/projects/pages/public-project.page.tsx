import { Eye, EyeOff, Lock, LockOpen, Pencil } from "lucide-react";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { contactFor } from "~/modules/accounts/store/person.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { leadToLast } from "~/platform/form/list-query";
import { paragraphs } from "~/platform/language/text";
import { pageMeta } from "~/platform/page-meta";
import { pick } from "~/platform/pick";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import { Row, Rows } from "~/ui/rows/rows";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted, Moment } from "~/ui/text/text";
import { Contact } from "../parts/contact";
import { OwnApplication } from "../parts/own-application";
import { Applications } from "../parts/project-applications";
import { ExchangeStatusBadge, PriorityBadge } from "../parts/project-badges";
import { ProjectButtons } from "../parts/project-card";
import { applicationState } from "../rules/applications";
import { copyingPath, EXCHANGE, projectPath } from "../rules/paths";
import { ownsProject, projectApplicationPolicy, projectInsidePolicy, projectPolicy } from "../rules/policy";
import { applicationPages } from "../rules/project-query";
import { applicationView, projectsLikeThis, projectView } from "../rules/view";
import { applicationTo, listApplicationsTo } from "../store/applications.server";
import { insideOf, type ProjectRecord, projectById, projectsLike, savedAmong } from "../store/projects.server";
import { factsOf } from "../verbs/applications.server";
import type { Route } from "./+types/public-project.page";
import { actsOn } from "./project-acts.server";

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

/** What the page shows to a signed-in person only; everybody else has the same page. */
async function readerOf(
  project: ProjectRecord,
  visitor: NonNullable<Visitor>,
  { at, page }: { at: Date; page: number },
) {
  const organisationId = visitor.organisation?.id;
  const own = organisationId === undefined ? null : await applicationTo(project.id, organisationId);
  const facts = own && factsOf(own, project);
  const isOwner = ownsProject(visitor, project);
  const isSaved = (await savedAmong(visitor.userId, [project.id])).has(project.id);
  const hasApplied = own !== null && applicationState(own) !== "withdrawn";
  const may = (action: keyof typeof projectPolicy.rules) => projectPolicy.may(action, visitor, project, at);
  const isInside = (action: "read" | "readOwn") =>
    projectInsidePolicy.may(action, visitor, { project, own: facts }, at);
  const inside = isInside("readOwn") || isInside("read") ? await insideOf(project.id) : null;
  const contact = inside && !isOwner ? await contactOf(project, inside.authorId) : null;
  return {
    acts: actsOn({ project, visitor, at }, { isSaved, hasApplied }),
    isOwner,
    own: own && {
      ...applicationView(own),
      mayWithdraw: facts !== null && projectApplicationPolicy.may("withdraw", visitor, facts, at),
    },
    hindrance: hasApplied || isOwner ? null : (projectPolicy.whyNot("apply", visitor, project, at)?.sentence ?? null),
    inside: inside && {
      text: paragraphs(inside.privateText ?? ""),
      contact: contact && pick(contact, "name", "email"),
    },
    applications: may("decide") ? await applicationsOn(project.id, page) : null,
    hiddenReason: project.hiddenReason,
    may: {
      edit: may("edit"),
      close: may("close"),
      reopen: may("reopen"),
      copy: may("copy"),
      hide: may("hide"),
      show: may("show"),
    },
  };
}

const contactOf = async ({ organisationId }: ProjectRecord, authorId: string) =>
  organisationId === null ? null : contactFor({ authorId, organisationId });

async function applicationsOn(projectId: string, page: number) {
  const { rows, pages } = await listApplicationsTo(projectId, page);
  leadToLast({ page, pages }, (last) => applicationPages.address(projectPath(projectId), {}, { page: last }));
  return {
    page,
    pages,
    rows: rows.map((application) => {
      const { id, state, sent } = applicationView(application);
      return { id, state, sent, organisation: application.organisation, isSuspended: application.isSuspended };
    }),
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
  return (
    <Stack gap={3}>
      <Crumb href={EXCHANGE}>Schimb de proiecte</Crumb>
      <header className="stack stack--1">
        <Cluster tight>
          <ExchangeStatusBadge status={project.status} />
          <PriorityBadge priority={project.priority} />
        </Cluster>
        <h1>{project.title}</h1>
        <p className="muted">
          <Dotted
            facts={[
              <Anchor key="community" href={project.communityHref}>
                {project.community}
              </Anchor>,
              project.county,
            ]}
          />
        </p>
        <Acts project={project} reader={reader} />
      </header>
      <Side label="Despre proiect" aside={<About project={project} />}>
        <Stack gap={3}>
          {reader?.hiddenReason ? (
            <Notice tone="yellow">
              Proiectul a fost ascuns de un administrator și îl văd numai autoritatea lui și administratorii. Motivul:{" "}
              {reader.hiddenReason}
            </Notice>
          ) : null}
          {reader?.hindrance ? <Notice>{reader.hindrance}</Notice> : null}
          {reader?.own ? <OwnApplication own={reader.own} /> : null}
          <Card heading="Descrierea">
            <Paragraphs of={project.description} />
            {origin ? (
              <p className="small muted">
                Pornit de la ideea <Anchor href={origin.href}>{origin.title}</Anchor>, {origin.community}.
              </p>
            ) : null}
          </Card>
          {reader?.inside ? <Inside inside={reader.inside} isOwner={reader.isOwner} /> : null}
          {reader?.applications ? (
            <Applications {...reader.applications} path={project.href} isHidden={reader.hiddenReason !== null} />
          ) : null}
          {like.length > 0 ? <LikeThis like={like} isOwner={reader?.isOwner === true} /> : null}
        </Stack>
      </Side>
    </Stack>
  );
}

type WithReader = { project: View["project"]; reader: View["reader"] };

function Acts({ project, reader }: WithReader) {
  const { id, title } = project;
  const may = reader?.may;
  return (
    <div className="screen-only">
      <Cluster tight>
        {reader?.isOwner ? null : <ProjectButtons project={project} acts={reader?.acts ?? null} />}
        {may?.edit ? (
          <ButtonLink small icon={Pencil} href={projectPath(id, "edit")}>
            Modifică
          </ButtonLink>
        ) : null}
        {may?.close ? (
          <ButtonLink small variant="quiet" icon={Lock} href={projectPath(id, "closing")}>
            Încheie aplicațiile
          </ButtonLink>
        ) : null}
        {may?.reopen ? (
          <PostButton small icon={LockOpen} action={projectPath(id, "reopening")}>
            Redeschide
          </PostButton>
        ) : null}
        {may?.hide ? (
          <ButtonLink small variant="quiet" icon={EyeOff} href={projectPath(id, "hiding")}>
            Ascunde
          </ButtonLink>
        ) : null}
        {may?.show ? (
          <PostButton small icon={Eye} action={projectPath(id, "showing")}>
            Arată din nou
          </PostButton>
        ) : null}
        {may?.copy ? (
          <ButtonLink small variant="quiet" href={copyingPath(id)} aria-label={`Copiază ideea: ${title}`}>
            Copiază ideea
          </ButtonLink>
        ) : null}
      </Cluster>
    </div>
  );
}

function About({ project }: { project: View["project"] }) {
  const { category, budget, until, applications, progress, stage, untouched } = project;
  return (
    <Card heading="Pe scurt">
      <Facts
        stack
        rows={[
          { term: "Categorie", detail: category },
          { term: "Buget", detail: <span className="num">{budget}</span> },
          {
            term: until.isPast ? "Termen trecut" : "Aplicații până la",
            detail: <Moment at={until.at}>{until.text}</Moment>,
          },
          { term: "Aplicații", detail: applications },
        ]}
      />
      <ProgressBar label={stage} value={progress} words={`${progress}% realizat`} />
      {untouched ? (
        <p className="small muted">
          <Moment at={untouched.at}>{untouched.text}</Moment>
        </p>
      ) : null}
    </Card>
  );
}

type Reader = NonNullable<View["reader"]>;

function Inside({ inside: { text, contact }, isOwner }: { inside: NonNullable<Reader["inside"]>; isOwner: boolean }) {
  if (text.length === 0 && contact === null) return null;
  return (
    <Card heading="Numai pentru cei acceptați">
      <Stack gap={1}>
        {text.length > 0 ? <Paragraphs of={text} /> : null}
        {contact ? <Contact {...contact} /> : null}
        {isOwner ? (
          <p className="small muted">
            O citesc colegii dumneavoastră și organizațiile ale căror aplicații le acceptați.
          </p>
        ) : null}
      </Stack>
    </Card>
  );
}

function LikeThis({ like, isOwner }: { like: View["like"]; isOwner: boolean }) {
  return (
    <Card heading={isOwner ? "Proiecte ca al dumneavoastră" : "Proiecte asemănătoare"} className="screen-only">
      <Rows>
        {like.map(({ id, title, href, community, reasons }) => (
          <Row key={id} href={href} title={title} facts={[community, ...reasons]} />
        ))}
      </Rows>
    </Card>
  );
}
