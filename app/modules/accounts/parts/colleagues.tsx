import { DoorOpen, KeyRound, PenLine, TimerOff, UserCog, UserX } from "lucide-react";
import { readableEmail } from "~/platform/language/host-name";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
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
  const me = colleagues.find((colleague) => colleague.me);
  return (
    <>
      <List
        id="colegi"
        heading="Colegi"
        action={
          mayInvite ? (
            <ButtonLink small href={`${here}/invitations/new`}>
              Invită un coleg
            </ButtonLink>
          ) : undefined
        }
        end={me && !me.can.leave ? <WhyNotLeave alone={colleagues.length === 1 && mayInvite} /> : undefined}
      >
        {colleagues.map((colleague) => (
          <Colleague key={colleague.id} here={here} colleague={colleague} />
        ))}
      </List>
      {invitations.length > 0 ? (
        <List id="invitatii" heading="Invitații trimise" tight>
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} here={here} invitation={invitation} />
          ))}
        </List>
      ) : null}
    </>
  );
}

function Colleague({ here, colleague }: { here: string; colleague: ColleagueShown }) {
  const { id, name, email, position, membership, me, can } = colleague;
  const path = `${here}/colleagues/${id}`;
  return (
    <Row
      title={me ? `${name} (dumneavoastră)` : name}
      name={name}
      facts={[position, readableEmail(email)]}
      state={
        <Badge tone="plain" icon={membership === "owner" ? KeyRound : PenLine}>
          {membershipWord(membership)}
        </Badge>
      }
      menu={[
        ...(can.changeRole ? [{ label: "Rolul", icon: UserCog, href: `${path}/role` }] : []),
        ...(can.handOver ? [{ label: "Predă contul", icon: KeyRound, href: `${path}/handover` }] : []),
        ...(can.remove ? [{ label: "Scoate din organizație", icon: UserX, href: `${path}/removal` }] : []),
        ...(me && can.leave ? [{ label: "Părăsește organizația", icon: DoorOpen, href: `${here}/leaving` }] : []),
      ]}
    />
  );
}

/** Tells the only owner why they cannot leave. */
const WhyNotLeave = ({ alone }: { alone: boolean }) => (
  <p className="small muted">
    {alone
      ? "Lucrați singur în acest cont. Invitați colegi, fiecare cu parola lui; ca să plecați, predați contul unuia dintre ei."
      : "Sunteți singurul titular: ca să puteți părăsi organizația, predați întâi contul unui coleg."}
  </p>
);

function Invitation({ here, invitation }: { here: string; invitation: InvitationSent }) {
  const { id, email, membership, until, over } = invitation;
  const path = `${here}/invitations/${id}`;
  const address = readableEmail(email);
  return (
    <Row
      title={address}
      facts={[membershipWord(membership), `${over ? "a expirat pe" : "valabilă până pe"} ${until}`]}
      state={
        over ? (
          <Badge tone="yellow" icon={TimerOff}>
            expirată
          </Badge>
        ) : null
      }
      action={
        <PostButton small aria-label={`Retrimite invitația către ${address}`} action={`${path}/resending`}>
          Retrimite
        </PostButton>
      }
      menu={[
        <PostButton
          key="withdraw"
          variant="quiet"
          aria-label={`Retrage invitația către ${address}`}
          action={`${path}/withdrawal`}
        >
          Retrage
        </PostButton>,
      ]}
    />
  );
}
