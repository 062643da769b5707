import { codesOf } from "~/platform/codes";
import type { Asked } from "~/platform/form/list-query";
import { Tabs } from "../head/tabs";

type ListTabsProps<Values, Code extends string> = {
  /** What the tabs are, for screen readers. */
  label: string;
  asked: Pick<Asked<Values>, "query" | "hrefOf">;
  /** Which part of the query chooses the tab. */
  by: keyof Values;
  tabs: Readonly<Record<Code, string | { readonly label: string }>>;
  /** The first tab, of all of them together. */
  all?: string;
  /** How many rows each tab has; null when the list could not be read. */
  counts?: Readonly<Partial<Record<NoInfer<Code> | "all", number>>> | null | undefined;
};

/** Tabs that choose one part of what a list is asked for, each with its number. */
export function ListTabs<Values, Code extends string>(props: ListTabsProps<Values, Code>) {
  const { label, asked, by, tabs, all, counts } = props;
  const tab = (code: Code | null, name: string | { readonly label: string }) => ({
    href: asked.hrefOf({ [by]: code } as Partial<Values>),
    label: typeof name === "string" ? name : name.label,
    current: asked.query[by] === code,
    count: counts?.[code ?? "all"],
  });
  return (
    <Tabs
      label={label}
      tabs={[...(all === undefined ? [] : [tab(null, all)]), ...codesOf(tabs).map((code) => tab(code, tabs[code]))]}
    />
  );
}
