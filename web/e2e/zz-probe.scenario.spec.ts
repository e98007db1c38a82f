import { expect, test } from './fixtures/actors.ts';
test('probe offline', async ({ newActor }) => {
  const a = await newActor('Probe');
  const r = await a.context.request.post('/api/clusters', { data: {
    scamName: 'Scheme probe', scamType: 'investment_coaching', description: 'The desk promised much and then locked the balance.',
    contactMethod: 'email', dateOccurred: '2026-02-11', scamPersonas: 'Mentor X', evidence: `https://www.probe-${Date.now()}.com/login`, consentVault: true } });
  console.log(r.status(), await r.text());
  const { clusterId } = await r.json();
  const p = await (await a.context.request.get(`/api/puzzle/${clusterId}`)).json();
  console.log(JSON.stringify(p.layers.map((l: {layer:number;status:string}) => `${l.layer}${l.status}`)), p.completionRate, p.seq);
  a.page.on('websocket', (ws) => { console.log('ws', ws.url()); ws.on('close', () => console.log('ws closed', ws.url(), Date.now())); });
  await a.page.goto(`/puzzle/${clusterId}`);
  await expect(a.page.getByLabel('Shared notes')).toBeVisible();
  console.log('offline', Date.now());
  await a.context.setOffline(true);
  await expect(a.page.getByText('Offline – your changes')).toBeVisible();
  const t = Date.now();
  await expect.poll(() => Date.now() - t, { timeout: 9000 }).toBeGreaterThan(5000);
  console.log(await a.page.evaluate(async () => { try { return (await fetch('/healthz')).status } catch (e) { return String(e) } }));
});
