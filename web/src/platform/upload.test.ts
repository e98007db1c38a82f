import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFile } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that something on the way answers with, as at a hotel, is a failed upload and does not wait for ever', async () => {
  class AnsweredByOthers {
    upload = {};
    status = 200;
    statusText = 'OK';
    responseText = '<html>Please sign in to the Wi-Fi</html>';
    onload = () => {};
    open() {}
    abort() {}
    send() {
      setTimeout(() => {
        try {
          this.onload();
        } catch {
          // A browser reports it, and goes on.
        }
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredByOthers);
  const upload = uploadFile(evidenceContract.upload, { field: 'evidence', file: new File(['a'], 'a.txt') });
  const waited = new Promise((resolve) => setTimeout(resolve, 200, 'still waiting'));
  await expect(Promise.race([upload, waited])).rejects.toThrow();
});
