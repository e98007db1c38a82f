import { DEFAULT_LANGUAGE, type Language } from '@fap/shared/kernel/languages.ts';
import type { Socket } from 'socket.io';
import { languageOfHeaders } from '../http/language.ts';

/** Notes the language that who connects reads, as its handshake says; it stays that of the connection. */
export function noteLanguage(socket: Socket): void {
  const { cookie, 'accept-language': accepted } = socket.request.headers;
  socket.data.language = languageOfHeaders(cookie, accepted);
}

/** The language that was noted at the handshake. */
export const languageOfSocket = (socket: Socket): Language =>
  (socket.data.language as Language | undefined) ?? DEFAULT_LANGUAGE;
