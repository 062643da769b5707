import { useEffect, useRef, useState } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { Rows } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { jsonAt } from "~/ui/live/json-at";
import { EXPERIENCE, EXPERIENCES_LIKE } from "../rules/paths";

/** Something like a request that another authority has done. */
export type LikeRequest = { id: string; title: string; facts: string[] };

type DoneBeforeProps = {
  /** Of a stored request; without it the form around is read, whenever it changes. */
  given?: { title: string; category: string };
};

/** What others have done of the kind of this request, once its category is known, and the way to all of it. */
export function DoneBefore({ given }: DoneBeforeProps) {
  const place = useRef<HTMLElement>(null);
  const [found, setFound] = useState<readonly LikeRequest[]>([]);
  const title = given?.title;
  const category = given?.category;
  useEffect(() => {
    const form = place.current?.closest("form");
    let asked = new AbortController();
    let last = "";
    const written = (name: string) => String(form ? (new FormData(form).get(name) ?? "") : "");
    const ask = () => {
      const query = { cauta: title ?? written("title"), categorie: category ?? written("category") };
      const address = `${EXPERIENCES_LIKE}?${new URLSearchParams(query)}`;
      if (query.categorie === "" || address === last) return;
      last = address;
      asked.abort();
      asked = new AbortController();
      void jsonAt<LikeRequest[]>(address, asked.signal).then((answer) => {
        if (answer !== "lost") setFound(answer);
      });
    };
    ask();
    form?.addEventListener("change", ask);
    return () => {
      asked.abort();
      form?.removeEventListener("change", ask);
    };
  }, [title, category]);
  return (
    <section ref={place} className="field card screen-only" aria-labelledby="a-mai-facut">
      <h2 id="a-mai-facut" className="h3">
        Cine a mai făcut asta?
      </h2>
      {found.length > 0 ? (
        <Rows>
          {found.map(({ id, title, facts }) => (
            <Row key={id} title={title} facts={facts} />
          ))}
        </Rows>
      ) : null}
      <p className="small">
        <Anchor href={category ? `${EXPERIENCE}?categorie=${category}` : EXPERIENCE}>
          Vedeți ce au făcut alte autorități, cu ce firmă și cu ce preț
        </Anchor>
      </p>
    </section>
  );
}
