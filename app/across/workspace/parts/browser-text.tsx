import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { ButtonLink } from "~/ui/button/button";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Stack } from "~/ui/layout/layout";
import type { Writer } from "~/ui/unsent/kept-text";

/** What became of the text that this browser kept: still looked for, not there, or not taken by the server. */
type Found = "searched" | "none" | readonly string[];

/** Gives the server what this browser kept for the person, which `/reluare` then offers as any other form of theirs. */
export function BrowserText({ home }: { home: string }) {
  const writer = useRouteLoaderData<{ writer: Writer | null }>("root")?.writer ?? null;
  const [found, setFound] = useState<Found>("searched");
  useEffect(() => {
    if (writer)
      void handedOver(writer).then((left) => (left === "given" ? location.replace("/reluare") : setFound(left)));
  }, [writer]);
  return (
    <Stack>
      <h1>Textul păstrat în acest navigator</h1>
      <div role="status">
        {found === "searched" ? <p>Se deschide textul păstrat…</p> : null}
        {found === "none" ? <p>Pentru contul acesta nu este păstrat niciun text în acest navigator.</p> : null}
        {Array.isArray(found) ? (
          <Notice tone="yellow">
            Textul nu s-a putut pune înapoi în formular: este prea lung sau serverul nu a răspuns. Rămâne păstrat în
            acest navigator; îl puteți copia de aici.
          </Notice>
        ) : null}
      </div>
      {Array.isArray(found)
        ? found.map((text) => (
            <p className="lines" key={text}>
              {text}
            </p>
          ))
        : null}
      <Cluster>
        <ButtonLink href={home}>La panou</ButtonLink>
      </Cluster>
    </Stack>
  );
}

async function handedOver(writer: Writer): Promise<"given" | "none" | readonly string[]> {
  const { handOver } = await import("~/ui/unsent/browser-texts");
  const left = await handOver(writer).catch(() => null);
  if (left === null) return "none";
  return left === "given"
    ? left
    : left.fields.flatMap(([name, text]) => (name.startsWith("_") || text.trim() === "" ? [] : [text]));
}
