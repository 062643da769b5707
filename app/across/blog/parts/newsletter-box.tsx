import { NewsletterForm } from "~/modules/outreach/parts/newsletter-form";
import { Card } from "~/ui/card/card";

/** The newsletter, where somebody has just read: in the place of the one at the foot of other pages. */
export function NewsletterBox() {
  return (
    <Card heading="Ce apare nou, prin e-mail" className="stack stack--1">
      <NewsletterForm source="blog" />
    </Card>
  );
}
