export type Question = {
  heading: string;
  lead: string;
  submit: string;
  busyLabel: string;
  variant: "primary" | "danger";
};

/** Asked in a dialog, and on a page where no script opens one. */
export const completionConfirmation = (partner: string | null): Question => ({
  heading: "Colaborarea s-a încheiat?",
  lead: `Lucrarea făcută de ${partner} este recepționată. Discuția cu firma se închide, iar solicitarea rămâne în dosar, finalizată.`,
  ...{ submit: "Marchează finalizată", busyLabel: "Se finalizează…", variant: "primary" },
});

export const deletionConfirmation = (title: string): Question => ({
  heading: "Ștergeți ciorna?",
  lead: `„${title}” se șterge cu fișierele ei și nu mai poate fi adusă înapoi.`,
  ...{ submit: "Șterge ciorna", busyLabel: "Se șterge…", variant: "danger" },
});
