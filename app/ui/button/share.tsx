import { Mail, Share2 } from "lucide-react";
import { Cluster } from "../layout/layout";
import { Button, ButtonLink } from "./button";
import { CopyText } from "./copy-text";

/** Sharing without third-party scripts. `url`: the absolute address. */
export function Share({ heading, url, title }: { heading: string; url: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <section className="screen-only stack stack--1" aria-labelledby="distribuire">
      <h2 id="distribuire" className="h3">
        {heading}
      </h2>
      <CopyText text={url} label="Copiază linkul" />
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
