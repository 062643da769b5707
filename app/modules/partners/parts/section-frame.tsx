import type { ReactNode } from "react";
import type { Answers } from "~/platform/form/answers";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary, type SummarizedError } from "~/ui/error-summary/error-summary";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";
import { PROFILE_PATH, SECTIONS, type Section } from "../rules/sections";

export type SectionFrameProps = {
  section: Section;
  answers: Answers;
  /** The server's last answer to its form. */
  answered: object | undefined;
  /** Instead of the answers' own, where they are said with the number of their row. */
  errors?: readonly SummarizedError[];
  /** What this part is for, in a sentence. */
  intro?: ReactNode;
  children: ReactNode;
};

/** What stands around the form of one part of the profile. */
export function SectionFrame(frame: SectionFrameProps) {
  const { section, answers, answered, errors, intro, children } = frame;
  const heading = SECTIONS[section];
  return (
    <Stack gap={3}>
      <title>{`${answers.wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <ErrorSummary errors={errors ?? answers.errors} lead={answers.lead} heard={answered} />
      <Crumb href={PROFILE_PATH}>Profilul firmei</Crumb>
      <PageHeading heading={heading} intro={intro} />
      {children}
    </Stack>
  );
}
