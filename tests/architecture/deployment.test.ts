import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '@murmel/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const compose = read('docker-compose.yml');
const dockerfile = read('Dockerfile');
const example = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => ({ name: name!, value: value! }));

/** Configuration of an operator: the example's values, and a value for each secret. */
const filledIn = Object.fromEntries(example.map(({ name, value }) => [name, value || 'x'.repeat(40)]));
const OPTIONAL = [
  'SMTP_URL',
  'MAIL_FROM',
  'ADMIN_EMAIL',
  'SIGN_ON_PROVIDERS',
  'LTI_PLATFORMS',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'DATABASE_REPLICA_URL',
  'PRIVACY_URL',
  'TERMS_URL',
  'IMPRINT_URL',
  'ACCESSIBILITY_CONTACT',
  'FURTHER_TRAINING_URL',
  'PRICE_TOOLS_PRO',
  'PRICE_SCHOOL_PER_PERSON',
  'LICENCE_CONTACT',
  'CLAMAV_URL',
  'FFMPEG_PATH',
  'AI_PROVIDERS',
  'MCP_SERVERS',
  'SEARCH_TOOLS',
  'YOUTUBE_SUBTITLES',
  'PUPIL_DEFAULT_MODEL',
  'AI_PER_DAY_TEACHER',
  'AI_PER_DAY_CLASS',
  'AI_PER_DAY_SCHOOL',
  'TO_TEACH_URL',
  'LINK_HOSTS',
  'LINK_HOSTS_REFUSED',
  'DISABLED_TOOLS',
  'DISABLED_TOOLS_FEATURES',
  'ENABLED_FEATURES',
];

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as compose does. */
function substituted(text: string, values: Record<string, string>): string {
  return text.replace(
    /\$\{([A-Z0-9_]+)(?::[-?]([^}]*))?\}/g,
    (whole, name: string, rest: string | undefined) => values[name] || (whole.includes(':-') ? (rest ?? '') : ''),
  );
}

/** The settings that api and collab-server get, from the block `x-settings`. */
function settings(values: Record<string, string>): Record<string, string> {
  const block = /^x-settings:.*\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';
  return Object.fromEntries(
    [...substituted(block, values).matchAll(/^ {2}([A-Z0-9_]+): (.*)$/gm)].map(([, name, value]) => [
      name!,
      value!.replace(/^'(.*)'$/, '$1'),
    ]),
  );
}

const { archiveSettings } = (await import(new URL('../../tools/backup/archive.mjs', import.meta.url).href)) as {
  archiveSettings(to: string): string[];
};

describe('docker-compose.yml', () => {
  test('[T-50] its database keeps the log where the service `backup` looks for it, as with npm start; the image has the programs', () => {
    const [, command = ''] = /^ {4}command:\n((?: {6}- .*\n)+)/m.exec(compose) ?? [];
    const words = [...command.matchAll(/^ {6}- (.*)$/gm)].map(([, word]) => word);
    expect(words).toEqual(expect.arrayContaining(archiveSettings('/backups')));
    expect(compose).toContain("command: [node, tools/backup.mjs, --to, /backups, --owner, '70:70', --nightly]");
    expect(dockerfile).toContain('COPY tools/backup.mjs tools/restore.mjs tools/');
    expect(dockerfile).toContain('COPY tools/backup tools/backup');
  });

  test('what it asks for stands in .env.example, and the other way round', () => {
    const asked = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!);
    expect([...new Set(asked)].sort()).toEqual(example.map(({ name }) => name).sort());
  });

  test('refuses to start without a secret, and says which', () => {
    for (const name of ['SECRET', 'POSTGRES_PASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'DOMAIN', 'ACME_EMAIL']) {
      expect(compose).toMatch(new RegExp(`\\$\\{${name}:\\?set ${name} in \\.env`));
    }
  });

  test('gives the product a configuration that it accepts', () => {
    const optionalLeftOut = { ...filledIn, ...Object.fromEntries(OPTIONAL.map((name) => [name, ''])) };
    const configuration = readConfiguration({ NODE_ENV: 'production', ...settings(optionalLeftOut) });
    expect(configuration).toMatchObject({
      publicUrl: 'https://murmel.example.org',
      https: true,
      trustProxy: 1,
      demoData: false,
      offlinePages: true,
      collabInternalUrl: 'http://proxy:3001',
      smtpUrl: 'smtp://mail:1025',
    });
    expect(configuration.s3?.bucket).toBe('murmel');
  });

  test('holds no secret itself, and opens nothing but the proxy to the world', () => {
    const open = [...compose.matchAll(/ports: \[(.*)\]/g)].flatMap(([, list]) =>
      list!.split(',').map((port) => port.trim().replaceAll("'", '')),
    );
    expect(open.filter((port) => !port.startsWith('127.0.0.1:')).sort()).toEqual(['443:443', '443:443/udp', '80:80']);
    const plain = [...compose.matchAll(/^\s+(\w*(?:SECRET|PASSWORD|KEY|TOKEN)\w*): (?!\$\{)(.*)$/gm)].map(([line]) => line);
    expect(plain).toEqual([]);
  });
});

describe('docker-compose.cluster.yml', () => {
  interface Service {
    image?: string;
    extends?: { file: string; service: string };
    environment?: Record<string, string>;
    ports?: unknown;
  }
  const text = read('docker-compose.cluster.yml');
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const optionalLeftOut = { ...filledIn, ...Object.fromEntries(OPTIONAL.map((name) => [name, ''])) };
  /** Reads the settings of a service as the product does: those of the plain composition with its own over them. */
  const configurationOf = (name: string) => {
    const own = Object.entries(services[name]!.environment!).map(([key, value]) => [key, substituted(value, optionalLeftOut)]);
    return readConfiguration({ NODE_ENV: 'production', ...settings(optionalLeftOut), ...Object.fromEntries(own) });
  };
  const [apis, collabs] = [
    ['api', 'api-2'],
    ['collab', 'collab-2', 'collab-3'],
  ] as const;

  test('two api answer calls, one process works in the background, three collab-servers each name themselves; all by way of the pooler', () => {
    for (const name of [...apis, ...collabs, 'jobs']) {
      const configuration = configurationOf(name);
      expect(configuration.databaseUrl, name).toBe(`postgres://murmel:${filledIn['POSTGRES_PASSWORD']}@pooler:5432/murmel`);
      expect(configuration.databaseDirectUrl, name).toBe(configuration.databaseUrl.replace('@pooler', '@database'));
      expect(configuration.namedStatements, name).toBe(false);
    }
    const roles = Object.entries(services).flatMap(([name, { environment }]) =>
      environment?.['API_ROLE'] ? [`${name}: ${configurationOf(name).apiRole}`] : [],
    );
    expect(roles.sort()).toEqual(['api-2: calls', 'api: calls', 'jobs: jobs']);
    for (const name of collabs) expect(configurationOf(name).collabClusterAddress).toBe(`http://${name}:3001`);
  });

  test('what is more than in the plain composition is made as the first of its kind there', () => {
    const more = Object.entries(services).filter(([name]) => !new RegExp(`^  ${name}:$`, 'm').test(compose) && name !== 'pooler');
    expect(more.map(([name, service]) => `${name}: ${service.extends?.file} ${service.extends?.service}`)).toEqual([
      'api-2: docker-compose.yml api',
      'jobs: docker-compose.yml api',
      'collab-2: docker-compose.yml collab',
      'collab-3: docker-compose.yml collab',
    ]);
  });

  test('the proxy knows all that answer, and nothing else is open to the world', () => {
    expect(services['proxy']?.environment).toEqual({
      API_UPSTREAM: apis.map((name) => `${name}:3000`).join(' '),
      USERCONTENT_UPSTREAM: apis.map((name) => `${name}:3002`).join(' '),
      COLLAB_UPSTREAM: collabs.map((name) => `${name}:3001`).join(' '),
    });
    for (const [name, { ports }] of Object.entries(services)) expect(ports, name).toBeUndefined();
    // Placeholders are replaced before the file is read, so that several addresses stand where one stood.
    const rules = read('deploy/Caddyfile').replace(
      /\{\$(\w+)\}/g,
      (whole, name: string) => services['proxy']?.environment?.[name] ?? whole,
    );
    const upstreams = [...rules.matchAll(/reverse_proxy (.*) \{/g)].map(([, addresses]) => addresses);
    expect(upstreams).toEqual(['api:3000 api-2:3000', 'collab:3001 collab-2:3001 collab-3:3001', 'api:3002 api-2:3002']);
  });

  test('the pooler shares connections between transactions; images are pinned, and no secret stands in the file', () => {
    const { image, environment } = services['pooler']!;
    expect(image).toMatch(/^[\w/-]+:v\d+\.\d+\.\d+-p\d+$/);
    expect(environment).toMatchObject({ POOL_MODE: 'transaction', DB_PASSWORD: '${POSTGRES_PASSWORD}' });
    expect(Object.values(services).filter((service) => service.image)).toHaveLength(1);
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!);
    for (const name of asked) expect(example.map((one) => one.name)).toContain(name);
  });
});

describe('deploy/Caddyfile', () => {
  const rules = read('deploy/Caddyfile');
  const matchers = [...rules.matchAll(/@(\w+) path_regexp (\S+)/g)].map(([, name, pattern]) => ({
    name: name!,
    pattern: new RegExp(pattern!),
  }));
  const takes = (path: string): string[] => matchers.filter(({ pattern }) => pattern.test(path)).map(({ name }) => name);
  const ID = '01234567-89ab-4def-8123-456789abcdef';

  test("reads a document's path whole, as collab-server does", () => {
    expect(takes(`/collab/text_document/${ID}`)).toEqual(['document']);
    expect(takes(`/collab/pinboard/${ID}/view`)).toEqual(['document']);
    expect(takes(`/internal/documents/pinboard/${ID}/operations`)).toEqual(['internal']);
    for (const path of [
      `/collab/pinboard/${ID}/pinboard/${ID}`,
      `/x/collab/pinboard/${ID}`,
      `/collab/pinboard/${ID}/`,
      `/collab/pinboard/${ID}/view/view`,
      `/collab//pinboard/${ID}`,
      `/collab/pinboard/${ID}x`,
      `/internal/documents/pinboard/${ID}/pinboard/${ID}/restore`,
      `/x/internal/documents/pinboard/${ID}/restore`,
    ])
      expect(takes(path), path).toEqual([]);
  });

  test('the plain composition has one collab-server; wherever a line arrives, the servers lead it to the one that has the document', () => {
    expect(compose.match(/^ {2}collab[\w-]*:/gm)).toEqual(['  collab:']);
    expect(compose).toContain('COLLAB_UPSTREAM: collab:3001\n');
    expect(compose).not.toMatch(/collab-\d|replicas|scale/);
    expect(rules).not.toContain('lb_policy');
  });
});

describe('Dockerfile', () => {
  const workspaces = repositoryFiles().filter((path) => /^(apps\/[^/]+|libs\/[^/]+|collab-server|tests)\/package\.json$/.test(path));

  test('knows every workspace before it installs', () => {
    expect(workspaces.length).toBeGreaterThan(6);
    for (const path of workspaces) expect(dockerfile).toContain(`COPY ${path} ${path.replace('package.json', '')}\n`);
  });

  test('takes along what every workspace built', () => {
    for (const path of workspaces.filter((one) => !one.startsWith('apps/ai-sandbox/') && !one.startsWith('tests/'))) {
      const dist = path.replace('package.json', 'dist');
      expect(dockerfile).toContain(`COPY --from=build /app/${dist} ${dist}\n`);
    }
    // Trial models never run in production (ADR 76).
    expect(dockerfile).not.toContain('apps/ai-sandbox/dist');
  });

  test('does not run as root', () => {
    expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM '));
  });
});
