import { Award, BadgeCheck, Ban, ClipboardCheck, Route as Followed } from "lucide-react";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Card } from "~/ui/card/card";
import { Grid, Stack } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import { COMPLIANCE, type Compliance, complianceOf } from "../rules/compliance";
import { certificates } from "../rules/content";
import { notDone, type Proof, type Statement, statements } from "../rules/security-statements";
import type { Route } from "./+types/public-security.page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Securitate",
    description:
      "Cum sunt protejate conturile, datele și ofertele, cu dovada fiecărei afirmații, și ce este certificat.",
    path: "/features/security",
  });

/** What the platform does for security, with its proofs, and what it is measured by. */
export default function SecurityPage() {
  return (
    <Stack gap={3}>
      <Stack>
        <h1>Securitate</h1>
        <p className="lead">
          Cum sunt protejate conturile, datele și ofertele. Fiecare afirmație are dovada ei: un test care o verifică la
          fiecare schimbare a platformei, o setare sau un antet al paginilor.
        </p>
      </Stack>
      <section aria-labelledby="masuri" className="stack">
        <h2 id="masuri">Măsuri de securitate</h2>
        <Grid>
          {statements.map((statement) => (
            <Measure key={statement.title} {...statement} />
          ))}
        </Grid>
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
    </Stack>
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
      caption="Standarde și legi"
      columns={[{ label: "Standard sau lege" }, { label: "Stare" }, { label: "Ce înseamnă aici" }]}
    >
      {complianceOf(certificates).map(({ code, name, state, text, more }) => (
        <tr key={code}>
          <th scope="row">{name}</th>
          <td>
            <Badge tone={COMPLIANCE[state].tone} icon={ICONS[state]}>
              {COMPLIANCE[state].label}
            </Badge>
          </td>
          <td>
            {text} {more ? <Anchor href={more.href}>{more.label}</Anchor> : null}
          </td>
        </tr>
      ))}
    </Table>
  );
}
