import { organisationCounts } from "~/modules/accounts/store/organisation.server";
import { plural } from "~/platform/language/plural";
import { ButtonLink } from "~/ui/button/button";
import { Figures } from "~/ui/figures/figures";
import { Stack } from "~/ui/layout/layout";
import { ListBody } from "~/ui/list-page/list-page";
import { Todo } from "~/ui/todo/todo";
import { adminOf } from "../decision.server";
import { organisationRow } from "../organisation-row.server";
import { OrganisationRows } from "../parts/organisation-rows";
import { organisationsPage } from "../store/organisations.server";
import type { Route } from "./+types/admin-dashboard.page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const [queue, counts] = await Promise.all([
    organisationsPage({ text: "", verification: "pending", kind: null, page: 1 }),
    organisationCounts(),
  ]);
  const total = (kind: "UAT" | "FIRMA", verification?: string) =>
    counts
      .filter((row) => row.kind === kind && (!verification || row.verification === verification))
      .reduce((sum, row) => sum + row.count, 0);
  return {
    name: actor.name,
    waiting: queue.found,
    rows: queue.rows.map(organisationRow),
    figures: {
      waiting: queue.found,
      uat: total("UAT", "verified"),
      firma: total("FIRMA", "verified"),
      suspended: total("UAT", "suspended") + total("FIRMA", "suspended"),
    },
  };
}

export const meta = () => [{ title: "Panou de administrare – PSP" }];

export default function AdminDashboard({ loaderData: { name, waiting, rows, figures } }: Route.ComponentProps) {
  const [first] = rows;
  return (
    <Stack gap={3}>
      <h1>Bună ziua, {name}</h1>
      {first ? (
        <Todo
          title={`${plural(waiting, "organizație așteaptă", "organizații așteaptă")} verificarea`}
          action={
            <ButtonLink variant="primary" href={`/admin/organisations/${first.id}`}>
              Verifică prima
            </ButtonLink>
          }
        >
          {`Cea mai veche este ${first.name}, înregistrată ${first.since}.`}
        </Todo>
      ) : null}
      <Figures
        label="Organizații"
        figures={[
          { value: figures.waiting, label: "De verificat", href: "/admin/organisations?stare=pending" },
          { value: figures.uat, label: "Autorități verificate", href: "/admin/organisations?stare=verified&fel=UAT" },
          { value: figures.firma, label: "Firme verificate", href: "/admin/organisations?stare=verified&fel=FIRMA" },
          { value: figures.suspended, label: "Suspendate", href: "/admin/organisations?stare=suspended" },
        ]}
      />
      <section className="stack" aria-labelledby="coada">
        <h2 id="coada">De verificat</h2>
        <ListBody
          boxed
          state={rows.length > 0 ? "rows" : "nothing-yet"}
          nothingYet={{
            title: "Nimic de verificat",
            text: "Organizațiile nou înregistrate apar aici, cea mai veche prima. Primiți și o notificare pentru fiecare.",
          }}
          nothingMatches={{ resetHref: "/admin/dashboard" }}
          couldNotLoad={{ retryHref: "/admin/dashboard" }}
          level={3}
        >
          <OrganisationRows rows={rows} />
        </ListBody>
      </section>
    </Stack>
  );
}
