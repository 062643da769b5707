import type { RouterContextProvider } from "react-router";
import { now } from "~/platform/clock";
import { dateLong } from "~/platform/language/dates";
import { isMember } from "../rules/actor";
import { type InviteeState, inviteeState, MEMBERSHIPS } from "../rules/colleague";
import { accountPath, UNPLACED_PATH } from "../rules/places";
import { actorContext, unplacedContext } from "../signed-in/actor-context";
import { type Invitation, invitationFor } from "../store/invitation.server";
import { addresseeById, type Person, personByEmail } from "../store/person.server";

/** The signed-in person, with or without an organisation. */
export const signedInOf = (context: Readonly<RouterContextProvider>) =>
  context.get(actorContext) ?? context.get(unplacedContext);

/** Null when the link is unknown, used, withdrawn or expired; the page does not say which. */
export async function invitationView(token: string, context: Readonly<RouterContextProvider>) {
  const invitation = await invitationFor({ token }, now());
  if (!invitation) return null;
  const actor = context.get(actorContext);
  const signedIn = signedInOf(context);
  const { email, organisation, inviter, membership, expiresAt } = invitation;
  const person = await personByEmail(email);
  const state = stateOf(invitation, person, signedIn?.email ?? null);
  return {
    email,
    organisation,
    inviter,
    role: MEMBERSHIPS[membership].label,
    may: MEMBERSHIPS[membership].may,
    until: dateLong(expiresAt),
    state,
    /** An organisation that was registered with this address and never confirmed: it stays without a person. */
    unconfirmedOrganisation:
      state === "open-account" && person ? await unconfirmedOrganisationOf(person, invitation) : null,
    signedIn: signedIn && { email: signedIn.email, home: actor ? accountPath(actor.role) : UNPLACED_PATH },
  };
}

/** The first two hide what the person at the invited address would have to do. */
type State = "suspended-organisation" | "another-account" | InviteeState;

function stateOf(invitation: Invitation, person: Person | null, signedInEmail: string | null): State {
  if (invitation.verification === "suspended") return "suspended-organisation";
  if (signedInEmail !== null && signedInEmail !== invitation.email) return "another-account";
  return inviteeState(person, invitation.organisationId);
}

async function unconfirmedOrganisationOf(person: Person, invitation: Invitation): Promise<string | null> {
  if (!isMember(person) || person.organisationId === invitation.organisationId) return null;
  return (await addresseeById(person.id))?.organisation ?? null;
}
