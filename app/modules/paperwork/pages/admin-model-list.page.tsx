import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { ModelList } from "../parts/model-list";
import { verifiedWords } from "../rules/model-version";
import { PAPER_KIND_CODES, PAPER_KINDS } from "../rules/paper-kind";
import { adminModelPath } from "../rules/paths";
import { modelPolicy } from "../rules/policy";
import { copyCounts, currentVersions } from "../store/models.server";
import type { Route } from "./+types/admin-model-list.page";

export async function loader({ context }: Route.LoaderArgs) {
  modelPolicy.allow("read", adminOf(context), null, now());
  const current = await currentVersions();
  const copies = await copyCounts();
  return PAPER_KIND_CODES.map((kind) => {
    const { number, publishedOn, verified } = current[kind];
    const own = copies.get(kind) ?? 0;
    return {
      kind,
      title: PAPER_KINDS[kind],
      facts: [
        `versiunea ${number}`,
        publishedOn === null ? null : dateLong(publishedOn),
        verified === null ? "neverificată de un jurist" : `verificată la ${verifiedWords(verified)}`,
        own === 0 ? null : plural(own, "autoritate cu text propriu", "autorități cu text propriu"),
      ].filter((fact) => fact !== null),
    };
  });
}

export const meta = () => [{ title: "Modelele documentelor – PSP" }];

/** The platform's models of the papers that authorities make from their requests. */
export default function AdminModelList({ loaderData }: Route.ComponentProps) {
  return (
    <ModelList rows={loaderData} hrefOf={adminModelPath}>
      O autoritate își poate adapta propriul text și este anunțată când publicați altă versiune.
    </ModelList>
  );
}
