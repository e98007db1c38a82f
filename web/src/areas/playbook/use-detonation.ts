import { playbookContract } from '@fap/shared/playbook/contract.ts';
import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api-client.ts';
import { useAction } from '../../platform/use-action.ts';
import { useUrlFilters } from '../../platform/use-url-filters.ts';

const NAMES = ['cluster', 'tab'] as const;

/** The cluster to take apart, in the URL once it is; a link or a reload brings the playbook back. */
export function useDetonation() {
  const [{ cluster, tab }, setUrl] = useUrlFilters(NAMES);
  const [clusterId, setClusterId] = useState(cluster);
  const detonation = useAction<string, Playbook>({
    run: (id) => api(playbookContract.detonate, { body: { clusterId: id } }),
  });
  const { mutate } = detonation;
  const [asked] = useState(cluster);
  useEffect(() => {
    if (asked) mutate(asked);
  }, [asked, mutate]);
  return {
    clusterId,
    setClusterId,
    tab,
    setTab: (next: string) => setUrl({ tab: next }),
    playbook: detonation.data,
    error: detonation.error,
    isPending: detonation.isPending,
    /** The cluster the shown result or failure is of. */
    asked: detonation.variables ?? '',
    detonate: () => {
      const id = clusterId.trim();
      if (!id || detonation.isPending) return;
      setUrl({ cluster: id });
      mutate(id);
    },
  };
}
