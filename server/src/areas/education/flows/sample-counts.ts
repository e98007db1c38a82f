/** Made-up counts for a flow, in place of those of reports; shown as a sample. */
export interface SampleCount {
  flowId: string;
  reports: number;
  paid: number;
}
