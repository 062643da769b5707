import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { Anchor } from "~/ui/anchor/anchor";
import { ModelList } from "../parts/model-list";
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
export default function ModelListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ModelList rows={loaderData} hrefOf={modelPath}>
      Puteți adapta oricare text pentru instituția dumneavoastră; sunteți anunțați când se schimbă modelul de la care
      ați pornit. Antetul și semnatarii se scriu în <Anchor href={LETTERHEAD_PATH}>Antetul documentelor</Anchor>.
    </ModelList>
  );
}
