import { listQuery, oneOf } from "~/platform/form/list-query";
import { DEPARTMENTS } from "./departments";

/** The list of chats beside a page of the assistant, and the department that a new one asks. */
export const chatList = listQuery({ department: { ...oneOf("departament", DEPARTMENTS), isFilter: false } });
export type ChatQuery = ReturnType<typeof chatList.read>;

export const CHATS_PER_PAGE = 20;
