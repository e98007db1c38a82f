/** An event payload of a typical size, with the publisher's marker. */
export function eventPayload(mark: string): Record<string, unknown> {
  return {
    mark,
    kind: 'contribution',
    clusterId: 'cluster-k2m9x4q7w8e5r6t3',
    layer: 7,
    status: 'open',
    by: 'Agent 42',
    note: 'The second wallet received the money within the hour and passed it on.',
  };
}
