import type { ReactElement } from "react";

/** A mail with invented data, so that every mail can be looked at without causing it. */
export type MailSample = { name: string; subject: string; body: ReactElement };
