import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BEST_KNOWN_SITES } from '@fap/shared/indicators/testing/best-known-sites.ts';
import { tellAccounts } from '@fap/shared/matching/testing/tell-accounts.ts';
import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { actAsNew, makeSubmission } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { submitReport } from '../reports/submit-report.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const submit = async (description: string, evidence = '') =>
  submitReport(
    await actAsNew(world),
    makeSubmission(world, { description, evidence, scamPersonas: 'Nobody' }),
  );

/** Services that strangers name because they were hacked, paid, delivered to or impersonated there; some are in no list. */
const SERVICES = (
  'amazon.com amazon.de amazon.co.jp ebay.com etsy.com walmart.com target.com costco.com bestbuy.com homedepot.com ' +
  'aliexpress.com temu.com shein.com flipkart.com shopee.com mercadolibre.com zalando.de otto.de argos.co.uk vinted.fr ' +
  'leboncoin.fr allegro.pl bol.com kleinanzeigen.de craigslist.org gumtree.com paypal.com venmo.com zellepay.com cash.app ' +
  'stripe.com klarna.com skrill.com wise.com revolut.com westernunion.com moneygram.com chase.com wellsfargo.com ' +
  'bankofamerica.com capitalone.com usbank.com hsbc.co.uk barclays.co.uk santander.es ing.nl sparkasse.de bbva.es ' +
  'labanquepostale.fr commbank.com.au rbc.com icicibank.com coinbase.com binance.com kraken.com crypto.com metamask.io ' +
  'etherscan.io usps.com ups.com fedex.com dhl.com dhl.de dpd.co.uk royalmail.com evri.com laposte.fr correos.es ' +
  'auspost.com.au canadapost.ca booking.com airbnb.com expedia.com ryanair.com ticketmaster.com netflix.com spotify.com ' +
  'verizon.com att.com t-mobile.com vodafone.de orange.fr telstra.com.au indeed.com upwork.com fiverr.com docusign.net ' +
  'linkedin.com facebook.com instagram.com tiktok.com telegram.org discord.com reddit.com microsoft.com apple.com ' +
  'google.com dropbox.com github.com zoom.us openai.com steamcommunity.com roblox.com irs.gov gov.uk ameli.fr ' +
  'trustpilot.com bbb.org mail.ru yandex.ru gmx.de list-manage.com sendgrid.net bit.ly tinyurl.com ' +
  'harbourviewcreditunion.org oakridgecounty-library.org northgate-dental.co.uk smallbatch-roasters.com'
).split(' ');

/** One in so many of the 500 best-known sites; each of them is tried without a database (`shared/src/matching/strangers.test.ts`). */
const SAMPLED = 4;
const SITES = [...new Set([...SERVICES, ...BEST_KNOWN_SITES.filter((_, index) => index % SAMPLED === 0)])];

describe('strangers are not joined', () => {
  test(`because they name one of ${SITES.length} services: best-known sites, those that are in scams, and some that nobody lists`, async () => {
    const joined: string[] = [];
    for (const [index, site] of SITES.entries()) {
      const accounts = tellAccounts(site);
      const at = (step: number) => accounts[(index + step) % accounts.length] ?? '';
      // Between others' reports of other services: nobody joins anybody by such a site.
      for (const told of [at(0), at(1 + (index % 11))])
        if ((await submit(told)).joined) joined.push(`${site}: ${told}`);
    }
    expect(joined).toEqual([]);
  }, 120_000);

  test('by one site in forty reports of eight unrelated stories', async () => {
    const site = `${world.name('forum')}.example`;
    const clusters = new Map<string, Set<number>>();
    for (let report = 0; report < 5; report += 1)
      for (const [story, told] of STORIES.entries()) {
        const { clusterId } = await submit(told(report), `I read of it on ${site}.`);
        clusters.set(clusterId, (clusters.get(clusterId) ?? new Set()).add(story));
      }
    expect([...clusters.values()].filter((stories) => stories.size > 1)).toEqual([]);
    expect(clusters.size).toBeGreaterThanOrEqual(STORIES.length);
    // One cluster made of all of them makes the site no rarer: a ninth story does not join it.
    const [root = '', ...members] = clusters.keys();
    await world.db.update(cluster).set({ mergedInto: root }).where(inArray(cluster.id, members));
    const ninth = await submit(
      'My ticket for a concert in the arena was a copy of somebody’s.',
      `I read of it on ${site}.`,
    );
    expect(ninth.joined).toBe(false);
  }, 60_000);

  test('by the domain in the footer of a hundred and fifty honest mails', async () => {
    const file = join(import.meta.dirname, '../../../bench/matching/messages/first.jsonl');
    const honest = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { campaign: string | null; text: string })
      .filter(({ campaign }) => campaign === null)
      .slice(0, MAILS);
    expect(honest).toHaveLength(MAILS);
    const domain = `${world.name('letters')}.example`;
    const footer = `You get this mail because you have an account. To leave the list go to https://${domain}/leave`;
    let joined = 0;
    for (const { text } of honest) if ((await submit(`${text}\n\n${footer}`)).joined) joined += 1;
    expect(joined).toBeLessThanOrEqual(MAILS * 0.01);
  }, 120_000);
});

const MAILS = 150;

/** Eight stories that have nothing to do with each other, each told a little differently by everybody. */
const STORIES: readonly ((report: number) => string)[] = [
  (report) =>
    `A woman from a dating app asked me for ${300 + report} dollars for a flight to visit me and then vanished.`,
  (report) =>
    `The landlord took a deposit of ${900 + report} for a flat that he had never owned and sent no keys.`,
  (report) =>
    `A puppy breeder wanted shipping insurance of ${150 + report} and the dog never came to the airport.`,
  (report) =>
    `Someone from my bank's security team made me read out ${4 + report} codes and emptied the savings.`,
  (report) =>
    `An employer had me cash ${2 + report} cheques and buy equipment from his vendor before the first day.`,
  (report) =>
    `They froze my computer with a loud alarm and the technician wanted ${200 + report} for the cleaning.`,
  (report) =>
    `A lottery in Spain wrote that ${500 + report} thousand were mine once the notary had been paid.`,
  (report) =>
    `My roof was never mended by the contractor, who left with ${1_000 + report} and the old tiles.`,
];

describe('people of one story are still joined', () => {
  test('by a site and words that are alike', async () => {
    const site = `${world.name('broker')}.example`;
    const told = (name: string, amount: number) =>
      `${name} from Quantum Ridge Capital promised twelve percent a week; when I asked for my ${amount} back they wanted a liquidity tax.`;
    const first = await submit(told('Anna', 4_000), `The platform was ${site}`);
    expect(await submit(told('Mr Blake', 9_500), `It ran on https://${site}/login`)).toMatchObject({
      joined: true,
      clusterId: first.clusterId,
    });
  });

  test('by two sites of one party, however differently they tell it', async () => {
    const [site, till] = [`${world.name('broker')}.example`, `${world.name('till')}.example`];
    const first = await submit('She taught me to trade gold at night.', `${site} and ${till}`);
    const second = await submit('Nothing could be paid out without another certificate.', `${till}, ${site}`);
    expect(second).toMatchObject({ joined: true, clusterId: first.clusterId });
  });
});
