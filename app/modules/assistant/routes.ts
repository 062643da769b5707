import { route } from "@react-router/dev/routes";

const page = (name: string): string => `modules/assistant/pages/${name}.page.tsx`;
const chatStep = (name: string) => route(`ai-chat/:id/${name}`, page("chat-step"), { id: `chat-${name}` });

export const assistantRoutes = {
  uat: [
    route("ai-chat", page("chat-new")),
    route("ai-chat/:id", page("chat")),
    chatStep("title"),
    chatStep("removal"),
    route("ai-chat/:id/opinion", page("opinion")),
    route("ai-chat/:id/support", page("support")),
  ],
  admin: [route("library/questions", page("unanswered")), route("library/questions/switch", page("switch"))],
};
