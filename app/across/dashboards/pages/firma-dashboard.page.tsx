import { Building2, MessagesSquare, Newspaper, Target } from "lucide-react";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { PROFILE_PATH, sectionPath } from "~/modules/partners/rules/sections";
import { UrgencyBadge } from "~/modules/requests/parts/request-badges";
import { FITTING_OPPORTUNITIES } from "~/modules/requests/rules/opportunity-query";
import { OPPORTUNITIES, opportunityPath } from "~/modules/requests/rules/paths";
import { now } from "~/platform/clock";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Figures } from "~/ui/figures/figures";
import { Grid, Side, Split, Stack } from "~/ui/layout/layout";
import { ProgressBar, RatingBars } from "~/ui/progress-bar/progress-bar";
import { Rating } from "~/ui/rating/rating";
import { Row, Rows } from "~/ui/rows/rows";
import { Tiles } from "~/ui/tiles/tiles";
import { TaskTodo } from "~/ui/todo/todo";
import { News } from "../parts/desk";
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
    <Stack gap={3}>
      <Split>
        <h1>Bună ziua, {name}</h1>
        <ButtonLink icon={Target} href={OPPORTUNITIES}>
          Oportunități
        </ButtonLink>
      </Split>
      <TaskTodo {...agenda} />
      <Figures
        label="Cifrele firmei"
        figures={[
          { value: figures.fitting, label: "Oportunități potrivite", href: FITTING_OPPORTUNITIES },
          { value: figures.submitted, label: "Oferte trimise" },
          { value: figures.collaborations, label: "Colaborări active" },
          { value: figures.rating ?? "—", label: figures.rating === null ? "Fără recenzii" : "Nota firmei, din 5" },
        ]}
      />
      <Side
        label="Activitate"
        aside={
          <News
            heading="Activitate recentă"
            href="/firma/notificari"
            nothingYet="Aici apare ce se întâmplă cu ofertele și întrebările firmei."
            news={news}
          />
        }
      >
        <Stack gap={3}>
          <Fitting rows={loaderData.rows} total={figures.fitting} missing={loaderData.missing} />
          <Grid>
            <Profile completion={loaderData.completion} />
            <Reviews rating={loaderData.rating} />
          </Grid>
          <Tiles label="Scurtături" tiles={TILES} />
        </Stack>
      </Side>
    </Stack>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Fitting({ rows, total, missing }: { rows: Data["rows"]; total: number; missing: string | null }) {
  return (
    <Card
      heading="Oportunități care vi se potrivesc"
      action={total > rows.length ? <Anchor href={FITTING_OPPORTUNITIES}>Toate cele {total}</Anchor> : undefined}
    >
      {rows.length === 0 ? (
        <p className="muted">
          {missing ??
            "Aici apar solicitările deschise care vi se potrivesc, până trimiteți o ofertă. Acum nu este niciuna; vă anunțăm când sosește una."}{" "}
          {missing === null ? null : <Anchor href={sectionPath("categories")}>Alege categoriile</Anchor>}
        </p>
      ) : (
        <Rows>
          {rows.map(({ id, title, requester, number, deadline, urgency }) => (
            <Row
              key={id}
              href={opportunityPath(id)}
              title={title}
              facts={[requester, number, deadline]}
              end={urgency === null ? undefined : <UrgencyBadge urgency={urgency} />}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function Profile({ completion }: { completion: Data["completion"] }) {
  if (completion === null) return null;
  const { done, total, percent, next } = completion;
  return (
    <Card heading="Profilul firmei" action={<Anchor href={PROFILE_PATH}>Deschide</Anchor>}>
      <Stack gap={1}>
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
    <Card heading="Recenzii">
      {rating === null ? (
        <p className="muted">Fără recenzii. Autoritățile le scriu după o colaborare finalizată.</p>
      ) : (
        <Stack gap={1}>
          <Rating value={rating.value} words={rating.words} />
          <RatingBars bars={rating.bars} />
        </Stack>
      )}
    </Card>
  );
}
