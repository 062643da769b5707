import { plural } from "~/platform/language/plural";
import { letter, MailFacts } from "~/platform/mail/layout";
import type { Membership } from "../rules/actor";
import { INVITATION_DAYS, type InviteeState, MEMBERSHIPS, membershipWord } from "../rules/colleague";
import { type Introduced, introduction } from "./mail";

type Invitation = {
  inviter: string;
  organisation: string;
  membership: Membership;
  way: InviteeState;
  /** The other organisation of the invited account; named only in the mail to its owner. */
  elsewhere: string | null;
  href: string;
};

/** What the invited person has to do; told only to them, never to the inviter. */
function whatApplies({ way, elsewhere }: Invitation): string {
  if (way === "elsewhere") {
    const other = elsewhere ?? "altă organizație";
    return `Adresa aceasta are deja un cont PSP, al organizației ${other}. Un cont lucrează pentru o singură organizație: ca să acceptați, o părăsiți întâi pe aceea sau cereți invitația pe altă adresă.`;
  }
  if (way === "sign-in") return "Adresa aceasta are deja un cont PSP: deschideți invitația și conectați-vă cu el.";
  if (way === "administrator" || way === "suspended") {
    return "Contul PSP al acestei adrese nu poate lucra pentru o organizație. Dacă doriți să acceptați, cereți invitația pe altă adresă.";
  }
  return "Deschideți invitația, completați datele dumneavoastră și alegeți o parolă.";
}

export function invitation(about: Invitation) {
  const { inviter, organisation, membership, href } = about;
  return letter({
    subject: `Invitație în contul ${organisation}`,
    title: `${inviter} vă invită în contul ${organisation}`,
    preview: `Lucrați împreună pe PSP, ca ${membershipWord(membership)}.`,
    to: null,
    says: [
      `${inviter} vă invită să lucrați în contul organizației ${organisation}. PSP este platforma pe care autoritățile locale și firmele partenere lucrează împreună.`,
      <MailFacts
        key="facts"
        facts={[
          ["Organizația", organisation],
          ["Rolul", membershipWord(membership)],
          ["Ce veți putea face", MEMBERSHIPS[membership].may],
        ]}
      />,
      whatApplies(about),
    ],
    action: { label: "Deschide invitația", href },
    after: `Linkul este valabil ${plural(INVITATION_DAYS, "zi", "zile")} și poate fi folosit o singură dată. Dacă nu cunoașteți organizația, refuzați invitația sau nu faceți nimic: fără link nu se schimbă nimic.`,
  });
}

type Joined = Introduced & { owner: string; membership: Membership; organisation: string; href: string };

export const colleagueJoined = ({ owner, membership, organisation, href, ...colleague }: Joined) =>
  letter({
    subject: `${colleague.name} lucrează acum în contul ${organisation}`,
    title: `${colleague.name} a acceptat invitația`,
    to: owner,
    says: [
      `De acum ${colleague.name} lucrează în contul organizației ${organisation}.`,
      <MailFacts key="facts" facts={[...introduction(colleague), ["Rolul", membershipWord(membership)]]} />,
    ],
    action: { label: "Vezi colegii", href },
    after:
      "Dacă nu recunoașteți persoana, scoateți-o din organizație, din pagina colegilor. Nu mai are acces la nimic.",
  });

type Told = { name: string; by: string; organisation: string; href: string };

export const accountHandedOver = ({ name, by, organisation, href }: Told) =>
  letter({
    subject: `Contul ${organisation} v-a fost predat`,
    title: `Sunteți titularul contului ${organisation}`,
    to: name,
    says: [
      `${by} v-a predat contul organizației ${organisation}. De acum puteți modifica datele organizației, invita colegi și stabili rolurile lor.`,
    ],
    action: { label: "Deschide contul", href },
  });

export const colleagueRemoved = ({ name, by, organisation, href }: Told) =>
  letter({
    subject: `Nu mai lucrați în contul ${organisation}`,
    to: name,
    says: [
      `${by} v-a scos din contul organizației ${organisation}, iar sesiunile dumneavoastră au fost închise. Ce ați lucrat rămâne al organizației.`,
      "Contul dumneavoastră există în continuare, fără organizație: vă puteți conecta și puteți accepta altă invitație. Dacă este o greșeală, vorbiți cu titularul contului organizației.",
    ],
    action: { label: "Deschide contul dumneavoastră", href },
  });
