import { route } from "@react-router/dev/routes";

/** The same pages in both workspaces. */
const messagesOf = (kind: "uat" | "firma") => {
  const at = (path: string, page: string) =>
    route(`messages${path}`, `modules/conversations/pages/${page}`, { id: `${kind}${path}-messages` });
  return [
    at("", "conversations.page.tsx"),
    at("/:id", "conversation.page.tsx"),
    at("/:id/tiparire", "conversation-print.page.tsx"),
    at("/:id/reading", "conversation-reading.page.tsx"),
    at("/:id/closing", "conversation-closing.page.tsx"),
    at("/:id/attachments/:attachmentId", "conversation-attachment.page.ts"),
  ];
};

export const conversationRoutes = { uat: messagesOf("uat"), firma: messagesOf("firma") };
