import { data, redirect } from "react-router";
import { now } from "~/platform/clock";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { httpContext } from "~/platform/http/context";
import { pageMeta } from "~/platform/page-meta";
import { countTry, type Limit, spareTry } from "~/platform/rate-limit/rate-limit.server";
import { settings } from "~/platform/settings.server";
import { Card } from "~/ui/card/card";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { CertificateBadge } from "../parts/certificate-badge";
import { CodeForm, Comparison, KeyForm } from "../parts/certificate-check";
import { certificateState, fingerprintedText, maskedName, printedFields } from "../rules/certificate";
import { readCode, readKey, spacedAddress } from "../rules/certificate-code";
import { endText } from "../rules/certificate-view";
import { fingerprintOf } from "../rules/fingerprint.server";
import { CERTIFICATES, certificateCheckPath } from "../rules/paths";
import { type CertificateRecord, certificateAt } from "../store/certificates.server";
import type { Route } from "./+types/public-certificate.page";

/** Codes that are not found, from one connection. */
const CODES: Limit = {
  name: "certificate-codes",
  most: 20,
  seconds: 900,
  sentence: "De pe această conexiune s-au încercat prea multe coduri care nu există.",
};
/** Wrong last signs: with 27⁴ possible ones, whoever tries them all needs years. */
const KEYS: Limit = {
  name: "certificate-keys",
  most: 10,
  seconds: 900,
  sentence: "De pe această conexiune s-au încercat prea multe semne care nu se potrivesc.",
};
const DAY = 24 * 3600;
/** How often one connection was wrong about one certificate. Refuses nothing by itself. */
const KEYS_OF_BOTH: Limit = {
  name: "certificate-key-of-both",
  most: Number.MAX_SAFE_INTEGER,
  seconds: DAY,
  sentence: "",
};
const OF_ONE = "Pentru acest certificat s-au încercat prea multe semne care nu se potrivesc.";
const KEYS_OF_ONE: Limit = { name: "certificate-key-of", most: 100, seconds: DAY, sentence: OF_ONE };
/**
 * The first wrong signs of each connection are counted apart, so that whoever has the certificate in hand passes after the
 * wrong ones of others: only guesses from so many connections in a day would shut them out.
 */
const FIRST_KEYS_OF_ONE: Limit = { name: "certificate-first-key-of", most: 2_000, seconds: DAY, sentence: OF_ONE };

/** Counts a try by each limit and takes it back when it was right, so that only wrong ones are limited. */
async function guess(
  limits: readonly (readonly [Limit, string])[],
  work: (tries: readonly (number | null)[]) => Promise<boolean>,
): Promise<void> {
  const tries: (number | null)[] = [];
  for (const [limit, who] of limits) tries.push((await writeIfPossible(() => countTry(limit, who))) ?? null);
  if (await work(tries)) for (const [limit, who] of limits) await writeIfPossible(() => spareTry(limit, who));
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get("cod")?.trim() ?? "";
  if (params.code === undefined && typed !== "") throw redirect(`${CERTIFICATES}/${encodeURIComponent(typed)}`);
  if (params.code === undefined) return { found: null, asked: null };
  const { address } = context.get(httpContext);
  const code = readCode(params.code);
  let certificate: CertificateRecord | null = null;
  // what cannot be a code is looked for too: the answer and its time are those of an unknown one
  await guess([[CODES, address]], async () => {
    certificate = await certificateAt(code.address);
    return certificate !== null;
  });
  if (certificate === null) return data({ found: null, asked: params.code }, { status: 404 });
  return { found: await checked(certificate, keyOf(code, url), address), asked: null };
}

/** The last signs: typed, or at the end of a whole code in the address. Null when there are none. */
const keyOf = ({ key }: { key: string }, url: URL): string | null =>
  key || readKey(url.searchParams.get("final") ?? "") || null;

/** What the page shows. The name, and the fingerprint from which it could be guessed, are sent only with the right key. */
async function checked(certificate: CertificateRecord, key: string | null, from: string) {
  const { id, code, holder, fingerprint } = certificate;
  const parts = readCode(code);
  let isOpen = false;
  if (key !== null)
    await guess(
      [
        [KEYS, from],
        [KEYS_OF_BOTH, `${id} ${from}`],
      ],
      async ([, tries]) => {
        await guess([[(tries ?? 1) > 1 ? KEYS_OF_ONE : FIRST_KEYS_OF_ONE, id]], async () => key === parts.key);
        isOpen = key === parts.key;
        return isOpen;
      },
    );
  const state = certificateState(certificate, now());
  const { origin } = settings();
  return {
    state,
    ended: endText(certificate, state),
    isIntact: fingerprintOf(certificate) === fingerprint,
    number: certificate.number,
    code: spacedAddress(parts.address),
    path: certificateCheckPath(code),
    address: origin + certificateCheckPath(code),
    fields: printedFields({ ...certificate, holder: isOpen ? holder : maskedName(holder) }),
    isWrongKey: key !== null && !isOpen,
    fingerprint: isOpen ? { value: fingerprint, text: fingerprintedText(certificate) } : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.found ? `Certificatul ${loaderData.found.code}` : "Verificarea unui certificat",
    path: CERTIFICATES,
    noindex: true,
  });

export default function CertificatePage({ loaderData: { found, asked } }: Route.ComponentProps) {
  if (found === null) return <Search asked={asked} />;
  const { state, ended, isIntact, number, code, path, address, fields, isWrongKey, fingerprint } = found;
  return (
    <>
      <Fisa
        level={1}
        heading="Certificat de participare"
        corner={[{ term: "Codul", detail: code, number: true }]}
        status={<CertificateBadge state={state} />}
      >
        {ended ? <Notice tone={state === "revoked" ? "red" : "yellow"}>{ended}</Notice> : null}
        {isIntact ? null : (
          <Notice tone="red">
            Datele din registru nu se mai potrivesc cu amprenta făcută la emitere. Nu vă bazați pe acest certificat și
            scrieți la suport.
          </Notice>
        )}
        <Facts
          rows={fields.map(([term, value]) => ({
            term,
            detail: value === number ? <WholeNumber of={number} /> : value,
          }))}
        />
      </Fisa>
      {fingerprint === null ? <KeyForm path={path} isWrong={isWrongKey} /> : null}
      <Comparison address={address} fingerprint={fingerprint} />
    </>
  );
}

const WholeNumber = ({ of }: { of: string }) => <span className="num nowrap">{of}</span>;

function Search({ asked }: { asked: string | null }) {
  return (
    <>
      <Head heading="Verificarea unui certificat" />
      {asked === null ? (
        <p>Scrieți codul de pe certificat, ca să vedeți ce s-a emis și dacă mai este valabil.</p>
      ) : (
        <Notice tone="yellow">
          Nu există niciun certificat cu acest cod. Comparați fiecare semn cu cel de pe certificat; dacă sunt la fel,
          certificatul nu a fost emis aici.
        </Notice>
      )}
      <Card>
        <CodeForm typed={asked ?? ""} />
      </Card>
    </>
  );
}
