import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { PRODUCT_NAME } from './product-name.ts';

export interface PageFrameProps {
  title: string;
  /** One or two sentences about the screen's purpose. */
  lead?: ReactNode;
  /** A link to the parent screen, above the title. */
  back?: ReactNode;
  /** Buttons and links for the whole screen. */
  actions?: ReactNode;
  /** How many things wait for an answer here: the window's title begins with it. */
  waiting?: number;
  /** `wide`: lists and boards. `reading`: forms and text. `full`: the whole width. */
  width?: 'wide' | 'reading' | 'full';
  children: ReactNode;
}

const WIDTHS = { reading: 'max-w-3xl', wide: 'max-w-7xl', full: 'max-w-none' };

/** The frame of a screen: its only h1, lead, actions and content. */
export function PageFrame({
  title,
  lead,
  back,
  actions,
  waiting = 0,
  width = 'wide',
  children,
}: PageFrameProps) {
  return (
    <div className={cn('mx-auto w-full px-4 pt-8 pb-20 sm:px-6 lg:pt-10', WIDTHS[width])}>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${PRODUCT_NAME}`}</title>
      {back && <div className="mb-3 text-control">{back}</div>}
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-2xl min-w-0">
          <h1 className="text-[1.75rem] leading-tight font-semibold sm:text-[2rem]">{title}</h1>
          {lead && <p className="mt-2 text-[1.0625rem] text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      <div className="mt-8">{children}</div>
    </div>
  );
}
