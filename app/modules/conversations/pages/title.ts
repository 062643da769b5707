/** "(2) Mesaje – PSP", "(2) Portal de taxe – Mesaje – PSP" */
export function titleOf(data: { unreadCount: number; thread?: { subject: string } } | undefined): string {
  const unread = data && data.unreadCount > 0 ? `(${data.unreadCount}) ` : "";
  const subject = data?.thread ? `${data.thread.subject} – ` : "";
  return `${unread}${subject}Mesaje – PSP`;
}
