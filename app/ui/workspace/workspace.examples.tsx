import {
  Bot,
  FileText,
  GraduationCap,
  Landmark,
  LayoutDashboard,
  Library,
  LogOut,
  MessagesSquare,
  Newspaper,
  Store,
} from "lucide-react";
import { Button } from "../button/button";
import { OrganisationMark } from "../cloth/organisation-mark";
import type { ExampleModule } from "../example";
import { WeaveIcon } from "../icon/weave-icon";
import { ThemeSwitch } from "../theme-switch/theme-switch";
import { type BarLink, BottomBar, Rail, type RailGroup, TopBar } from "./workspace";

const GROUPS: RailGroup[] = [
  { links: [{ href: "/uat", label: "Panou", icon: LayoutDashboard }] },
  {
    label: "Solicitări și firme",
    links: [
      { href: "/uat/cereri", label: "Solicitări", icon: FileText, count: { value: 3, words: "noi" } },
      { href: "/uat/mesaje", label: "Mesaje", icon: MessagesSquare, count: { value: 2, words: "noi" } },
    ],
  },
  {
    label: "Parteneri",
    links: [
      { href: "/marketplace", label: "Marketplace", icon: Store },
      { href: "/uat/potriviri", label: "Potriviri", icon: WeaveIcon },
    ],
  },
  {
    label: "Comunitatea mea",
    links: [
      { href: "/uat/vitrina", label: "Vitrina Comunității", icon: Landmark },
      { href: "/uat/articole", label: "Articole", icon: Newspaper },
    ],
  },
  {
    label: "Învățare",
    links: [
      { href: "/uat/hub", label: "Hub de cunoștințe", icon: Library },
      { href: "/uat/asistent", label: "Asistent", icon: Bot },
      { href: "/uat/instruiri", label: "Instruiri", icon: GraduationCap },
    ],
  },
];

const BAR: BarLink[] = [
  { href: "/uat", label: "Panou", icon: LayoutDashboard },
  { href: "/uat/cereri", label: "Solicitări", icon: FileText, covers: ["/uat/mesaje"] },
  { href: "/marketplace", label: "Parteneri", icon: Store },
  { href: "/uat/vitrina", label: "Comunitate", icon: Landmark },
  { href: "/uat/hub", label: "Învățare", icon: Library },
];

const SIGN_OUT = (
  <form method="post" action="/iesire">
    <Button variant="quiet" icon={LogOut}>
      Deconectare
    </Button>
  </form>
);

const ORGANISATION = (
  <OrganisationMark seed="u1" kind="UAT" verified size="s" name="Primăria Comunei Fântâna Albastră" />
);

const workspaceExampleProps = {
  home: "/uat",
  site: { href: "/", label: "Acasă" },
  search: { action: "/cauta", label: "Caută în platformă", placeholder: "Caută" },
  notifications: { href: "/notificari", label: "Notificări", unread: 3, words: "notificări necitite" },
  account: {
    email: "ana.m@fantana-albastra.example",
    links: [{ href: "/uat/profile", label: "Instituția și contul" }],
  },
  theme: <ThemeSwitch action="/tema" current="system" back="/uat" />,
  signOut: SIGN_OUT,
  groups: GROUPS,
  bar: BAR,
  organisation: ORGANISATION,
};

export const workspaceExamples: ExampleModule = {
  name: "Spațiul de lucru",
  examples: [
    {
      title: "Bara de sus",
      element: <TopBar {...workspaceExampleProps} links={[{ href: "/uat", label: "Panou", current: true }]} />,
    },
    {
      title: "Șina",
      element: <Rail home="/uat" groups={GROUPS} current="/uat/cereri" exact organisation={ORGANISATION} />,
    },
    { title: "Bara de jos", element: <BottomBar links={BAR} current="/uat/mesaje" /> },
  ],
};
