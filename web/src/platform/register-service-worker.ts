/**
 * Registers the service worker once the page has loaded; only builds have one. Where it is refused (private windows, http) the
 * app works as before, and the browser's console says why.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
