import { CHECK_FAILED } from '../areas/help/check/words.ts';

/** What a page’s own script does: it takes over the page as it stands. */
interface PageScript {
  hydrate: (root: HTMLElement) => Promise<void>;
}

const CONTROLS = 'select, input, textarea, button, form';
/** Before somebody uses a control they come near it; assistive technology changes it straight away. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'input', 'change'];

/** Loads the script of a page when somebody comes near one of its controls; what they did meanwhile is not lost. */
export function startOnUse(root: HTMLElement, script: string): void {
  const stop = new AbortController();
  let waitingForm: HTMLFormElement | null = null;
  let isLoading = false;
  let failures = 0;

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { hydrate } = (await import(/* @vite-ignore */ `${script}#${failures}`)) as PageScript;
      stop.abort();
      await hydrate(root);
      waitingForm?.requestSubmit();
    } catch (error) {
      // No network: the next approach tries again, under an address of its own, because browsers keep a failed import.
      failures += 1;
      sayFailed(waitingForm);
      waitingForm = null;
      throw error;
    } finally {
      isLoading = false;
    }
  };

  for (const name of APPROACHES)
    root.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Element && target.closest(CONTROLS)) void load();
      },
      { signal: stop.signal, passive: true },
    );
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      waitingForm = event.target as HTMLFormElement;
      void load();
    },
    { signal: stop.signal },
  );
}

function sayFailed(form: HTMLFormElement | null): void {
  const message = form?.parentElement?.querySelector('[aria-live]');
  if (message) message.textContent = CHECK_FAILED;
}
