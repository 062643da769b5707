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
import { type CSSProperties, Fragment, type ReactElement, type ReactNode } from "react";

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
  /** Where to stop such mails, for those that may be stopped. */
  stop?: MailAction;
  /** Where replies are read; without it the mail says that they are not. */
  replyTo?: string | undefined;
};

const font = "'Instrument Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs know neither our sheets nor our variables: these are the tones of the light theme, and the dark ones below. */
const style = {
  ground: { backgroundColor: "#f6f6f3", color: "#211b26", fontFamily: font, margin: 0, padding: "24px 0" },
  sheet: { backgroundColor: "#ffffff", border: "1px solid #d9d5db", borderRadius: 8, maxWidth: 600, width: "100%" },
  band: { backgroundColor: "#5b2c5e", borderRadius: "8px 8px 0 0" },
  stitches: { backgroundColor: "#e3a832", fontSize: 1, height: 4, lineHeight: "4px" },
  brand: { color: "#ffffff", fontSize: 20, fontWeight: 700, margin: 0, padding: "14px 32px" },
  inside: { padding: "24px 32px" },
  title: { fontSize: 24, fontWeight: 650, lineHeight: "30px", margin: "0 0 16px" },
  heading: { fontSize: 20, fontWeight: 650, lineHeight: "26px", margin: "24px 0 12px" },
  item: { fontSize: 17, lineHeight: "26px", margin: 0, overflowWrap: "anywhere" },
  text: { fontSize: 17, lineHeight: "26px", margin: "0 0 16px", overflowWrap: "anywhere" },
  small: { color: "#5c5563", fontSize: 14, lineHeight: "21px", margin: "0 0 12px", overflowWrap: "anywhere" },
  button: {
    backgroundColor: "#5b2c5e",
    borderRadius: 4,
    color: "#ffffff",
    display: "inline-block",
    fontSize: 17,
    fontWeight: 600,
    lineHeight: "24px",
    padding: "10px 20px",
    textDecoration: "none",
  },
  link: { color: "#5b2c5e", overflowWrap: "anywhere" },
  fact: { borderBottom: "1px solid #d9d5db", fontSize: 15, lineHeight: "22px", padding: "8px 0", verticalAlign: "top" },
  factName: { color: "#5c5563", width: "38%" },
  line: { borderColor: "#d9d5db", margin: "24px 0 16px" },
} as const satisfies Record<string, CSSProperties>;

const dark = `@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background: #151218 !important; color: #f0ecf1 !important }
  .sheet { background: #1e1a22 !important; border-color: #3a3440 !important }
  .title, .text, .value { color: #f0ecf1 !important }
  .small, .name { color: #b7aebc !important }
  .link { color: #dbaedd !important }
  .button { background: #dbaedd !important; color: #2b1230 !important }
  .fact, .line { border-color: #3a3440 !important }
}`;

/**
 * Every mail of ours: a plum band, what happened, at most one action, and why it came. As plain text it begins with the first
 * paragraph, which therefore says what happened: without the band, the heading (it is the subject) and the greeting.
 */
export function MailLayout({ title, preview, action, children, after, stop, replyTo }: LayoutProps) {
  return (
    <Html lang="ro" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{dark}</style>
      </Head>
      <Preview>{preview ?? title}</Preview>
      <Body className="ground" style={style.ground}>
        <Container className="sheet" style={style.sheet}>
          <Section style={style.band} data-skip-in-text="true">
            <Text style={style.brand}>PSP</Text>
          </Section>
          <Section style={style.stitches} aria-hidden="true" />
          <Section style={style.inside}>
            <Heading as="h1" className="title" style={style.title} data-skip-in-text="true">
              {title}
            </Heading>
            {children}
            {action && <MailButton {...action} />}
            {after && <MailSmall>{after}</MailSmall>}
            <Hr className="line" style={style.line} />
            <MailSmall>
              Mesaj trimis de platforma PSP.{" "}
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
