import { Form, useNavigation } from "react-router";
import { organisationPath } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { type Organisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { answersOf } from "~/platform/form/answers";
import { refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { notFound, orNotFound } from "~/platform/refusal";
import { countyByCode, countyText } from "~/platform/romania/counties";
import { Anchor } from "~/ui/anchor/anchor";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { Facts } from "~/ui/fisa/fisa";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormActions } from "~/ui/form/form";
import { Head } from "~/ui/head/head";
import { Grid } from "~/ui/layout/layout";
import { ClaimBadge } from "../parts/claim-rows";
import { KEPT, type Kept } from "../rules/claims";
import { ADMIN_CLAIMS, adminClaimPath, adminCommunityPath } from "../rules/paths";
import { claimById } from "../store/claims.server";
import { communityById, communityOf, type StoredCommunity } from "../store/profile.server";
import { acceptClaim } from "../verbs/claim-decisions.server";
import type { Route } from "./+types/claim.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const claim = await claimById(idFromPath(params.id));
  const community = claim && (await communityById(claim.community.id));
  const organisation = claim && (await organisationById(claim.organisation.id));
  if (!claim || !community || !organisation) throw notFound();
  const own = claim.outcome === null ? await communityOf(organisation.id) : null;
  return {
    id: claim.id,
    outcome: claim.outcome,
    organisation: { id: organisation.id, name: organisation.name, facts: factsOf(organisation) },
    submittedText: `Trimisă la ${dateTime(claim.claimedAt)} de ${claim.claimedBy}`,
    decidedText: claim.decidedAt && `Decizie la ${dateTime(claim.decidedAt)}`,
    reason: claim.reason,
    claimed: contentsOf(community),
    own: own && contentsOf(own),
  };
}

function factsOf({ cui, county, verifiedAt, verifiedWhat }: Organisation) {
  return [
    { term: "CUI", detail: cui },
    { term: "Județ", detail: (county && countyByCode(county)?.name) ?? "Nespecificat" },
    { term: "Verificată", detail: verifiedAt ? `la ${dateLong(verifiedAt)}: ${verifiedWhat ?? ""}` : "nu" },
  ];
}

/** The contents of a community in numbers, for choosing which of two pages to keep. */
function contentsOf(community: StoredCommunity) {
  const { id, name, county, createdAt, attractions, projects, gallery, image } = community;
  return {
    name,
    href: adminCommunityPath(id),
    facts: [
      { term: "Județ", detail: countyText(county) },
      { term: "Făcută la", detail: dateLong(createdAt) },
      { term: "Arată", detail: contentsText([attractions.length, projects.length, gallery.length + (image ? 1 : 0)]) },
    ],
  };
}

function contentsText([attractions = 0, projects = 0, pictures = 0]: number[]): string {
  const words = [
    attractions > 0 ? plural(attractions, "atracție", "atracții") : null,
    projects > 0 ? plural(projects, "proiect", "proiecte") : null,
    pictures > 0 ? plural(pictures, "imagine", "imagini") : null,
  ].filter((word) => word !== null);
  return words.length > 0 ? words.join(", ") : "numai textele ei";
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const claim = orNotFound(await claimById(idFromPath(params.id)));
  const form = await readForm(request);
  const keep = form.get("keep");
  if (claim.outcome === null && !isKept(keep) && (await communityOf(claim.organisation.id)))
    return refusedAnswer(refuse(form, { keep: "Alegeți care dintre cele două pagini rămâne" }));
  const kept = await acceptClaim(actor, claim.id, isKept(keep) ? keep : null);
  return goTo(adminCommunityPath(kept), {
    tone: "green",
    title: "Revendicarea a fost acceptată.",
    text: `Comunitatea este administrată de acum de ${claim.organisation.name}, care a fost anunțată.`,
  });
}

const isKept = (text: unknown): text is Kept => (KEPT as readonly unknown[]).includes(text);

export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, outcome, organisation, submittedText, decidedText, reason, claimed, own } = loaderData;
  const answers = answersOf(actionData?.refused);
  return (
    <>
      <title>{`${answers.refused ? "Eroare: " : ""}Revendicare: ${claimed.name} – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Head
        heading={
          <>
            {organisation.name} revendică {quoted(claimed.name)}
          </>
        }
        crumb={{ href: ADMIN_CLAIMS, label: "Revendicări" }}
        facts={
          <>
            <ClaimBadge outcome={outcome} />{" "}
            {[submittedText, decidedText, reason && `Motivul: ${reason}`].filter(Boolean).join(" · ")}
          </>
        }
      />
      <Grid columns={own ? 3 : 2}>
        <Card heading="Instituția">
          <p>
            <Anchor href={organisationPath(organisation.id)}>{organisation.name}</Anchor>
          </p>
          <Facts rows={organisation.facts} stack />
        </Card>
        <Contents heading="Comunitatea revendicată" contents={claimed} />
        {own ? <Contents heading="Pagina pe care o are deja" contents={own} /> : null}
      </Grid>
      {outcome === null ? <Decision id={id} merges={own !== null} error={answers.error("keep")} /> : null}
    </>
  );
}

type ContentsProps = { heading: string; contents: ReturnType<typeof contentsOf> };

function Contents({ heading, contents }: ContentsProps) {
  return (
    <Card heading={heading}>
      <p>
        <Anchor href={contents.href}>{contents.name}</Anchor>
      </p>
      <Facts rows={contents.facts} stack />
    </Card>
  );
}

function Decision({ id, merges, error }: { id: string; merges: boolean; error: string | undefined }) {
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="form" noValidate>
      {merges ? (
        <ChoiceGroup
          name="keep"
          legend="Care pagină rămâne?"
          hint="Atracțiile, proiectele și imaginile celeilalte trec la ea. Cealaltă ajunge, fără ele, în coș."
          choose="one"
          choices={[
            { value: "claimed", label: "Cea revendicată", hint: "Cu textele scrise de asociație." },
            { value: "own", label: "Cea a instituției", hint: "Cu textele scrise de instituție." },
          ]}
          error={error}
        />
      ) : null}
      <FormActions note="Instituția este anunțată și administrează singură pagina de acum încolo.">
        <Button variant="primary" busy={busy} busyLabel="Se acceptă…">
          {merges ? "Acceptă și unește paginile" : "Acceptă revendicarea"}
        </Button>
        <ButtonLink href={adminClaimPath(id, "rejection")}>Respinge</ButtonLink>
      </FormActions>
    </Form>
  );
}
