import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { ATTEMPTS, keepAsking, loadOnce } from '../platform/load-later.ts';
import { MissingPart } from './missing-part.tsx';

/** A lazy part, and what loads it before it is rendered. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { load: () => Promise<unknown> };

/**
 * A part of a screen whose module is loaded when it is first rendered. While the network is away it is asked for again and again and
 * its place stays empty; where the server does not have it, its place says so until it comes after all. A part that cannot come must not
 * take the page with it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  attempts = ATTEMPTS,
): LazyPart<Props> {
  const loadPart = loadOnce(load, attempts);
  const loadOrSay = (): Promise<ComponentType<Props>> =>
    loadPart().catch((error: unknown) => {
      // As any error of the page: it may also be a module that is there and throws.
      reportError(error);
      const late = keepAsking(loadPart);
      return (props: Props) => <LatePart late={late} props={props} />;
    });
  return Object.assign(
    lazy(async () => ({ default: await loadOrSay() })),
    { load: loadPart },
  );
}

interface LatePartProps<Props> {
  late: Promise<ComponentType<Props>>;
  props: Props;
}

/** In place of a part that is late: that it did not load, and then the part. React asks for a lazy part only once. */
function LatePart<Props extends object>({ late, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => void late.then((Loaded) => setPart(() => Loaded)), [late]);
  return Part ? <Part {...props} /> : <MissingPart />;
}
