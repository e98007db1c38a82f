import { spokenLanguage } from '@fap/shared/kernel/words.ts';
import { html } from 'hono/html';

/** A page of the server itself, which works without scripts. */
export const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="${spokenLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Forensic Anti-Fraud Platform</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sign-in.css">
</head>
<body class="sign-in"><main><p class="brand">Forensic Anti-Fraud Platform</p>${body}</main></body>
</html>`;

/** What went wrong, above a form. */
export const errorLine = (error: string | undefined) =>
  error ? html`<p class="error" role="alert">${error}</p>` : '';
