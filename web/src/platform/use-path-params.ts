import { useParams } from 'wouter';
import type { AnyPath, ParamsOf } from './define-path.ts';

/** The parameters of the address shown, named as in the pattern of the screen's path. */
export function usePathParams<One extends AnyPath>(_path: One): ParamsOf<One> {
  // The router shows a screen only where its pattern matched, so every parameter is set.
  return useParams() as ParamsOf<One>;
}
