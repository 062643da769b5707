import type { ReactNode } from "react";
import { FoundList, type FoundListProps } from "~/ui/list/found-list";
import type { NotificationView } from "../rules/notification-view";
import { NotificationRow } from "./notification-row";

export type NewsProps = Pick<FoundListProps, "action" | "end"> & {
  heading: string;
  nothingYet: ReactNode;
  news: readonly NotificationView[];
};

/** The newest notifications, without their messages. */
export function News({ nothingYet, news, ...list }: NewsProps) {
  return (
    <FoundList
      tight
      shown={news.length}
      nothingYet={{ title: "Nicio notificare, deocamdată", text: nothingYet }}
      {...list}
    >
      {news.map((item) => (
        <NotificationRow key={item.id} notification={item} brief />
      ))}
    </FoundList>
  );
}
