import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type Received = { messageId: string; recipient: string; text: string };

/** A mail server on this machine that keeps what it was given, and can be closed and opened again on its port. */
export class PostOffice {
  readonly received: Received[] = [];
  /** Accepts the next mails but closes the connection before confirming, so that the sender must send them again. */
  lostReceipts = 0;
  private server: SMTPServer | null = null;
  readonly port: number;

  constructor(port: number) {
    this.port = port;
    onTestFinished(() => this.close());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The newest mail to somebody, as it was written. */
  textTo(recipient: string): string {
    return this.received.findLast((mail) => mail.recipient === recipient)?.text ?? "";
  }

  async open(): Promise<void> {
    const options: SMTPServerOptions = { authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], logger: false };
    const server = new SMTPServer({
      ...options,
      onData: (stream, session, done) => {
        let text = "";
        stream.setEncoding("utf8").on("data", (part) => (text += part));
        stream.on("end", () => {
          const messageId = text.match(/^Message-ID:\s*(\S+)/im)?.[1] ?? "";
          const recipient = session.envelope.rcptTo[0]?.address ?? "";
          this.received.push({ messageId, recipient, text: unquoted(text) });
          if (this.lostReceipts === 0) return done();
          this.lostReceipts -= 1;
          for (const connection of server.connections) connection.close();
        });
      },
    });
    server.on("error", () => {}); // a connection that we cut ourselves
    server.listen(this.port, "127.0.0.1");
    await once(server.server, "listening");
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** Quoted-printable, as mails travel. */
const unquoted = (text: string) =>
  text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
