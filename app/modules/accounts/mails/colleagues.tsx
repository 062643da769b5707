import { plural } from "~/platform/language/plural";
import { MailFacts, MailLayout, MailSmall, MailText } from "~/platform/mail/layout";
import type { Membership } from "../rules/actor";
import { INVITATION_DAYS, memberships, membershipWord, type WayIn } from "../rules/colleague";
import { type AccountMail, type Introduced, introduction } from "./mail";

type Invitation = {
  inviter: string;
  organisation: string;
  membership: Membership;
  way: WayIn;
  /** The other organisation to which the account of this address belongs: only its own mailbox reads that. */
  elsewhere: string | null;
  href: string;
};

/** What its reader has to know before the link: said to them alone, never to whoever invited. */
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

export function invitation(about: Invitation): AccountMail {
  const { inviter, organisation, membership, href } = about;
  return {
    subject: `Invitație în contul ${organisation}`,
    body: (
      <MailLayout
        title={`${inviter} vă invită în contul ${organisation}`}
        preview={`Lucrați împreună pe PSP, ca ${membershipWord(membership)}.`}
        action={{ label: "Deschide invitația", href }}
        after={
          <MailSmall>
            Linkul este valabil {plural(INVITATION_DAYS, "zi", "zile")} și poate fi folosit o singură dată. Dacă nu
            cunoașteți organizația, refuzați invitația sau nu faceți nimic: fără link nu se schimbă nimic.
          </MailSmall>
        }
      >
        <MailText>Bună ziua,</MailText>
        <MailText>
          PSP este platforma pe care autoritățile locale și firmele partenere lucrează împreună. {inviter} vă invită să
          lucrați în contul organizației {organisation}.
        </MailText>
        <MailFacts
          facts={[
            ["Organizația", organisation],
            ["Rolul", membershipWord(membership)],
            ["Ce veți putea face", memberships.find(({ code }) => code === membership)?.may ?? ""],
          ]}
        />
        <MailText>{whatApplies(about)}</MailText>
      </MailLayout>
    ),
  };
}

type Joined = Introduced & { owner: string; membership: Membership };

export function colleagueJoined({
  owner,
  name,
  position,
  email,
  membership,
  organisation,
  href,
}: Joined & { organisation: string; href: string }): AccountMail {
  return {
    subject: `${name} lucrează acum în contul ${organisation}`,
    body: (
      <MailLayout
        title={`${name} a acceptat invitația`}
        action={{ label: "Vezi colegii", href }}
        after={
          <MailSmall>Dacă nu recunoașteți persoana, scoateți-o din pagina colegilor: nu mai vede nimic.</MailSmall>
        }
      >
        <MailText>Bună ziua, {owner},</MailText>
        <MailText>
          De acum {name} lucrează în contul organizației {organisation}.
        </MailText>
        <MailFacts facts={[...introduction({ name, position, email }), ["Rolul", membershipWord(membership)]]} />
      </MailLayout>
    ),
  };
}

type Told = { name: string; by: string; organisation: string; href: string };

export function accountHandedOver({ name, by, organisation, href }: Told): AccountMail {
  return {
    subject: `Contul ${organisation} v-a fost predat`,
    body: (
      <MailLayout title={`Sunteți titularul contului ${organisation}`} action={{ label: "Deschide contul", href }}>
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          {by} v-a predat contul organizației {organisation}. De acum dumneavoastră schimbați datele organizației,
          invitați colegi și le hotărâți rolurile.
        </MailText>
      </MailLayout>
    ),
  };
}

export function colleagueRemoved({ name, by, organisation, href }: Told): AccountMail {
  return {
    subject: `Nu mai lucrați în contul ${organisation}`,
    body: (
      <MailLayout
        title={`Nu mai lucrați în contul ${organisation}`}
        action={{ label: "Deschide contul dumneavoastră", href }}
      >
        <MailText>Bună ziua, {name},</MailText>
        <MailText>
          {by} v-a scos din contul organizației {organisation}, iar sesiunile deschise au fost închise. Ce ați lucrat
          acolo rămâne al organizației.
        </MailText>
        <MailText>
          Contul dumneavoastră există în continuare, fără organizație: vă puteți conecta și puteți accepta altă
          invitație. Dacă este o greșeală, vorbiți cu cine administrează contul organizației.
        </MailText>
      </MailLayout>
    ),
  };
}
