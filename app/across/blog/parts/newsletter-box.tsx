import { NewsletterForm } from "~/modules/outreach/parts/newsletter-form";
import { Card } from "~/ui/card/card";

/** The newsletter form, instead of the one in the footer of other pages. */
export function NewsletterBox() {
  return (
    <Card heading="Articole noi, prin e-mail">
      <NewsletterForm source="blog" />
    </Card>
  );
}
