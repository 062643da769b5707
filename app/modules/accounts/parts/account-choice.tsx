import { Cloth } from "~/ui/cloth/cloth";
import { SIDE_SEEDS } from "~/ui/gate/gate";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";

type Side = { href: string; text: string };

/** Authority or firm: the first step of signing in and of registering. */
export function AccountChoice({ uat, firma }: { uat: Side; firma: Side }) {
  return (
    <List label="Tipul de cont">
      <Row
        href={uat.href}
        slot={<Cloth seed={SIDE_SEEDS.UAT} kind="UAT" verified />}
        title="Membru (UAT)"
        facts={[uat.text]}
      />
      <Row
        href={firma.href}
        slot={<Cloth seed={SIDE_SEEDS.FIRMA} kind="FIRMA" verified />}
        title="Partener (Firmă)"
        facts={[firma.text]}
      />
    </List>
  );
}
