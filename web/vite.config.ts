import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows scripts of our own origin only: nothing may be inlined.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
      '/yjs': { target: server, ws: true },
    },
  },
});
