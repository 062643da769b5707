/** pending until both sides have written · active · completed once closed; a new message opens it again. */
export type ConversationStatus = "pending" | "active" | "completed";

export const CONVERSATION_STATUSES: Readonly<
  Record<ConversationStatus, { label: string; tone: "yellow" | "green" | "grey" }>
> = {
  pending: { label: "În așteptare", tone: "yellow" },
  active: { label: "Activ", tone: "green" },
  completed: { label: "Finalizat", tone: "grey" },
};
