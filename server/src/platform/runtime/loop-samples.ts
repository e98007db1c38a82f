/**
 * How often the delay of the event loop is sampled, in milliseconds. Each sample wakes the process: every ten milliseconds, twice, was a third of what
 * a server without visitors woke up for. Node measures the time between two samples, so this much of each of its values is no delay.
 */
export const LOOP_SAMPLE_MS = 20;
