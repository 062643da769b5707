import { Check, LockOpen, type LucideIcon, Trash2 } from "lucide-react";
import { quoted } from "~/platform/language/quotes";
import type { ButtonVariant } from "~/ui/button/button";
import { DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { PostButton } from "~/ui/form/post-button";
import { REQUESTS_PATH, requestPath } from "../rules/paths";
import { CONFIRMED, type Confirmed } from "../rules/request-moments";

/** What the question names: `partner` is the accepted firm, `received` how many offers there are. */
type AskedAbout = { title: string; partner: string | null; received: number };

type Confirmation = {
  icon: LucideIcon;
  ask: (about: AskedAbout) => { heading: string; intro: string; submit: string };
  busyLabel: string;
  variant: ButtonVariant;
  done: { title: string; text?: string };
  /** The page that follows. */
  next: (id: string) => string;
};

/** The question before an action: in a dialog of the request's page, and on a page for browsers without JavaScript. */
export const CONFIRMATIONS: Readonly<Record<Confirmed, Confirmation>> = {
  open: {
    icon: LockOpen,
    ask: ({ received }) => {
      const [offers, submit] = received === 1 ? ["oferta", "Deschide oferta"] : ["ofertele", "Deschide ofertele"];
      return {
        heading: `Deschideți ${offers}?`,
        intro: `Deschiderea nu poate fi anulată: dumneavoastră și colegii citiți ${offers}, iar termenul nu se mai poate prelungi.`,
        submit,
      };
    },
    busyLabel: "Se deschid…",
    variant: "primary",
    done: { title: "Ofertele au fost deschise.", text: "De acum termenul nu se mai poate prelungi." },
    next: (id) => requestPath(id),
  },
  complete: {
    icon: Check,
    ask: ({ partner }) => ({
      heading: "Colaborarea s-a încheiat?",
      intro: `Lucrarea făcută de ${partner} este recepționată. Solicitarea rămâne în dosar, finalizată. Conversația cu firma se încheie; un mesaj nou o deschide din nou.`,
      submit: "Marchează finalizată",
    }),
    busyLabel: "Se finalizează…",
    variant: "primary",
    done: { title: "Colaborarea este finalizată.", text: "Scrieți o recenzie cât vă mai amintiți." },
    next: (id) => requestPath(id, "review"),
  },
  delete: {
    icon: Trash2,
    ask: ({ title }) => ({
      heading: "Ștergeți ciorna?",
      intro: `${quoted(title)} se șterge cu fișierele ei și nu mai poate fi adusă înapoi.`,
      submit: "Șterge ciorna",
    }),
    busyLabel: "Se șterge…",
    variant: "danger",
    done: { title: "Ciorna a fost ștearsă." },
    next: () => REQUESTS_PATH,
  },
};

type AskedProps = { of: Confirmed; id: string; about: AskedAbout };

/** A button and the dialog that it opens. */
export const ConfirmedAction = ({ formKey, ...asked }: AskedProps & { formKey: string }) => (
  <>
    <ConfirmedLink {...asked} />
    <ConfirmedDialog {...asked} formKey={formKey} />
  </>
);

/** Opens the dialog, which stands outside of a menu that closes. */
export function ConfirmedLink({ of: confirmed, id, about }: AskedProps) {
  const { icon, ask, variant } = CONFIRMATIONS[confirmed];
  const to = CONFIRMED[confirmed];
  return (
    <DialogLink variant={variant === "danger" ? "quiet" : variant} icon={icon} dialog={to} href={requestPath(id, to)}>
      {ask(about).submit}
    </DialogLink>
  );
}

export function ConfirmedDialog({ of: confirmed, id, about, formKey }: AskedProps & { formKey: string }) {
  const { ask, busyLabel, variant } = CONFIRMATIONS[confirmed];
  const { heading, intro, submit } = ask(about);
  const to = CONFIRMED[confirmed];
  return (
    <QuestionDialog id={to} title={heading} effect={intro}>
      <PostButton variant={variant} action={requestPath(id, to)} formKey={formKey} busyLabel={busyLabel}>
        {submit}
      </PostButton>
    </QuestionDialog>
  );
}
