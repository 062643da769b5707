import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { OCHRE, PLUM, sheet, style } from "./look";

type MailAction = { label: string; href: string };
type LayoutProps = {
  title: string;
  /** What a mail program shows beside the subject. */
  preview?: string;
  /** The button; its address is also shown as text. */
  action?: MailAction;
  children: ReactNode;
  /** Small print under the action: how long a link lasts, what to do when it was not you. */
  after?: ReactNode;
  /** The organisation in whose name it is read, beside the mark. */
  organisation?: string | null;
  /** Why it came: a sentence. */
  because?: string;
  /** Where to stop such mails, for those that may be stopped. */
  stop?: MailAction;
  /** Where replies are read; without it the mail says that they are not. */
  replyTo?: string | undefined;
};

/**
 * Every mail of ours: the selvedge and the mark, what happened, at most one action, and why it came. As plain text it begins
 * with the first paragraph, which therefore says what happened: without the mark, the heading (it is the subject) and the
 * greeting.
 */
export function MailLayout(props: LayoutProps) {
  const { title, preview, action, children, after, organisation, because, stop, replyTo } = props;
  return (
    <Html lang="ro" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{sheet}</style>
      </Head>
      <Preview>{preview ?? title}</Preview>
      <Body className="ground" style={style.ground}>
        <Container className="sheet" style={style.sheet}>
          <Section style={style.selvedge} aria-hidden="true" />
          <Section className="pad" style={style.head} data-skip-in-text="true">
            <Brand organisation={organisation ?? null} />
          </Section>
          <Section className="pad" style={style.inside}>
            <Heading as="h1" className="title h1" style={style.title} data-skip-in-text="true">
              {title}
            </Heading>
            {children}
            {action && <MailButton {...action} />}
            {after && <MailSmall>{after}</MailSmall>}
            <Hr className="line" style={style.line} />
            <MailSmall>
              Mesaj trimis de platforma PSP. {because ? `${because} ` : null}
              {replyTo ? "Puteți răspunde direct la acest mesaj." : "Nu răspundeți la această adresă."}
              {stop && (
                <>
                  {" "}
                  <MailLink href={stop.href}>{stop.label}</MailLink>
                </>
              )}
            </MailSmall>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The mark is nine cells, not an image, which mail programs would not load. */
function Brand({ organisation }: { organisation: string | null }) {
  return (
    <Row>
      <Column style={{ width: 27 }} aria-hidden="true">
        <table role="presentation" cellPadding={0} cellSpacing={1} border={0}>
          <tbody>
            {[0, 1, 2].map((row) => (
              <tr key={row}>
                {[0, 1, 2].map((column) => (
                  <td key={column} style={cell((row + column) % 2 === 0 ? PLUM : OCHRE)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Column>
      <Column>
        <Text className="title" style={style.brand}>
          PSP
        </Text>
      </Column>
      {organisation === null ? null : (
        <Column className="small" align="right" style={style.organisation}>
          {organisation}
        </Column>
      )}
    </Row>
  );
}

const cell = (backgroundColor: string) => ({ backgroundColor, fontSize: 0, height: 8, lineHeight: 0, width: 8 });

/** A mail: its subject, what it says, and where replies to it are read. */
export type Letter = { subject: string; body: ReactElement; replyTo?: string };
type LetterProps = Omit<LayoutProps, "title" | "children"> & {
  subject: string;
  /** The heading, when it is not the subject. */
  title?: string;
  /** The name in the greeting; null when only the address is known, undefined for a mail that greets nobody. */
  to?: string | null;
  /** Paragraphs of text, and elements between them. */
  says: readonly (string | ReactElement)[];
};

export const letter = ({ subject, title = subject, to, says, ...layout }: LetterProps): Letter => ({
  subject,
  ...(layout.replyTo === undefined ? {} : { replyTo: layout.replyTo }),
  body: (
    <MailLayout title={title} {...layout}>
      {to === undefined ? null : (
        <div data-skip-in-text="true">
          <MailText>{to === null ? "Bună ziua," : `Bună ziua, ${to},`}</MailText>
        </div>
      )}
      {says.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same
        <Fragment key={index}>{typeof part === "string" ? <MailText>{part}</MailText> : part}</Fragment>
      ))}
    </MailLayout>
  ),
});

/** In the plain-text form only the address remains: a button without it could not be pressed. */
function MailButton({ label, href }: MailAction) {
  return (
    <>
      <Section style={{ margin: "8px 0 16px" }} data-skip-in-text="true">
        <Button className="button" style={style.button} href={href}>
          {label}
        </Button>
      </Section>
      <MailSmall>
        {label}: <MailLink href={href}>{href}</MailLink>
      </MailSmall>
    </>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="text" style={style.text}>
      {children}
    </Text>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" style={style.link} href={href}>
      {children}
    </Link>
  );
}

function MailSmall({ children }: { children: ReactNode }) {
  return (
    <Text className="small" style={style.small}>
      {children}
    </Text>
  );
}

/** A quotation of what a person wrote. */
export function MailQuote({ children }: { children: ReactNode }) {
  return (
    <Text
      className="text"
      style={{ ...style.text, borderLeft: "3px solid #d9d5db", paddingLeft: 12, whiteSpace: "pre-line" }}
    >
      {children}
    </Text>
  );
}

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="title" style={style.heading}>
      {children}
    </Heading>
  );
}

export type MailItem = { title: string; href: string; why: string };

/** Things to read: each is a link with, under it, why it is in the mail. */
export function MailItems({ items }: { items: readonly MailItem[] }) {
  return items.map(({ title, href, why }) => (
    <Fragment key={href}>
      <Text className="text" style={style.item}>
        <MailLink href={href}>{title}</MailLink>
      </Text>
      <MailSmall>{why}</MailSmall>
    </Fragment>
  ));
}

/** Names and values in a ruled table. */
export function MailFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Section style={{ margin: "0 0 16px" }}>
      {facts.map(([name, value]) => (
        <Row key={name}>
          <Column className="fact name" style={{ ...style.fact, ...style.factName }}>
            {name}
          </Column>
          <Column className="fact value" style={style.fact}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

/** A mail with invented data, for the preview page. */
export type MailSample = Letter & { name: string };
