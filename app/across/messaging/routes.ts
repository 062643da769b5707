import { route } from "@react-router/dev/routes";

const newConversation = (kind: "uat" | "firma") =>
  route("messages/nou", "across/messaging/pages/new-conversation.page.tsx", { id: `${kind}-new-conversation` });

export const messagingRoutes = { uat: [newConversation("uat")], firma: [newConversation("firma")] };
