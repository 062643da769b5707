import type { MailSample } from "~/platform/mail/sample";

/** Every mail that the product sends, with invented data. */
export const samples: readonly MailSample[] = [];
