import {
  BookOpen,
  Bot,
  Building2,
  CircleHelp,
  FileText,
  Flag,
  FolderOpen,
  GraduationCap,
  IdCard,
  Inbox,
  Landmark,
  LayoutDashboard,
  Library,
  LifeBuoy,
  type LucideIcon,
  MessageSquareWarning,
  MessagesSquare,
  Newspaper,
  Scale,
  Settings,
  ShieldCheck,
  Star,
  Store,
  Target,
  Trash2,
  Users,
} from "lucide-react";
import type { Role } from "~/modules/accounts/rules/actor";
import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { accountLabel, accountPath } from "~/modules/accounts/rules/places";
import { FORUM } from "~/modules/forum/rules/paths";
import { ADMIN_FORUM } from "~/modules/forum/rules/reports";
import { ACTS, ADMIN_ACTS, ADMIN_LIBRARY, ADMIN_PROPOSALS } from "~/modules/library/rules/paths";
import { TICKETS } from "~/modules/outreach/rules";
import { EXCHANGE } from "~/modules/projects/rules/paths";
import { ADMIN_REQUESTS, EXPERIENCE } from "~/modules/requests/rules/paths";
import type { BarLink } from "~/ui/workspace/workspace";

/** The counts that an item may show: unread messages, and organisations, articles, claims, support messages, posts, proposed programs or proposals for the library that wait for an ADMIN. */
type Counted = "messages" | "waiting" | "articles" | "claims" | "tickets" | "posts" | "programs" | "proposals";
type NavigationItem = { href: string; label: string; icon: LucideIcon; counts?: Counted };
type NavigationGroup = { label?: string; items: readonly NavigationItem[] };
export type Navigation = { groups: readonly NavigationGroup[]; bottom: readonly BarLink[] };

const panel = (role: string): NavigationItem => ({ href: `/${role}/dashboard`, label: "Panou", icon: LayoutDashboard });

/** Public pages, which keep the rail of whoever is signed in. */
const forum: NavigationItem = { href: FORUM, label: "Forum", icon: CircleHelp };
const exchange: NavigationItem = { href: EXCHANGE, label: "Schimb de proiecte", icon: FolderOpen };
const blog: NavigationItem = { href: "/blog", label: "Blog", icon: BookOpen };
const commons: NavigationGroup = {
  label: "Platforma",
  items: [forum, exchange, blog, { href: "/support", label: "Suport", icon: LifeBuoy }],
};

const uat: Navigation = {
  groups: [
    { items: [panel("uat")] },
    {
      label: "Solicitări și firme",
      items: [
        { href: "/uat/service-requests", label: "Solicitări", icon: FileText },
        { href: "/uat/messages", label: "Mesaje", icon: MessagesSquare, counts: "messages" },
        { href: "/uat/marketplace", label: "Parteneri", icon: Store },
      ],
    },
    {
      label: "Comunitatea mea",
      items: [
        { href: "/uat/community", label: "Vitrina Comunității", icon: Landmark },
        { href: "/uat/articles", label: "Articole", icon: Newspaper },
        { href: accountPath("UAT"), label: accountLabel("UAT"), icon: Settings },
      ],
    },
    {
      label: "Învățare",
      items: [
        { href: "/uat/knowledge-hub", label: "Hub de cunoștințe", icon: Library },
        { href: EXPERIENCE, label: "Ce au făcut alții", icon: Users },
        { href: "/uat/ai-chat", label: "Asistent", icon: Bot },
        { href: "/uat/training-programs", label: "Instruiri", icon: GraduationCap },
      ],
    },
    commons,
  ],
  bottom: [
    panel("uat"),
    { href: "/uat/service-requests", label: "Solicitări", icon: FileText, covers: ["/uat/messages"] },
    { href: "/uat/marketplace", label: "Parteneri", icon: Store },
    { href: "/uat/community", label: "Comunitate", icon: Landmark, covers: ["/uat/articles", "/uat/profile"] },
    {
      href: "/uat/knowledge-hub",
      label: "Învățare",
      icon: Library,
      covers: [EXPERIENCE, "/uat/resource", ACTS, "/uat/ai-chat", "/uat/training-programs"],
    },
  ],
};

const firma: Navigation = {
  groups: [
    { items: [panel("firma")] },
    {
      label: "Oportunități",
      items: [
        { href: "/firma/opportunities", label: "Oportunități", icon: Target },
        { href: "/firma/messages", label: "Mesaje", icon: MessagesSquare, counts: "messages" },
      ],
    },
    {
      label: "Profil",
      items: [
        { href: "/firma/profile", label: "Profilul firmei", icon: IdCard },
        { href: accountPath("FIRMA"), label: accountLabel("FIRMA"), icon: Building2 },
      ],
    },
    { label: "Conținut", items: [{ href: "/firma/content", label: "Articolele mele", icon: Newspaper }] },
    {
      label: "Rețea",
      items: [
        { href: "/firma/network", label: "Comunitate", icon: Users },
        { href: "/firma/programs", label: "Programe propuse", icon: GraduationCap },
      ],
    },
    commons,
  ],
  bottom: [
    panel("firma"),
    { href: "/firma/opportunities", label: "Oportunități", icon: Target },
    { href: "/firma/messages", label: "Mesaje", icon: MessagesSquare },
    { href: "/firma/profile", label: "Profil", icon: IdCard, covers: ["/firma/account"] },
    { href: "/firma/network", label: "Rețea", icon: Users, covers: ["/firma/events", "/firma/programs"] },
  ],
};

const admin: Navigation = {
  groups: [
    { items: [panel("admin")] },
    {
      label: "De rezolvat",
      items: [
        { href: "/admin/articles", label: "Articole", icon: Newspaper, counts: "articles" },
        { href: "/admin/claims", label: "Revendicări", icon: Flag, counts: "claims" },
        { href: TICKETS, label: "Suport", icon: LifeBuoy, counts: "tickets" },
        { href: ADMIN_FORUM, label: "Raportări", icon: MessageSquareWarning, counts: "posts" },
        { href: "/admin/training-programs", label: "Instruiri", icon: GraduationCap, counts: "programs" },
        { href: ADMIN_PROPOSALS, label: "Propuneri", icon: Inbox, counts: "proposals" },
      ],
    },
    {
      label: "Organizații",
      items: [
        { href: "/admin/organisations", label: "Organizații", icon: Building2, counts: "waiting" },
        { href: "/admin/people", label: "Persoane", icon: Users },
        { href: ADMIN_REQUESTS, label: "Solicitări", icon: FileText },
      ],
    },
    {
      label: "Conținut",
      items: [
        { href: "/admin/communities", label: "Comunități", icon: Landmark },
        { href: ADMIN_LIBRARY, label: "Bibliotecă", icon: Library },
        { href: ADMIN_ACTS, label: "Legislație", icon: Scale },
        { href: "/admin/paper-models", label: "Modele", icon: FileText },
        { href: "/admin/reviews", label: "Recenzii", icon: Star },
        { href: BIN_PATH, label: "Coș", icon: Trash2 },
      ],
    },
    { label: "Cont", items: [{ href: accountPath("ADMIN"), label: accountLabel("ADMIN"), icon: ShieldCheck }] },
    { label: "Platforma", items: [forum, exchange, blog] },
  ],
  bottom: [
    panel("admin"),
    {
      href: "/admin/articles",
      label: "De rezolvat",
      icon: Newspaper,
      covers: ["/admin/claims", TICKETS, ADMIN_FORUM, "/admin/training-programs", ADMIN_PROPOSALS],
    },
    { href: "/admin/organisations", label: "Organizații", icon: Building2, covers: ["/admin/people", ADMIN_REQUESTS] },
    {
      href: "/admin/communities",
      label: "Conținut",
      icon: Landmark,
      covers: [ADMIN_LIBRARY, ADMIN_ACTS, "/admin/paper-models", BIN_PATH],
    },
    { href: "/admin/security", label: "Cont", icon: ShieldCheck },
  ],
};

export const navigationOf: Record<Role, Navigation> = { UAT: uat, FIRMA: firma, ADMIN: admin };
