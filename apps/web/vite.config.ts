import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { contractPlugin } from './contract-plugin.js';
import { firstFiles } from './first-files.js';
import { firstLoad } from './first-load.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Fonts that every page shows first; everything else is loaded when a character needs it. */
const FIRST_FONTS = [/atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/, /lexend-latin-wght-normal.*\.woff2$/];

/** Adds preload links for the first fonts to every built page, so that text does not change its shape late. */
function preloadFonts(): Plugin {
  return {
    name: 'murmel-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const files = Object.keys(context.bundle ?? {});
        return FIRST_FONTS.flatMap((pattern) => files.filter((file) => pattern.test(file))).map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    contractPlugin(),
    preloadFonts(),
    firstFiles(),
    compression({
      include: /\.(js|css|svg|json)$/,
      // The manifest is read by the build only, nobody asks for it over the network.
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
      input: { index: here('index.html'), visitor: here('visitor.html') },
      output: { codeSplitting: { groups: firstLoad() } },
    },
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:3000' },
      '/live': { target: 'http://127.0.0.1:3000', ws: true },
      '/collab': { target: 'http://127.0.0.1:3001', ws: true },
    },
  },
});
