import { noticesContract } from '@fap/shared/notices/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { orPage } from '../../platform/http/or-page.ts';
import { sayPage } from '../../platform/http/say-page.ts';
import { listNotices } from './list-notices.ts';
import { getPreferences, setPreferences } from './preferences.ts';
import { getPushState, subscribeDevice, unsubscribeDevice } from './push/devices.ts';
import { readNotices } from './read-notices.ts';
import { parseStopToken } from './stop-links.ts';
import { deadLink, stopMail } from './stop-mail.ts';
import { noStopPage, stopPage, stoppedPage } from './stop-page.ts';

/** One's own notices, and where they go by mail. */
export function bindNoticeRoutes(app: HttpApp): void {
  bind(app, noticesContract.list, (ctx, { query }) => listNotices(ctx, query));
  bind(app, noticesContract.read, (ctx, { body }) => readNotices(ctx, body));
  bind(app, noticesContract.preferences, (ctx) => getPreferences(ctx));
  bind(app, noticesContract.setPreferences, (ctx, { body }) => setPreferences(ctx, body));
  bind(app, noticesContract.push, (ctx) => getPushState(ctx));
  bind(app, noticesContract.subscribe, (ctx, { body }) => subscribeDevice(ctx, body));
  bind(app, noticesContract.unsubscribeDevice, (ctx, { params }) => unsubscribeDevice(ctx, params.id));
  bind(app, noticesContract.unsubscribePage, async (ctx, { query: { token } }, http) => {
    const parsed = await parseStopToken(ctx, token);
    return sayPage(http, () => (parsed ? stopPage(token, parsed.stopped) : noStopPage(deadLink())));
  });
  bind(app, noticesContract.unsubscribe, (ctx, { body: { token } }, http) =>
    orPage(http, noStopPage, async () => {
      const stopped = await stopMail(ctx, token);
      return sayPage(http, () => stoppedPage(stopped));
    }),
  );
}
