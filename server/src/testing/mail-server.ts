import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message and whom it was handed over for, whatever its headers say. */
export type ReceivedMail = Email & { recipients: string[] };

/** A mail server on a free port of this machine that keeps what it receives. */
export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** What it answers to the next receivers, such as 550; null: it takes the message. */
  refuseWith: number | null;
  close(): Promise<void>;
}

/** Starts a mail server that takes every message, or refuses as a test says. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (mailServer.refuseWith === null) return done();
      done(Object.assign(new Error('Refused by the test'), { responseCode: mailServer.refuseWith }));
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((email) => {
          received.push({ ...email, recipients: envelope.rcptTo.map(({ address }) => address) });
          done();
        }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
