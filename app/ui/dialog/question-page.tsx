import type { ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { ButtonLink } from "../button/button";
import { Head } from "../head/head";
import { Cluster, Stack } from "../layout/layout";

/** `back`: the previous page. `effect`: what the button does, in a sentence. `children`: a form with one button. */
type QuestionPageProps = { back: LinkTo & { label: string }; heading: string; effect: string; children: ReactNode };

/** A page that asks for confirmation, for browsers without script, where no dialog opens. */
export function QuestionPage({ back, heading, effect, children }: QuestionPageProps) {
  return (
    <Stack>
      <title>{`${heading} – PSP`}</title>
      <Head heading={heading} crumb={back} />
      <p>{effect}</p>
      <Cluster>
        {children}
        <ButtonLink variant="quiet" href={back.href}>
          Renunță
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
