import { query } from "../../support/databases";
import { type Planting, plain, type Read } from "./cast";

const EXCHANGE = "/features/project-exchange";
const OWN = "/proiecte/aplicatii";

/** The exchange: a project, an application to it, what was decided, and one that nobody was chosen for. */
export const projects: Record<string, Planting> = {
  "a project": async (cast, database) => {
    const days = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const fixed = { applicationsUntil: days, budget: "120.000" };
    const open = async () => plain((await cast.uat.write("/proiecte/nou", { fixed })).location);
    const project = await open();
    const closed = await open();
    await cast.uat.writeWhatIsLeft(`${project}/edit`, { fixed });
    await cast.firma.write(`${project}/apply`);
    await cast.firma.write(`${closed}/apply`);
    const [application] = await query<{ id: string }>(
      database,
      "select id from project_applications where project_id = $1",
      [project.split("/").at(-1)],
    );
    if (!application) throw new Error(`Nobody applied to ${project}`);
    const decided = `/proiecte/applications/${application.id}`;
    await cast.uat.write(decided, { fixed: { decision: "accepted" } });
    await cast.uat.write(`${closed}/closing`);
    const hidden = await open();
    await cast.admin.write(`${hidden}/hiding`);
    const pages = [EXCHANGE, project, closed];
    return [
      ...(["stranger", "uat", "firma", "admin"] as const).flatMap((who) => pages.map((path): Read => ({ who, path }))),
      ...(["uat", "firma"] as const).map((who): Read => ({ who, path: OWN })),
      ...(["uat", "admin"] as const).map((who): Read => ({ who, path: hidden })),
      { who: "uat", path: decided },
      { who: "uat", path: `${project}/edit` },
      { who: "uat", path: "/uat/notificari" },
      { who: "firma", path: "/firma/notificari" },
    ];
  },
};
