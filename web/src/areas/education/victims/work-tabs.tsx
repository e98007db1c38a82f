import { t } from '@lingui/core/macro';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { EvidenceMatters } from './evidence-matters.tsx';
import { HelpTopics } from './help-topics.tsx';
import { Journey } from './journey.tsx';

const FILTERS = ['tab'] as const;

const TABS = [
  { id: 'help', label: t`How We Help You`, content: <HelpTopics /> },
  { id: 'process', label: t`Investigation Process`, content: <Journey /> },
  { id: 'evidence', label: t`Your Evidence Matters`, content: <EvidenceMatters /> },
];

/** How we help, what happens to a report, and what evidence is worth; the address names the open tab. */
export function WorkTabs() {
  const [{ tab }, setFilters] = useUrlFilters(FILTERS);
  return (
    <Tabs
      label={t`About our work`}
      items={TABS}
      value={TABS.some(({ id }) => id === tab) ? tab : 'help'}
      onChange={(id) => setFilters({ tab: id === 'help' ? '' : id })}
      panelClassName="pt-8"
    />
  );
}
