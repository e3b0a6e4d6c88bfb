import type { Plugin } from 'vite';

/** Checks what comes in, on servers. In a page it is 24 kB, and it tries `new Function`, which our own security headers block. */
const SERVER_ONLY = /\/node_modules\/zod\//;

/**
 * Fails the build when a file that browsers load holds zod. Nothing else holds it back: the contracts need it, and what the client
 * takes of them leaves it behind only as long as that does not ask for it.
 */
export function serverOnly(): Plugin {
  return {
    name: 'murmel-server-only',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const [module] = Object.entries(file.modules).find(([id, { renderedLength }]) => renderedLength > 0 && SERVER_ONLY.test(id)) ?? [];
        if (module) this.error(`${file.fileName} would bring zod into the browser: ${module}`);
      }
    },
  };
}
