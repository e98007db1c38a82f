import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import sharp from 'sharp';
import type { TestAccount } from '../../../testing/factories.ts';
import { sendRequest } from '../../../testing/send-request.ts';

/** A small picture as PNG. */
const drawPicture = (background = '#0b5f69'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

/** Hands in a picture over HTTP, because only a server stores files, and gives the evidence item's id. */
export async function handInPicture(
  origin: string,
  { email, password }: TestAccount,
  picture?: Buffer,
): Promise<string> {
  const signIn = await sendRequest(origin, 'POST', '/api/login', { form: { email, password } });
  const cookie = signIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const multipart = new FormData();
  multipart.set('evidence', new File([new Uint8Array(picture ?? (await drawPicture()))], 'picture.png'));
  const { method, path } = evidenceContract.upload;
  const answer = await sendRequest(origin, method, path, { cookie, multipart });
  return String(answer.json().evidenceId);
}
