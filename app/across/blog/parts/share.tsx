import { Mail, Share2 } from "lucide-react";
import { Button, ButtonLink } from "~/ui/button/button";
import { CopyText } from "~/ui/copy-text/copy-text";
import { Cluster } from "~/ui/layout/layout";

/** Ways to pass an article on, none of which tells anybody else of it. `url`: the public address, whole. */
export function Share({ url, title }: { url: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <section className="screen-only stack stack--1" aria-labelledby="distribuire">
      <h2 id="distribuire" className="h3">
        Distribuiți articolul
      </h2>
      <CopyText text={url} label="Copiază legătura" />
      <Cluster tight>
        <ButtonLink href={mail} small icon={Mail}>
          Trimite prin e-mail
        </ButtonLink>
        <Button type="button" small icon={Share2} className="share__native" data-share={url} data-share-title={title}>
          Distribuie
        </Button>
      </Cluster>
    </section>
  );
}
