import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import sharp from 'sharp';
import type { Scene } from '../../../testing/examples-of.ts';
import { sendRequest } from '../../../testing/send-request.ts';

/** A small picture as PNG. */
const drawPicture = (background = '#0b5f69'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

/** Hands in a picture over HTTP, because only a server stores files, and gives the evidence item's id; throws when it is refused. */
export async function handInPicture(
  { origin, cookie }: Pick<Scene, 'origin' | 'cookie'>,
  picture?: Buffer,
): Promise<string> {
  const multipart = new FormData();
  multipart.set('evidence', new File([new Uint8Array(picture ?? (await drawPicture()))], 'picture.png'));
  const { method, path } = evidenceContract.upload;
  const answer = await sendRequest(origin, method, path, { cookie, multipart });
  // 200 for a picture that was handed in before.
  if (![200, 201].includes(answer.status))
    throw new Error(`the picture was answered ${answer.status}: ${answer.text}`);
  return String(answer.json().evidenceId);
}
