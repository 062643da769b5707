import { useContext } from "react";
import { isRouteErrorResponse } from "react-router";
import { ShellContext } from "~/platform/shell";
import { ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { BrokenLoom } from "~/ui/list/looms";
import { errorWords, refusalTexts } from "../rules/error-words";
import { Missing } from "./missing";
import { RefusalTexts } from "./refusal-texts";

/** The page of every refusal and error, with a link onwards; details are only in the log. */
export function Refusal({ error }: { error: unknown }) {
  const shell = useContext(ShellContext);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const data = isRouteErrorResponse(error) ? error.data : undefined;
  const { title, sentence, literal, way } = errorWords(status, data);
  const home = shell.signedIn ? (
    <ButtonLink href={shell.home}>Panou</ButtonLink>
  ) : (
    <ButtonLink href="/" reload>
      Prima pagină
    </ButtonLink>
  );
  return (
    <Stack>
      <title>{`${title} – PSP`}</title>
      <meta name="robots" content="noindex" />
      {literal ? (
        <Missing title={title} sentence={sentence} literal={literal} home={home} />
      ) : (
        <div className="empty stack">
          <BrokenLoom />
          <h1>{title}</h1>
          <p>{sentence}</p>
          <Cluster>
            {way ? (
              <ButtonLink href={way.href} variant="primary">
                {way.label}
              </ButtonLink>
            ) : null}
            {home}
          </Cluster>
        </div>
      )}
      <RefusalTexts {...refusalTexts(data)} />
    </Stack>
  );
}
