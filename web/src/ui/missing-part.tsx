import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';

/** In place of a part of a build that the server does not serve any more; small, because it may stand in a row of buttons. */
export function MissingPart() {
  return (
    <p role="alert">
      {t`This part did not load.`} <Button onClick={() => location.reload()}>{t`Reload`}</Button>
    </p>
  );
}
