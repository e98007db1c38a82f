const SHELL_PAGE = '/index.html';
const SHELL_FILES = ["/assets/apply-theme-BYW0X6_M.js","/assets/common-Btay_kil.js","/assets/controls-BVze3Rgy.js","/assets/dialog-body-wOih1EfP.js","/assets/dist-DBgxuwj_.js","/assets/elder-CVfjMqOd.css","/assets/forms-CSMtwugx.css","/assets/help-screen-CVkarJKU.js","/assets/helplines-xdNMVtlK.js","/assets/icons-4xOn6GSe.js","/assets/index-C_h2uVX_.js","/assets/index-D-6MLtC4.css","/assets/inter-latin-wght-normal-Dx4kXJAl.woff2","/assets/libraries-Cl1eldDK.js","/assets/local-time-DPWWW9o3.js","/assets/overlays-DMY5sISp.js","/assets/paid-at-field-BkMbiaEI.js","/assets/public-shell-B_xkuW0Y.js","/assets/puzzle-screen-C_yluck2.css","/assets/rail-help-C2b3MgLD.js","/assets/rails-3ABEQvmz.js","/assets/react-C1iE8mnY.js","/assets/rolldown-runtime-XKyaHtl9.js","/assets/tabs-B-QnNrca.js","/assets/toast-viewport-D-1x111y.js","/assets/unchecked-screen-BgiRI23I.js","/assets/upload-BZtStbbe.js","/assets/uploads-CSgoKqYP.js","/favicon.svg","/icons/apple-touch-180.png","/icons/icon-192.png","/icons/icon-512.png","/icons/maskable-512.png","/manifest.webmanifest"];
const SHELL_VERSION = '5ea18099488d62c0';
const INBOX = '/notices';
/**
 * The service worker: it keeps the app's shell, so that a reload without network shows the app, and shows notices that are
 * pushed. It never touches calls, sockets or evidence. The build strips the types and puts the constants in front (`vite.config.ts`); it imports nothing.
 */

/** The page and the files it starts with, and a hash over them: another build is another worker with its own cache. */
                                 
                                             
                                    
/** The screen of the notices. */
                            

                     
                                          
 
                    
                            
                                               
 
                                         
                                            
 
                                              
                                           
 
                     
                       
                              
                                          
 
                       
                     
            
                           
                                                                         
                                              
    
                 
                                                                                                         
    
                               
                                                                                           
                                                                             
                                                                                               
                                                                           
 

const worker = globalThis                          ;
const PREFIX = 'shell-';
const CACHE = `${PREFIX}${SHELL_VERSION}`;
/** Paths of the server that are no screens. */
const SERVER_PATHS = /^\/(?:api|socket\.io|yjs|healthz|readyz|metrics)(?:\/|$)/u;
/** Files whose names hold their hash. */
const HASHED_FILES = /^\/assets\//u;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInbox());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVER_PATHS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (HASHED_FILES.test(pathname)) event.respondWith(assetOf(request));
  else if (SHELL_FILES.includes(pathname)) event.respondWith(otherFileOf(request));
});

/** Shows a pushed notice; a later one of the same tag takes its place. Browsers end the subscription of a worker that shows nothing. */
function showNotice(pushed         )                {
  const { title, text, tag } = (pushed ?? {})                                                   ;
  return worker.registration.showNotification(title ?? 'There is something new', {
    body: text ?? 'Open the app to read it.',
    tag: tag ?? 'notice',
    icon: SHELL_FILES.find((path) => path.endsWith('icon-192.png')) ?? '',
  });
}

/** Leads to the inbox, in a window of the app that is open already if there is one. */
async function openInbox()                {
  const inbox = new URL(INBOX, worker.location.origin).href;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) return void (await worker.clients.openWindow(inbox));
  await (await open.focus()).navigate(inbox);
}

async function install()                {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may hold the page of the build before.
  await cache.addAll([SHELL_PAGE, ...SHELL_FILES].map((path) => new Request(path, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate()                {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A screen: from the network, so that a new build is seen at once; without network the page of this worker's build. */
async function pageOf(request         )                    {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await kept(SHELL_PAGE);
    if (page) return page;
    throw error;
  }
}

/** A file whose name holds its hash: it never changes, so one copy is enough. */
async function assetOf(request         )                    {
  const copy = await kept(request);
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Icons and the like, whose names stay when they change. */
async function otherFileOf(request         )                    {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await kept(request);
    if (copy) return copy;
    throw error;
  }
}

const kept = async (request                  )                                =>
  (await caches.open(CACHE)).match(request);
