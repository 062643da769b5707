import { Check, ExternalLink, FileX, Search } from "lucide-react";
import { organisationPath } from "~/modules/accounts/rules/places";
import { IconSlot, Row, type RowAction } from "~/ui/list/row";
import type { DeclaredCheck } from "../rules/declared";

const LOOKS = {
  ok: { icon: Check, tone: "ok" },
  compare: { icon: Search, tone: undefined },
  missing: { icon: FileX, tone: "no" },
} as const;

/** Where what was declared is compared: searched there by its number. */
const SOURCES: Readonly<Partial<Record<DeclaredCheck["code"], RowAction>>> = {
  cui: { label: "ANAF", href: "https://www.anaf.ro/RegistruTVA/", icon: ExternalLink },
  register: { label: "ONRC", href: "https://portal.onrc.ro/", icon: ExternalLink },
};

/** What an organisation declared, each with a word of its own. */
export function DeclaredRows({ id, declared }: { id: string; declared: readonly DeclaredCheck[] }) {
  return declared.map(({ code, state, title, fact }) => (
    <Row
      key={code}
      slot={<IconSlot {...LOOKS[state]} />}
      title={title}
      facts={[
        code === "document" && state !== "missing" ? (
          <a key="file" href={`${organisationPath(id)}/document`}>
            {fact}
          </a>
        ) : (
          fact
        ),
      ]}
      action={SOURCES[code]}
    />
  ));
}
