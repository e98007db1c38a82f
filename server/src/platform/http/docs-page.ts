import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { html } from 'hono/html';

/** The API as an HTML page: every call, what it does and who may make it. */
export const docsPage = (endpoints: readonly EndpointDefinition[]) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Interface · Forensic Anti-Fraud Platform</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sign-in.css">
</head>
<body class="docs"><main>
<p class="brand">Forensic Anti-Fraud Platform</p>
<h1>Interface</h1>
<p>Every call there is, from the contracts the server is bound to. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Calls">
<table>
<thead><tr><th scope="col">Call</th><th scope="col">What it does</th><th scope="col">Who</th><th scope="col">State</th></tr></thead>
<tbody>${endpoints.map(
  (endpoint) =>
    html`<tr><td><code>${endpoint.method} ${endpoint.path}</code></td><td>${endpoint.summary}</td><td>${endpoint.access}</td></tr>`,
)}</tbody>
</table>
</div>
</main></body>
</html>`;
