// As on a machine that is busy: the process takes longer to start than a task may while others wait.
await new Promise((resolve) => setTimeout(resolve, 1_500));
await import('./odd-process.ts');
