import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { contractPlugin } from './contract-plugin.js';
import { firstFiles } from './first-files.js';
import { firstLoad } from './first-load.js';
import { h5pScripts } from './h5p-scripts.js';
import { offlineShell } from './offline-shell.js';
import { pagesFromApi } from './pages-from-api.js';
import { serverOnly } from './server-only.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Fonts that every page shows first; everything else is loaded when a character needs it. Guests load the same two (src/visitor/first-fonts.ts). */
const FIRST_FONTS = [/atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/, /lexend-latin-wght-normal.*\.woff2$/];

/** Adds preload links for the first fonts to the app's page, so that text does not change its shape late. */
function preloadFonts(): Plugin {
  return {
    name: 'murmel-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        if (context.filename.endsWith('visitor.html')) return [];
        const files = Object.keys(context.bundle ?? {});
        return FIRST_FONTS.flatMap((pattern) => files.filter((file) => pattern.test(file))).map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** Names the file that asks for the item in the visitors' page. Beside the page's own script, because two in one page would become one file. */
function beginEarly(): Plugin {
  return {
    name: 'murmel-begin-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        const begin = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'begin');
        if (!filename.endsWith('visitor.html') || begin?.type !== 'chunk') return [];
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: `/${begin.fileName}` },
            injectTo: 'head' as const,
          },
        ];
      },
    },
  };
}

/** Where `npm run dev` has the servers and this one (tools/dev). */
const { PORT = '3000', COLLAB_PORT = '3001', CLIENT_PORT = '5173', PUBLIC_URL = `http://localhost:${CLIENT_PORT}` } = process.env;
const API = `http://127.0.0.1:${PORT}`;
const { hostname } = new URL(PUBLIC_URL);

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    contractPlugin(),
    pagesFromApi(Number(PORT)),
    beginEarly(),
    preloadFonts(),
    firstFiles(),
    offlineShell(),
    h5pScripts(),
    serverOnly(),
    compression({
      include: /\.(js|css|svg|json)$/,
      // The manifest is read by the build only, never requested over the network.
      exclude: /\.vite\//,
      algorithms: [defineAlgorithm('gzip', { level: 9 }), 'brotliCompress'],
    }),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'yjs', 'y-protocols'] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsDir: 'assets',
    manifest: true,
    // The content security policy allows no data: fonts, and a small file of its own is cached once for all pages.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: here('index.html'),
        visitor: here('visitor.html'),
        onboarding: here('onboarding.html'),
        backoffice: here('backoffice.html'),
        begin: here('src/visitor/begin.ts'),
        site: here('src/tools/website/site/site.ts'),
      },
      output: { codeSplitting: { groups: firstLoad() } },
    },
  },
  server: {
    // Phones reach it where PUBLIC_URL names an address that they know.
    host: hostname === 'localhost' ? '127.0.0.1' : '0.0.0.0',
    allowedHosts: [hostname],
    port: Number(CLIENT_PORT),
    strictPort: true,
    proxy: {
      '/api': API,
      '/live': { target: API, ws: true },
      '/collab': { target: `http://127.0.0.1:${COLLAB_PORT}`, ws: true },
      '/assets': API,
      '/sign_on/with': API,
      '/sign_on/admin': API,
      '/sw.js': API,
    },
  },
});
