import { useCataloguePage } from '../../catalogue/public/use-catalogue-page.ts';
import { FamilyPage } from './family-page.tsx';
import { NotShown } from './not-shown.tsx';

/** The page of a family of scams, once it is loaded. */
export function Family({ familyId }: { familyId: string }) {
  const state = useCataloguePage(familyId);
  return state.data ? <FamilyPage page={state.data} /> : <NotShown state={state} />;
}
