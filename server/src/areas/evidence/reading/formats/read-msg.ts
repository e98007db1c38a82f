import msgReader, { type FieldsData } from '@kenjiuno/msgreader';
import type { Email } from 'postal-mime';
import { decodeText } from '../content/decode-text.ts';
import { type ReadingDraft, UnreadableFileError } from '../content/file-reading.ts';
import { ATTACHMENTS } from '../content/reading-limits.ts';
import { draftOfEmail, parseEmail } from './read-email.ts';

// The package is CommonJS, whose default export is inside of what Node takes for it.
const { default: MsgReader } = msgReader as unknown as typeof import('@kenjiuno/msgreader');

/** Reads a message as Outlook saves it (.msg), as the mail it was. */
export async function readMsg(bytes: Buffer): Promise<ReadingDraft> {
  const file = new MsgReader(new Uint8Array(bytes).buffer);
  const fields = file.getFileData();
  if (fields.error !== undefined || fields.dataType !== 'msg')
    throw new UnreadableFileError(
      'This Outlook message is damaged. Open it in Outlook, print it to PDF, and add that.',
    );
  const headers = await parseEmail(`${fields.headers ?? ''}\r\n\r\n`);
  const html = fields.html ? decodeText(fields.html) : fields.bodyHtml;
  return draftOfEmail({
    ...headers,
    ...headLines(fields, headers),
    text: fields.body ?? '',
    ...(html ? { html } : {}),
    attachments: (fields.attachments ?? []).slice(0, ATTACHMENTS).map((attachment) => {
      const { fileName, content } = file.getAttachment(attachment);
      return {
        filename: fileName,
        mimeType: attachment.attachMimeTag ?? (attachment.innerMsgContent ? 'message' : 'unknown'),
        disposition: 'attachment',
        content: new Uint8Array(content),
      };
    }),
  });
}

/** A message that was never sent through the internet has no headers: what Outlook itself notes is taken. */
function headLines(fields: FieldsData, headers: Email): Pick<Email, 'from' | 'to' | 'subject' | 'date'> {
  const { senderName = '', senderEmail = '', senderSmtpAddress, clientSubmitTime } = fields;
  const address = senderSmtpAddress ?? senderEmail;
  const from = headers.from ?? (address || senderName ? { name: senderName, address } : undefined);
  const to =
    headers.to ??
    (fields.recipients ?? []).map(({ name = '', email = '', smtpAddress }) => ({
      name,
      address: smtpAddress ?? email,
    }));
  const date = headers.date ?? clientSubmitTime;
  return {
    ...(from ? { from } : {}),
    to,
    subject: headers.subject ?? fields.subject ?? '',
    ...(date ? { date } : {}),
  };
}
