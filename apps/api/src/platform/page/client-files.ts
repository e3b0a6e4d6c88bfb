import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorBody } from '../error.filter.js';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built client: the hashed files in `assets` for a year, files beside it for an hour. Uses one route for a thousand files: a
 * route for each took a third of the startup time, and the library's wildcard reads the folder at each request.
 * @param folder absolute, with a slash at its end; read once
 * @returns false when it is not built
 */
export async function clientFiles(fastify: FastifyInstance, folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const known = filesBelow(folder);
  await fastify.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.startsWith(join(folder, 'assets')) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
    },
  });
  const send = (path: string, reply: FastifyReply) =>
    known.has(path) ? reply.sendFile(path) : reply.status(404).send(errorBody('NOT_FOUND', 404, 'Not Found'));
  fastify.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => send(`assets/${params.name}`, reply));
  for (const path of known) if (!path.includes('/')) fastify.get(`/${path}`, async (_request, reply) => send(path, reply));
  return true;
}

/** Paths below the folder; hidden ones are the build's own. */
function filesBelow(folder: string): Set<string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  return new Set(paths.filter((path) => !path.startsWith('.')));
}
