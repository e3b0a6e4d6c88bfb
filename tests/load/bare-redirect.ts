import Fastify from 'fastify';
import pg from 'pg';

/** Fastify as it comes: a redirect from nothing, and one from the same two tables. The measure for our short links. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const BY_CODE = 'select l.url from item i join short_link l on l.item_id = i.id where i.short_code = $1';
const server = Fastify();
server.get<{ Params: { code: string } }>('/bare/:code', (_request, reply) => reply.redirect('https://murmel.example/tools', 302));
server.get<{ Params: { code: string } }>('/asked/:code', async ({ params }, reply) => {
  const { rows } = await pool.query<{ url: string }>(BY_CODE, [params.code]);
  return reply.redirect(rows[0]!.url, 302);
});
server.get('/', () => 'ready');
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
