import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { playbookContract } from '@fap/shared/playbook/contract.ts';
import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api-client.ts';
import { useAction } from '../../platform/use-action.ts';
import { useTopic } from '../../platform/use-topic.ts';
import { useUrlFilters } from '../../platform/use-url-filters.ts';

const NAMES = ['cluster', 'tab'] as const;

/** The chosen cluster and its playbook. The cluster is in the URL, so a link or a reload loads the playbook again. */
export function useDetonation() {
  const [{ cluster, tab }, setUrl] = useUrlFilters(NAMES);
  const [clusterId, setClusterId] = useState(cluster);
  const detonation = useAction<string, Playbook>({
    run: (id) => api(playbookContract.detonate, { body: { clusterId: id } }),
  });
  const { mutate } = detonation;
  const shownId = detonation.variables ?? '';
  useTopic(CLUSTERS_TOPIC, clusterFacts, {
    isOn: detonation.data !== undefined,
    on: {
      // A reporter took words back: the playbook is made again without them.
      reworded: (fact) => fact.clusterId === shownId && mutate(shownId),
    },
  });
  const [linkedId] = useState(cluster);
  useEffect(() => {
    if (linkedId) mutate(linkedId);
  }, [linkedId, mutate]);
  return {
    clusterId,
    setClusterId,
    tab,
    setTab: (next: string) => setUrl({ tab: next }),
    playbook: detonation.data,
    error: detonation.error,
    isPending: detonation.isPending,
    /** The id of the cluster behind the shown playbook or failure. */
    requestedId: shownId,
    detonate: () => {
      const id = clusterId.trim();
      if (!id || detonation.isPending) return;
      setUrl({ cluster: id });
      mutate(id);
    },
  };
}
