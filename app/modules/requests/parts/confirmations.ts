export type Confirmation = {
  heading: string;
  lead: string;
  submit: string;
  busyLabel: string;
  variant: "primary" | "danger";
};

/** Shown in a dialog, and on a page for browsers without JavaScript. */
export const completionConfirmation = (partner: string | null): Confirmation => ({
  heading: "Colaborarea s-a încheiat?",
  lead: `Lucrarea făcută de ${partner} este recepționată. Discuția cu firma se închide, iar solicitarea rămâne în dosar, finalizată.`,
  ...{ submit: "Marchează finalizată", busyLabel: "Se finalizează…", variant: "primary" },
});

export const deletionConfirmation = (title: string): Confirmation => ({
  heading: "Ștergeți ciorna?",
  lead: `„${title}” se șterge cu fișierele ei și nu mai poate fi adusă înapoi.`,
  ...{ submit: "Șterge ciorna", busyLabel: "Se șterge…", variant: "danger" },
});
