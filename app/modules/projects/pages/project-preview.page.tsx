import { Eye } from "lucide-react";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { codesOf } from "~/platform/codes";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Tabs } from "~/ui/head/tabs";
import { OnlyShown } from "../parts/project-buttons";
import { ProjectHead, ProjectSheet } from "../parts/project-sheet";
import { imaginedReader, previewQuery, READERS } from "../rules/imagined-reader";
import { projectPath } from "../rules/paths";
import { projectPolicy } from "../rules/policy";
import { projectById } from "../store/projects.server";
import type { Route } from "./+types/project-preview.page";
import { imagined, sheetOf } from "./project-reader.server";

export const meta: Route.MetaFunction = () => [{ title: "Cum văd ceilalți proiectul – PSP" }];

/** The page of a project as others have it, by the same rights, for its own authority. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const at = now();
  const project = orNotFound(await projectById(idFromPath(params.id)));
  projectPolicy.allow("decide", actorOf(context), project, at);
  const { reader: kind } = previewQuery.read(url.searchParams);
  const { visitor } = imaginedReader(kind, project);
  const isSeen = projectPolicy.may("read", visitor, project, at);
  return {
    ...(await sheetOf(project, at)),
    kind,
    isSeen,
    hiddenReason: project.hiddenReason,
    reader: isSeen ? await imagined(project, kind, at) : null,
  };
}

export default function ProjectPreviewPage({ loaderData }: Route.ComponentProps) {
  const { project, kind, isSeen, hiddenReason } = loaderData;
  const crumb = { href: project.href, label: project.title };
  if (!isSeen)
    return (
      <>
        <Head heading="Cum văd ceilalți proiectul" crumb={crumb} />
        <Notice tone="yellow">
          {hiddenReason
            ? `Acum nu îl vede nimeni altcineva: un administrator a ascuns proiectul. Motivul: ${hiddenReason}`
            : "Acum nu îl vede nimeni altcineva: pagina comunității nu este publică."}
        </Notice>
      </>
    );
  return (
    <>
      <OnlyShown value>
        <ProjectHead {...loaderData} crumb={crumb} />
      </OnlyShown>
      <Notice
        icon={Eye}
        action={
          <ButtonLink small href={project.href}>
            Înapoi la proiect
          </ButtonLink>
        }
      >
        <p>
          Așa vede proiectul <b>{READERS[kind].said}</b>. Butoanele lui nu funcționează aici.
        </p>
      </Notice>
      <Tabs
        label="Cine vede proiectul"
        tabs={codesOf(READERS).map((reader) => ({
          href: previewQuery.address(projectPath(project.id, "preview"), { reader }),
          label: READERS[reader].label,
          current: reader === kind,
        }))}
      />
      <OnlyShown value>
        <ProjectSheet {...loaderData} />
      </OnlyShown>
    </>
  );
}
