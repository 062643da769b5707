import {
  Bot,
  FileText,
  GraduationCap,
  House,
  Landmark,
  LayoutDashboard,
  Library,
  LogOut,
  MessagesSquare,
  Settings,
  Store,
} from "lucide-react";
import { Button } from "../button/button";
import { Cloth } from "../cloth/cloth";
import type { ExampleModule } from "../example";
import { ThemeSwitch } from "../menu/theme-switch";
import { type BarLink, BottomBar } from "./bottom-bar";
import { type AccountProps, Rail } from "./rail";
import type { RoomGroups } from "./rooms";
import { TopBar } from "./top-bar";

const GROUPS: RoomGroups = [
  [
    { href: "/uat", label: "Panou", icon: LayoutDashboard },
    { href: "/uat/cereri", label: "Solicitări", icon: FileText, count: [3, "nouă", "noi"] },
    { href: "/uat/mesaje", label: "Mesaje", icon: MessagesSquare, count: [2, "nou", "noi"] },
    {
      href: "/parteneri",
      label: "Parteneri",
      icon: Store,
      pages: [
        { href: "/parteneri", label: "Firme" },
        { href: "/marketplace", label: "Servicii" },
      ],
    },
  ],
  [
    { href: "/uat/hub", label: "Hub de cunoștințe", icon: Library },
    { href: "/uat/asistent", label: "Asistent", icon: Bot },
    { href: "/uat/instruiri", label: "Instruiri", icon: GraduationCap },
  ],
  [{ href: "/uat/vitrina", label: "Comunitatea mea", icon: Landmark }],
];
const PLACE = { room: "/parteneri", page: "/marketplace", exact: true };

const BAR: BarLink[] = [
  { href: "/uat", label: "Panou", icon: LayoutDashboard },
  { href: "/uat/cereri", label: "Solicitări", icon: FileText },
  { href: "/uat/mesaje", label: "Mesaje", icon: MessagesSquare },
  { href: "/uat/hub", label: "Învățare", icon: Library },
];

const SIGN_OUT = (
  <form method="post" action="/iesire">
    <Button variant="quiet" icon={LogOut}>
      Deconectare
    </Button>
  </form>
);

const ACCOUNT: AccountProps = {
  mark: (
    <>
      <Cloth seed="u1" kind="UAT" verified />
      <span>
        <b>Comuna Fântâna Albastră</b>
        <span className="muted">ana.m@fantana-albastra.example</span>
      </span>
    </>
  ),
  links: [{ href: "/uat/profile", label: "Instituția și contul", icon: Settings }],
  outside: [{ href: "/", label: "Prima pagină", icon: House }],
  theme: <ThemeSwitch action="/tema" current="system" back="/uat" />,
  signOut: SIGN_OUT,
};

const TOP = {
  home: "/uat",
  site: { href: "/", label: "Acasă" },
  search: { action: "/cauta", label: "Caută în platformă", placeholder: "Caută" },
  notifications: { href: "/notificari", label: "Notificări", unread: 3, words: "notificări necitite" },
  signOut: SIGN_OUT,
};

export const workspaceExamples: ExampleModule = {
  name: "Spațiul de lucru",
  examples: [
    {
      title: "Bara de sus",
      element: <TopBar {...TOP} />,
    },
    {
      title: "Șina",
      element: <Rail home="/uat" groups={GROUPS} place={PLACE} account={ACCOUNT} />,
    },
    { title: "Bara de jos", element: <BottomBar links={BAR} groups={GROUPS} place={PLACE} account={ACCOUNT} /> },
  ],
};
