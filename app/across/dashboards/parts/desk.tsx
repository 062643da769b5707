import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import type { ButtonTo } from "~/ui/button/buttons";
import { Figures, type FiguresProps } from "~/ui/figures/figures";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { Tiles, type TilesProps } from "~/ui/layout/tiles";
import { TaskTodo } from "~/ui/todo/todo";
import { News, type NewsProps } from "../../notifications/parts/news";

type DeskProps = {
  name: string;
  /** The button beside the greeting. */
  action: ButtonTo;
  agenda: Parameters<typeof TaskTodo>[0];
  /** What the column beside the tasks is, for screen readers. */
  label: string;
  figures: Pick<FiguresProps, "label" | "figures">;
  /** Between the figures and the notifications. */
  beside?: ReactNode;
  news: Pick<NewsProps, "heading" | "nothingYet" | "news"> & { href: string };
  tiles: TilesProps["tiles"];
  /** The newest of what its reader works with. */
  children: ReactNode;
};

/** The first page of a workspace: tasks and a list, beside them figures and notifications, shortcuts below. */
export function Desk({ name, action, agenda, label, figures, beside, news, tiles, children }: DeskProps) {
  const { href, ...newest } = news;
  return (
    <>
      <Head heading={`Bună ziua, ${name}`} actions={action} />
      <Side
        label={label}
        aside={
          <>
            <Figures columns={2} {...figures} />
            {beside}
            <News action={<Anchor href={href}>Toate</Anchor>} {...newest} />
          </>
        }
      >
        <Stack>
          <TaskTodo {...agenda} />
          {children}
          <Tiles label="Scurtături" tiles={tiles} />
        </Stack>
      </Side>
    </>
  );
}
