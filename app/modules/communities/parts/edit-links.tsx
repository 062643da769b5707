import type { ReactNode } from "react";
import type { ButtonLook } from "~/ui/button/button";
import { EditWords, editLook } from "~/ui/button/edit-link";
import { type Answered, EditInDialog, type EditView } from "./edit-form";
import { AttractionFields, type PicturesView, ProjectFields } from "./item-fields";
import { RemovalForm } from "./removal";
import { type CoverView, ProfileFields, ShortFields, type ShortSection } from "./section-fields";
import { StepDialog } from "./step-dialog";

type Step = ButtonLook & { href: string; title: string; children: ReactNode };

type SectionLoaded = { view: EditView; checkedKind: string | null };

/** Opens a short section in a dialog. */
export function SectionLink({ section, ...step }: Omit<Step, "children"> & { section: ShortSection }) {
  return (
    <StepDialog<SectionLoaded>
      {...step}
      {...editLook}
      render={({ view, checkedKind }, { fetcherKey, answer }) => (
        <EditInDialog view={view} {...answer} submit="Salvează" fetcherKey={fetcherKey}>
          {(answers) => <ShortFields section={section} answers={answers} checkedKind={checkedKind} />}
        </EditInDialog>
      )}
    >
      <EditWords of={step.title} />
    </StepDialog>
  );
}

type ProfileLoaded = { view: EditView; cover: CoverView | null };

/** Opens the words and the picture of the page's head. */
export function ProfileLink({ children, ...step }: Step) {
  return (
    <StepDialog<ProfileLoaded>
      {...step}
      render={({ view, cover }, { fetcherKey, answer }) => (
        <EditInDialog view={view} {...answer} submit="Salvează" fetcherKey={fetcherKey}>
          {(answers) => <ProfileFields answers={answers} cover={coverIn(cover, answer.answered)} />}
        </EditInDialog>
      )}
    >
      {children}
    </StepDialog>
  );
}

/** The picture as the form left it, or as it is stored. */
export const coverIn = (cover: CoverView | null, answered: Answered | undefined): CoverView => ({
  kept: answered?.kept ?? cover?.kept ?? [],
  hint: cover?.hint ?? "",
});

type AttractionLoaded = { view: EditView; pictures: PicturesView };

export function AttractionLink({ children, ...step }: Step) {
  return (
    <StepDialog<AttractionLoaded>
      {...step}
      render={({ view, pictures }, { fetcherKey, answer }) => (
        <EditInDialog view={view} {...answer} submit="Salvează" fetcherKey={fetcherKey}>
          {(answers) => (
            <AttractionFields
              answers={answers}
              pictures={{ ...pictures, kept: answer.answered?.kept ?? pictures.kept }}
            />
          )}
        </EditInDialog>
      )}
    >
      {children}
    </StepDialog>
  );
}

export function ProjectLink({ children, ...step }: Step) {
  return (
    <StepDialog<{ view: EditView }>
      {...step}
      render={({ view }, { fetcherKey, answer }) => (
        <EditInDialog view={view} {...answer} submit="Salvează" fetcherKey={fetcherKey}>
          {(answers) => <ProjectFields answers={answers} />}
        </EditInDialog>
      )}
    >
      {children}
    </StepDialog>
  );
}

type RemovalLoaded = { found: { text: string; submit: string }; action: string; formKey: string };

/** Asks in a dialog before something is taken out. */
export function RemovalLink({ children, ...step }: Step) {
  return (
    <StepDialog<RemovalLoaded>
      {...step}
      render={({ found, action, formKey }) => (
        <>
          <p>{found.text}</p>
          <RemovalForm action={action} formKey={formKey} submit={found.submit} />
        </>
      )}
    >
      {children}
    </StepDialog>
  );
}
