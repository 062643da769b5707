import {
  Bot,
  Building2,
  FileText,
  GraduationCap,
  IdCard,
  Landmark,
  LayoutDashboard,
  Library,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Store,
  Target,
  Trash2,
  Users,
} from "lucide-react";
import type { Role } from "~/modules/accounts/rules/actor";
import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { ADMIN_FORUM, FORUM } from "~/modules/forum/rules/paths";
import { ACTS, ADMIN_ACTS, ADMIN_LIBRARY, ADMIN_PROPOSALS } from "~/modules/library/rules/paths";
import { TICKETS } from "~/modules/outreach/rules/paths";
import { EXCHANGE } from "~/modules/projects/rules/paths";
import { ADMIN_REQUESTS, EXPERIENCE } from "~/modules/requests/rules/paths";
import type { BarLink } from "~/ui/workspace/bottom-bar";
import type { RoomPage } from "~/ui/workspace/rooms";

/** The counts that a page may show: unread messages, and organisations, articles, claims, support messages, posts, proposed programs or proposals for the library that wait for an ADMIN. */
type Counted = "messages" | "waiting" | "articles" | "claims" | "tickets" | "posts" | "programs" | "proposals";
export type NavigationPage = Omit<RoomPage, "count"> & { counts?: Counted };
export type NavigationRoom = NavigationPage & { icon: LucideIcon; pages?: readonly NavigationPage[] };
export type Navigation = { rooms: readonly (readonly NavigationRoom[])[]; bar: readonly BarLink[] };

const panel = (role: string): NavigationRoom => ({ href: `/${role}/dashboard`, label: "Panou", icon: LayoutDashboard });

/** Public pages, which keep the rail of whoever is signed in. */
const discussions: NavigationPage = { href: FORUM, label: "Discuții", covers: ["/forum"] };
const exchange: NavigationPage = { href: EXCHANGE, label: "Schimb de proiecte", covers: ["/proiecte"] };
const blog: NavigationPage = { href: "/blog", label: "Blog" };
const forum: NavigationRoom = {
  href: FORUM,
  label: "Forum",
  icon: MessageCircle,
  pages: [discussions, exchange, blog],
};

const uat: Navigation = {
  rooms: [
    [
      panel("uat"),
      {
        href: "/uat/service-requests",
        label: "Solicitări",
        icon: FileText,
        covers: ["/uat/paper-models", "/uat/letterhead"],
      },
      { href: "/uat/messages", label: "Mesaje", icon: MessagesSquare, counts: "messages" },
      {
        href: "/uat/marketplace",
        label: "Parteneri",
        icon: Store,
        pages: [
          { href: "/uat/marketplace", label: "Firme", covers: ["/partener"] },
          { href: "/marketplace", label: "Servicii" },
          { href: EXPERIENCE, label: "Ce au făcut alții" },
        ],
      },
    ],
    [
      {
        href: "/uat/knowledge-hub",
        label: "Hub de cunoștințe",
        icon: Library,
        pages: [
          { href: "/uat/knowledge-hub", label: "Documente", covers: ["/uat/resource"] },
          { href: ACTS, label: "Legislație" },
          { href: "/uat/proposals", label: "Propunerile mele" },
        ],
      },
      { href: "/uat/ai-chat", label: "Asistent", icon: Bot },
      { href: "/uat/training-programs", label: "Instruiri", icon: GraduationCap },
    ],
    [
      {
        href: "/uat/community",
        label: "Comunitatea mea",
        icon: Landmark,
        pages: [
          { href: "/uat/community", label: "Vitrina Comunității" },
          { href: "/uat/articles", label: "Articole" },
        ],
      },
      forum,
    ],
  ],
  bar: [
    panel("uat"),
    { href: "/uat/service-requests", label: "Solicitări", icon: FileText },
    { href: "/uat/messages", label: "Mesaje", icon: MessagesSquare },
    {
      href: "/uat/knowledge-hub",
      label: "Învățare",
      icon: Library,
      covers: ["/uat/ai-chat", "/uat/training-programs"],
    },
  ],
};

const firma: Navigation = {
  rooms: [
    [
      panel("firma"),
      { href: "/firma/opportunities", label: "Oportunități", icon: Target },
      { href: "/firma/messages", label: "Mesaje", icon: MessagesSquare, counts: "messages" },
    ],
    [
      { href: "/firma/profile", label: "Profilul firmei", icon: IdCard },
      { href: "/firma/content", label: "Articolele mele", icon: Newspaper },
      { href: "/firma/programs", label: "Programe propuse", icon: GraduationCap },
    ],
    [
      {
        href: "/firma/network",
        label: "Rețea",
        icon: Users,
        pages: [
          { href: "/firma/network", label: "Comunitate", covers: ["/firma/events", "/firma/resource"] },
          { href: "/firma/proposals", label: "Propunerile mele" },
        ],
      },
      forum,
    ],
  ],
  bar: [
    panel("firma"),
    { href: "/firma/opportunities", label: "Oportunități", icon: Target },
    { href: "/firma/messages", label: "Mesaje", icon: MessagesSquare },
    { href: "/firma/network", label: "Rețea", icon: Users },
  ],
};

const admin: Navigation = {
  rooms: [
    [
      panel("admin"),
      {
        href: "/admin/organisations",
        label: "Organizații",
        icon: Building2,
        pages: [
          { href: "/admin/organisations", label: "Toate organizațiile", counts: "waiting" },
          { href: "/admin/people", label: "Persoane" },
        ],
      },
      {
        href: ADMIN_REQUESTS,
        label: "Solicitări",
        icon: FileText,
        pages: [
          { href: ADMIN_REQUESTS, label: "Toate solicitările" },
          { href: "/admin/reviews", label: "Recenzii" },
        ],
      },
      {
        href: "/admin/communities",
        label: "Comunități",
        icon: Landmark,
        pages: [
          { href: "/admin/communities", label: "Toate comunitățile" },
          { href: "/admin/claims", label: "Revendicări", counts: "claims" },
        ],
      },
    ],
    [
      {
        href: ADMIN_LIBRARY,
        label: "Bibliotecă",
        icon: Library,
        pages: [
          { href: ADMIN_LIBRARY, label: "Documente" },
          { href: ADMIN_PROPOSALS, label: "Propuneri", counts: "proposals" },
          { href: ADMIN_ACTS, label: "Legislație" },
          { href: "/admin/paper-models", label: "Modele" },
        ],
      },
      { href: "/admin/articles", label: "Articole", icon: Newspaper, counts: "articles" },
      { href: "/admin/training-programs", label: "Instruiri", icon: GraduationCap, counts: "programs" },
      {
        ...forum,
        pages: [discussions, { href: ADMIN_FORUM, label: "Raportări", counts: "posts" }, exchange, blog],
      },
    ],
    [
      {
        href: TICKETS,
        label: "Suport",
        icon: LifeBuoy,
        counts: "tickets",
      },
      { href: BIN_PATH, label: "Coș", icon: Trash2 },
    ],
  ],
  bar: [
    panel("admin"),
    { href: "/admin/organisations", label: "Organizații", icon: Building2 },
    { href: ADMIN_LIBRARY, label: "Bibliotecă", icon: Library },
    { href: TICKETS, label: "Suport", icon: LifeBuoy },
  ],
};

export const navigationOf: Record<Role, Navigation> = { UAT: uat, FIRMA: firma, ADMIN: admin };
