import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { i18n } from './i18n.ts';

/** What the `Trans` macro becomes: a message with elements in it. The language of a page never changes, so it needs no context. */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={{ i18n }} />;
