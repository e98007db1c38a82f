import { Link } from 'wouter';
import { paths } from '../platform/paths.ts';
import { PRODUCT_NAME } from './product-name.ts';

/** The logo: layers of a scam, some known, some missing. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="fill-on-accent">
        <rect x="7" y="7.5" width="18" height="3" rx="1.5" />
        <rect x="7" y="14.5" width="9" height="3" rx="1.5" />
        <rect x="18.5" y="14.5" width="6.5" height="3" rx="1.5" opacity=".5" />
        <rect x="7" y="21.5" width="5" height="3" rx="1.5" />
        <rect x="14.5" y="21.5" width="10.5" height="3" rx="1.5" opacity=".5" />
      </g>
    </svg>
  );
}

/** Logo and name with a link to the home page. */
export function Brand() {
  return (
    <Link href={paths.home()} className="flex shrink-0 items-center gap-2.5 rounded-md">
      <BrandMark className="size-8 shrink-0" />
      <span className="max-w-36 text-[0.8125rem] max-[26rem]:sr-only sm:text-sm lg:max-xl:sr-only leading-[1.15] font-semibold tracking-tight">
        {PRODUCT_NAME}
      </span>
    </Link>
  );
}
