/** This server's own origin, and which addresses it may fetch. */
export interface OutgoingReach {
  /** This server's origin on this machine, known once it listens. */
  ownOrigin: () => string;
  /** Whether private and loopback addresses may be fetched. */
  allowPrivate: boolean;
}
