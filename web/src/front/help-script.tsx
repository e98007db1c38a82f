import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followTheme } from '../platform/theme.ts';
import { HelpPage } from './help-page.tsx';
import { keepInputs } from './keep-inputs.ts';

/** Makes the rendered page of first help answer; what was typed and chosen before stays. */
export async function hydrate(root: HTMLElement): Promise<void> {
  followTheme();
  // A message of the time before has no place in what the build rendered.
  for (const message of root.querySelectorAll('[aria-live]:not(:has(*))')) message.textContent = '';
  const restore = keepInputs(root);
  const { country = 'US' } = root.dataset;
  await new Promise<void>((resolve) => {
    hydrateRoot(root, <Announced page={<HelpPage country={country} />} onReady={resolve} />);
  });
  restore();
  // React draws what was entered before anybody goes on.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Says when the page in it answers. */
function Announced({ page, onReady }: { page: React.ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return page;
}
