import { listQuery, oneOf, text } from "~/platform/form/list-query";
import { DEPARTMENTS } from "./departments";

/** The list of chats beside a page of the assistant, and of a new one the department and the question as another page asked it. */
export const chatList = listQuery({
  department: { ...oneOf("departament", DEPARTMENTS), isFilter: false },
  question: { ...text("intrebare"), isFilter: false },
});
export type ChatQuery = ReturnType<typeof chatList.read>;

export const CHATS_PER_PAGE = 20;
