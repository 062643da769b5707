import { KeyRound, PenLine, TimerOff } from "lucide-react";
import { readableEmail } from "~/platform/language/host-name";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import type { Membership } from "../rules/actor";
import { membershipWord } from "../rules/colleague";
import type { colleaguePolicy } from "../rules/policy";

type Colleague = {
  id: string;
  name: string;
  email: string;
  position: string | null;
  membership: Membership;
  me: boolean;
};
type ColleagueShown = Colleague & { can: ReturnType<typeof colleaguePolicy.can> };
type InvitationSent = { id: string; email: string; membership: Membership; until: string; over: boolean };
type Props = {
  here: string;
  colleagues: readonly ColleagueShown[];
  invitations: readonly InvitationSent[];
  mayInvite: boolean;
};

/** The members and open invitations of the organisation, with what the actor may do about each. */
export function Colleagues({ here, colleagues, invitations, mayInvite }: Props) {
  const invite = (
    <ButtonLink small href={`${here}/invitations/new`}>
      Invită un coleg
    </ButtonLink>
  );
  return (
    <Card id="colegi" heading="Colegi" action={mayInvite ? invite : undefined}>
      <Stack>
        <Rows>
          {colleagues.map((colleague) => (
            <Row
              key={colleague.id}
              title={<Named colleague={colleague} />}
              note={[colleague.position, readableEmail(colleague.email)].filter(Boolean).join(" · ")}
              end={<ColleagueEnd here={here} colleague={colleague} />}
            />
          ))}
        </Rows>
        <WhyNotLeave colleagues={colleagues} mayInvite={mayInvite} />
        {invitations.length > 0 ? <Invitations here={here} invitations={invitations} /> : null}
      </Stack>
    </Card>
  );
}

function Named({ colleague: { name, membership, me } }: { colleague: ColleagueShown }) {
  return (
    <span className="cluster cluster--tight">
      {me ? `${name} (dumneavoastră)` : name}
      <Badge tone="plain" icon={membership === "owner" ? KeyRound : PenLine}>
        {membershipWord(membership)}
      </Badge>
    </span>
  );
}

function ColleagueEnd({ here, colleague }: { here: string; colleague: ColleagueShown }) {
  const { id, name, me, can } = colleague;
  const path = `${here}/colleagues/${id}`;
  return (
    <Cluster tight>
      {can.changeRole ? (
        <ButtonLink
          small
          variant="quiet"
          href={`${path}/role`}
          aria-label={me ? "Rolul dumneavoastră" : `Rolul pentru ${name}`}
        >
          Rolul
        </ButtonLink>
      ) : null}
      {can.handOver ? (
        <ButtonLink small variant="quiet" href={`${path}/handover`} aria-label={`Predă contul către ${name}`}>
          Predă contul
        </ButtonLink>
      ) : null}
      {can.remove ? (
        <ButtonLink small variant="quiet" href={`${path}/removal`} aria-label={`Scoate pe ${name} din organizație`}>
          Scoate
        </ButtonLink>
      ) : null}
      {me && can.leave ? (
        <ButtonLink small variant="quiet" href={`${here}/leaving`}>
          Părăsește organizația
        </ButtonLink>
      ) : null}
    </Cluster>
  );
}

/** Tells the only owner why they cannot leave. */
function WhyNotLeave({ colleagues, mayInvite }: Pick<Props, "colleagues" | "mayInvite">) {
  const me = colleagues.find((colleague) => colleague.me);
  if (!me || me.can.leave) return null;
  const alone = colleagues.length === 1;
  return (
    <p className="small muted">
      {alone && mayInvite
        ? "Lucrați singur în acest cont. Invitați colegi, fiecare cu parola lui; ca să plecați, predați contul unuia dintre ei."
        : "Sunteți singurul titular: ca să puteți părăsi organizația, predați întâi contul unui coleg."}
    </p>
  );
}

function Invitations({ here, invitations }: { here: string; invitations: readonly InvitationSent[] }) {
  return (
    <Stack gap={1}>
      <h3>Invitații trimise</h3>
      <Rows>
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            title={readableEmail(invitation.email)}
            note={`${membershipWord(invitation.membership)} · ${invitation.over ? "a expirat pe" : "valabilă până pe"} ${invitation.until}`}
            end={<InvitationEnd here={here} invitation={invitation} />}
          />
        ))}
      </Rows>
    </Stack>
  );
}

function InvitationEnd({ here, invitation: { id, email, over } }: { here: string; invitation: InvitationSent }) {
  const path = `${here}/invitations/${id}`;
  return (
    <Cluster tight>
      {over ? (
        <Badge tone="yellow" icon={TimerOff}>
          expirată
        </Badge>
      ) : null}
      <PostButton
        small
        variant="quiet"
        aria-label={`Retrimite invitația către ${readableEmail(email)}`}
        action={`${path}/resending`}
      >
        Retrimite
      </PostButton>
      <PostButton
        small
        variant="quiet"
        aria-label={`Retrage invitația către ${readableEmail(email)}`}
        action={`${path}/withdrawal`}
      >
        Retrage
      </PostButton>
    </Cluster>
  );
}
