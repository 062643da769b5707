import { Building2, MessagesSquare, Newspaper, Target } from "lucide-react";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { PROFILE_PATH, sectionPath } from "~/modules/partners/rules/sections";
import { UrgencyBadge } from "~/modules/requests/parts/request-badges";
import { FITTING_OPPORTUNITIES } from "~/modules/requests/rules/opportunity-query";
import { OPPORTUNITIES, opportunityPath } from "~/modules/requests/rules/paths";
import { now } from "~/platform/clock";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { ProgressBar, RatingBars } from "~/ui/chart/progress-bar";
import { Cloth } from "~/ui/cloth/cloth";
import { Stack } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { Cell, Row } from "~/ui/list/row";
import { unbroken } from "~/ui/text/unbroken";
import { Desk } from "../parts/desk";
import type { Route } from "./+types/firma-dashboard.page";
import { firmaDesk } from "./firma-desk.server";

export const loader = ({ context }: Route.LoaderArgs) => firmaDesk(firmaOf(context), now());

export const meta: Route.MetaFunction = () => [{ title: "Panou – PSP" }];

const TILES = [
  { href: OPPORTUNITIES, label: "Oportunități", icon: Target },
  { href: "/firma/messages", label: "Mesaje", icon: MessagesSquare },
  { href: PROFILE_PATH, label: "Profilul firmei", icon: Building2 },
  { href: "/firma/content", label: "Articolele mele", icon: Newspaper },
];

export default function FirmaDashboardPage({ loaderData }: Route.ComponentProps) {
  const { name, agenda, figures, news } = loaderData;
  return (
    <Desk
      name={name}
      action={{ label: "Oportunități", icon: Target, href: OPPORTUNITIES }}
      agenda={agenda}
      label="Cifre și activitate"
      figures={{
        label: "Cifrele firmei",
        figures: [
          { value: figures.fitting, label: "Oportunități potrivite", href: FITTING_OPPORTUNITIES },
          { value: figures.submitted, label: "Oferte trimise" },
          { value: figures.collaborations, label: "Colaborări active" },
          { value: figures.rating ?? "—", label: figures.rating === null ? "Fără recenzii" : "Nota firmei, din 5" },
        ],
      }}
      beside={
        <>
          <Reviews rating={loaderData.rating} />
          <Profile completion={loaderData.completion} />
        </>
      }
      news={{
        heading: "Activitate recentă",
        href: "/firma/notificari",
        nothingYet: "Aici apare ce se întâmplă cu ofertele și întrebările firmei.",
        news,
      }}
      tiles={TILES}
    >
      <Fitting rows={loaderData.rows} total={figures.fitting} missing={loaderData.missing} />
    </Desk>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Fitting({ rows, total, missing }: { rows: Data["rows"]; total: number; missing: string | null }) {
  return (
    <FoundList
      heading="Oportunități care vi se potrivesc"
      action={total > rows.length ? <Anchor href={FITTING_OPPORTUNITIES}>Toate cele {total}</Anchor> : undefined}
      tight
      narrow
      shown={rows.length}
      nothingYet={{
        title: "Nicio oportunitate potrivită, deocamdată",
        text:
          missing ??
          "Aici apar solicitările deschise care vi se potrivesc, până trimiteți o ofertă. Vă anunțăm când sosește una.",
        action: missing === null ? null : { label: "Alege categoriile", href: sectionPath("categories") },
      }}
    >
      {rows.map(({ id, ownerId, title, requester, number, budget, deadline, urgency }) => (
        <Row
          key={id}
          href={opportunityPath(id)}
          slot={<Cloth seed={ownerId} kind="UAT" verified />}
          title={title}
          mark={urgency === null ? undefined : <UrgencyBadge urgency={urgency} />}
          facts={[requester, number]}
          cell={<Cell wide value={budget ?? <span className="muted">Buget nespecificat</span>} />}
          state={deadline && <Cell value={deadline.day} unit={deadline.hour} />}
        />
      ))}
    </FoundList>
  );
}

function Profile({ completion }: { completion: Data["completion"] }) {
  if (completion === null) return null;
  const { done, total, percent, next } = completion;
  return (
    <Card heading="Profilul firmei" action={<Anchor href={PROFILE_PATH}>Deschide</Anchor>}>
      <Stack tight>
        <ProgressBar label={`${done} din ${total} părți completate`} value={done} max={total} words={`${percent}%`} />
        {done === total ? <p className="small muted">Profilul este complet.</p> : null}
        {next === null ? null : (
          <p className="small">
            <Anchor href={next.href}>{next.text}</Anchor>
          </p>
        )}
      </Stack>
    </Card>
  );
}

function Reviews({ rating }: { rating: Data["rating"] }) {
  return (
    <Card heading="Recenzii" action={rating ? <Anchor href={rating.href}>{unbroken(rating.words)}</Anchor> : undefined}>
      {rating === null ? (
        <p className="muted">Fără recenzii. Autoritățile le scriu după o colaborare finalizată.</p>
      ) : (
        <RatingBars bars={rating.bars} />
      )}
    </Card>
  );
}
