import { useParams } from 'wouter';
import type { AnyPath, ParamsOf } from './define-path.ts';

/** The parameters of the current URL, named as in the path's pattern. */
export function usePathParams<One extends AnyPath>(_path: One): ParamsOf<One> {
  // The router renders a screen only when its pattern matches, so every parameter is set.
  return useParams() as ParamsOf<One>;
}
