import { Eye, EyeOff } from "lucide-react";
import { organisationPath } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { AdminOffers, AdminReview, AskedQuestions } from "../parts/admin-request-parts";
import { RequestSheet, RequestText } from "../parts/request-sheet";
import { Changes, RequestTimeline } from "../parts/request-timeline";
import { ADMIN_REQUESTS, adminRequestPath } from "../rules/paths";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/admin-request.page";
import { adminRequestView } from "./admin-request-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  return adminRequestView(actor, await requestOf(actor, idFromPath(params.id)), now());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.sheet.title ?? "Solicitare"} – PSP` },
];

/** What an ADMIN reads of a request: everything but what is sealed, and nothing to act on but hiding it. */
export default function AdminRequestPage({ loaderData: view }: Route.ComponentProps) {
  const { sheet, moderation, offers, questions, changes, review, timeline } = view;
  return (
    <>
      <Head
        crumb={{ href: ADMIN_REQUESTS, label: "Solicitări" }}
        actions={
          <>
            <ButtonLink href={organisationPath(sheet.owner.id)}>Vezi organizația</ButtonLink>
            {moderation.may.hide ? (
              <ButtonLink variant="quiet" icon={EyeOff} href={adminRequestPath(sheet.id, "hiding")}>
                Ascunde
              </ButtonLink>
            ) : null}
            {moderation.may.show ? (
              <PostButton icon={Eye} action={adminRequestPath(sheet.id, "showing")} formKey={moderation.showKey}>
                Arată din nou
              </PostButton>
            ) : null}
          </>
        }
      />
      <RequestSheet sheet={sheet} knots={view.knots} />
      {moderation.hiddenReason === null ? null : (
        <Notice tone="yellow">
          Solicitarea a fost ascunsă de un administrator. Motivul: {moderation.hiddenReason}
        </Notice>
      )}
      <Side label="Istoric" aside={<RequestTimeline events={timeline} />}>
        <Stack>
          <RequestText sheet={sheet} filesAt={adminRequestPath(sheet.id, "files")} />
          <AdminOffers offers={offers} />
          <AskedQuestions questions={questions} />
          <Card heading="Modificări">
            <Changes changes={changes} empty="Solicitarea nu s-a schimbat după trimitere." />
          </Card>
          {review === null ? null : <AdminReview review={review} />}
        </Stack>
      </Side>
    </>
  );
}
