/** What this thread alone has computed so far, in milliseconds: what else a busy machine does is not counted. */
export const cpuMs = (): number => process.threadCpuUsage().user / 1000;
