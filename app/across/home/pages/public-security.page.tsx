import {
  Award,
  BadgeCheck,
  Ban,
  ClipboardCheck,
  Eye,
  Route as Followed,
  ShieldCheck,
  Signal,
  SignalLow,
  SignalMedium,
} from "lucide-react";
import { localDateOf, monthOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { countsSince } from "~/platform/counts/since.server";
import { dateLong } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Card } from "~/ui/card/card";
import { Head } from "~/ui/head/head";
import { Grid } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import { COMPLIANCE, type Compliance, complianceOf } from "../rules/compliance";
import { certificates } from "../rules/content";
import {
  SEVERITIES,
  type Severity,
  THREAT_STATES,
  type ThreatFigure,
  type ThreatState,
  threatFigures,
} from "../rules/security-figures";
import { notDone, type Proof, type Statement, statements } from "../rules/security-statements";
import type { Route } from "./+types/public-security.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Securitate",
    description:
      "Cum sunt protejate conturile, datele și ofertele, cu dovada fiecărei afirmații, și ce este certificat.",
    path: "/features/security",
  });

export async function loader() {
  const month = monthOf(localDateOf(now()));
  const counted = await countsSince({ day: month });
  const days = [month, ...counted.map(({ countedFrom }) => countedFrom)].sort();
  return { figures: threatFigures(counted), from: days.at(-1) ?? month };
}

/** What the platform does for security, with its proofs, and what it is measured by. */
export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head
        heading="Securitate"
        facts="Cum sunt protejate conturile, datele și ofertele. Fiecare afirmație are dovada ei: un test care o verifică la fiecare schimbare a platformei, o setare sau un antet al paginilor."
      />
      <section aria-labelledby="masuri" className="stack">
        <h2 id="masuri">Măsuri de securitate</h2>
        <Grid>
          {statements.map((statement) => (
            <Measure key={statement.title} {...statement} />
          ))}
        </Grid>
      </section>
      <section aria-labelledby="amenintari" className="stack">
        <h2 id="amenintari">Amenințări recente</h2>
        <p>
          Luna aceasta, numărate din {dateLong(loaderData.from)}, fără date despre oameni. Pagina se reface după un
          minut; când sunt prea multe cereri, după cel mult un sfert de oră.
        </p>
        <Threats figures={loaderData.figures} />
        <p className="small muted">
          Severitatea depinde numai de număr, după limitele lunare scrise la fiecare. Blocat: fiecare cerere a fost
          refuzată. Monitorizat: platforma este anunțată și scrie în log. O oprire bruscă poate pierde ce s-a numărat în
          ultimele secunde.
        </p>
      </section>
      <section aria-labelledby="standarde" className="stack">
        <h2 id="standarde">Standarde și legi</h2>
        <p>
          „Verificat” și „Conform” înseamnă că un test le urmărește la fiecare schimbare. „Certificat” apare numai când
          un organism de certificare a dat un certificat.
        </p>
        <Standards />
      </section>
      <section aria-labelledby="ce-nu-face" className="stack">
        <h2 id="ce-nu-face">Ce nu face platforma</h2>
        <ul className="bullets">
          {notDone.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          Ați găsit o problemă de securitate? Scrieți la <Anchor href="/support">centrul de suport</Anchor>.
        </p>
      </section>
    </>
  );
}

function Measure({ title, text, proofs }: Statement) {
  return (
    <Card as="article" className="stack">
      <h3>{title}</h3>
      <p>{text}</p>
      <details className="small">
        <summary>
          Dovada<span className="vh"> pentru {title}</span>
        </summary>
        <ul className="bullets">
          {proofs.map((proof) => (
            <li key={JSON.stringify(proof)}>
              <ProofWords proof={proof} />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

function ProofWords({ proof }: { proof: Proof }) {
  if ("setting" in proof) return <>setarea {proof.setting}</>;
  if ("header" in proof)
    return (
      <>
        antetul {proof.header[0]}: {proof.header[1]}
      </>
    );
  const [file, name] = proof.test;
  return (
    <>
      testul <q lang="en">{name}</q> din {file}
    </>
  );
}

const SEVERITY_ICONS: Readonly<Record<Severity, typeof Signal>> = {
  high: Signal,
  medium: SignalMedium,
  low: SignalLow,
};
const STATE_ICONS: Readonly<Record<ThreatState, typeof Eye>> = { blocked: ShieldCheck, watched: Eye };

function Threats({ figures }: { figures: readonly ThreatFigure[] }) {
  return (
    <Table
      caption="Amenințările lunii, cu număr, severitate și stare"
      columns={[{ label: "Ce s-a întâmplat" }, { label: "Număr și stare" }]}
    >
      {figures.map(({ title, definition, count, severity, state, medium, high }) => (
        <tr key={title}>
          <th scope="row">
            {title}
            <span className="small muted"> ({definition})</span>
          </th>
          <td>
            <b className="num">{formatNumber(count)}</b>{" "}
            <Badge tone={SEVERITIES[severity].tone} icon={SEVERITY_ICONS[severity]}>
              {SEVERITIES[severity].label}
            </Badge>{" "}
            <Badge tone={THREAT_STATES[state].tone} icon={STATE_ICONS[state]}>
              {THREAT_STATES[state].label}
            </Badge>
            <div className="small muted">
              Mediu de la {formatNumber(medium)}, Ridicat de la {formatNumber(high)}
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}

const ICONS: Readonly<Record<Compliance, typeof Award>> = {
  certified: Award,
  conforming: BadgeCheck,
  checked: ClipboardCheck,
  followed: Followed,
  uncertified: Ban,
};

function Standards() {
  return (
    <Table
      caption="Fiecare standard și lege, cu starea ei"
      columns={[{ label: "Standard sau lege" }, { label: "Stare, și ce înseamnă aici" }]}
    >
      {complianceOf(certificates).map(({ code, name, state, text, more }) => (
        <tr key={code}>
          <th scope="row">{name}</th>
          <td>
            <Badge tone={COMPLIANCE[state].tone} icon={ICONS[state]}>
              {COMPLIANCE[state].label}
            </Badge>
            <br />
            {text} {more ? <Anchor href={more.href}>{more.label}</Anchor> : null}
          </td>
        </tr>
      ))}
    </Table>
  );
}
