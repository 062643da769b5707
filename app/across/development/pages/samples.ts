import { samples as notifications } from "~/across/notifications/mails";
import { samples as accounts } from "~/modules/accounts/mails/samples";
import { samples as outreach } from "~/modules/outreach/mails";
import type { MailSample } from "~/platform/mail/layout";

/** Every mail that the product sends, with invented data. */
export const samples: readonly MailSample[] = [...accounts, ...outreach, ...notifications];
