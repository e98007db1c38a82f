import { setNonce } from 'get-nonce';

/**
 * Hands on the page's nonce to the one library that writes a style sheet of its own (the scroll lock behind dialogs): the content
 * security policy refuses every other one.
 */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
