import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { Anchor } from "~/ui/anchor/anchor";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { ChangedBadge } from "../parts/version-badge";
import { PAPER_KIND_CODES, PAPER_KINDS } from "../rules/paper-kind";
import { LETTERHEAD_PATH, modelPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { modelsFor } from "../store/models.server";
import type { Route } from "./+types/model-list.page";

export async function loader({ context }: Route.LoaderArgs) {
  const { organisation, ...actor } = uatOf(context);
  paperworkPolicy.allow("read", { ...actor, organisation }, { ownerId: organisation.id }, now());
  const models = await modelsFor(organisation.id);
  return PAPER_KIND_CODES.map((kind) => {
    const { name, verified, copy, isBehind } = models[kind];
    return {
      kind,
      title: PAPER_KINDS[kind],
      isBehind,
      facts: copy ? [name] : [name, verified === null ? "neverificat de un jurist" : `verificat la ${verified}`],
    };
  });
}

export const meta = () => [{ title: "Modelele documentelor – PSP" }];

/** After which text each paper of the authority is made. */
export default function ModelList({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <PageHeading
        heading="Modelele documentelor"
        count={{ value: loaderData.length, words: "modele" }}
        intro="Documentele din solicitări se fac după modelele platformei. Puteți adapta oricare text pentru instituția dumneavoastră; sunteți anunțați când se schimbă modelul de la care ați pornit."
      />
      <div className="card">
        <Rows>
          {loaderData.map(({ kind, title, facts, isBehind }) => (
            <Row
              key={kind}
              href={modelPath(kind)}
              title={title}
              facts={facts}
              end={isBehind ? <ChangedBadge /> : null}
            />
          ))}
        </Rows>
      </div>
      <p className="muted small">
        Antetul și semnatarii se scriu în <Anchor href={LETTERHEAD_PATH}>Antetul documentelor</Anchor>.
      </p>
    </Stack>
  );
}
