import { setNonce } from 'get-nonce';

/**
 * Passes the page's nonce to the one library that adds a style sheet (the scroll lock behind dialogs); without it the content
 * security policy would refuse that sheet.
 */
export function shareStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
