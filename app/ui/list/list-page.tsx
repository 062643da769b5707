import type { ReactNode } from "react";
import { Head, type HeadProps } from "../head/head";
import { FoundList, type FoundListProps } from "./found-list";

export type ListPageProps = Omit<FoundListProps, "heading" | "action"> &
  Omit<HeadProps, "mark"> & {
    /** Between the head and the list: "Ce urmează", tabs, flashes. */
    above?: ReactNode;
  };

/** A page that is a list: head, filters, rows or one of four states, pages. */
export function ListPage({ heading, count, actions, facts, crumb, above, label, ...list }: ListPageProps) {
  return (
    <>
      <Head heading={heading} count={count} actions={actions} facts={facts} crumb={crumb} />
      {above}
      <FoundList label={label ?? (typeof heading === "string" ? heading : undefined)} {...list} />
    </>
  );
}
