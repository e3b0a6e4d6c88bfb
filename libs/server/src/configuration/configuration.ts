import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  ACCOUNT_LICENCES,
  FEATURE_FLAGS,
  type LegalPages,
  type LicenceOffer,
  SERVER_LIMITS,
  TOOL_KEYS,
  toolFeatures,
} from '@murmel/contracts';
import { z } from 'zod';
import type { TrustProxy } from '../wire/trusted-proxies.js';
import { type AiProvider, hasTrialModels, readAiProviders } from './ai-providers.js';
import { localNetworkAddress } from './local-network-address.js';
import { type LtiPlatform, readLtiPlatforms } from './lti-platforms.js';
import { type McpServer, readMcpServers } from './mcp-servers.js';
import { readSearchTools, type SearchTools } from './search-tools.js';
import { readSignOnProviders, type SignOnProvider } from './sign-on-providers.js';
import { address, contact, flag, hosts, page, perDay, port, price, readBy, someOf, trustProxy } from './variables.js';

/** Work of an api process: `calls` leaves the background work to others, `jobs` does that alone and answers no calls. */
const API_ROLES = ['everything', 'calls', 'jobs'] as const;
export type ApiRole = (typeof API_ROLES)[number];

/** Every variable the product reads. Nothing else in the code looks at the environment. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  COLLAB_PORT: port.default(3001),
  USERCONTENT_PORT: port.default(3002),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: address(/^postgres(ql)?:\/\/\S+$/, 'postgres://user:password@host:5432/name'),
  DATABASE_DIRECT_URL: address(/^postgres(ql)?:\/\/\S+$/, 'postgres://user:password@host:5432/name, past the pooler'),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?:\/\/\S+$/, 'postgres://user:password@replica:5432/name'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  DATABASE_STATEMENTS: z.enum(['named', 'plain']).optional(),
  API_ROLE: z.enum(API_ROLES).default('everything'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:\/\/\S+$/, 'http://collector:4318'),
  REDIS_URL: address(/^rediss?:\/\/[^/\s]+(\/\d*)?$/, 'redis://host:6379 (and /1 for another database than 0)'),
  S3_ENDPOINT: address(/^https?:\/\/\S+$/, 'https://s3.example.org'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: address(/^smtps?:\/\/\S+$/, 'smtp://user:password@mail.example.org:587'),
  MAIL_FROM: z.string().default('murmel <noreply@localhost>'),
  PUBLIC_URL: address(/^https?:\/\/[^/\s]+$/, 'https://murmel.example (no path)'),
  COLLAB_URL: address(/^wss?:\/\/\S+$/, 'wss://murmel.example'),
  COLLAB_INTERNAL_URL: address(/^https?:\/\/\S+$/, 'http://collab-server:3001'),
  COLLAB_CLUSTER_ADDRESS: address(/^http:\/\/[^/\s@]+$/, 'http://10.0.0.5:3001 (no path)'),
  USERCONTENT_URL: address(/^https?:\/\/[^/\s]+$/, 'https://inhalte.murmel.example (no path)'),
  REGISTRATION: z.enum(['open', 'invite', 'off']).default('open'),
  ADMIN_EMAIL: z.email().optional(),
  SIGN_ON_PROVIDERS: readBy(readSignOnProviders).default([]),
  PASSWORD_SIGN_IN: z.enum(['on', 'off']).default('on'),
  LTI_PLATFORMS: readBy(readLtiPlatforms).default([]),
  DEFAULT_LICENCE: z.enum(ACCOUNT_LICENCES).default('school'),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PRIVACY_URL: page,
  TERMS_URL: page,
  IMPRINT_URL: page,
  ACCESSIBILITY_CONTACT: contact,
  FURTHER_TRAINING_URL: page,
  PRICE_TOOLS_PRO: price,
  PRICE_SCHOOL_PER_PERSON: price,
  LICENCE_CONTACT: contact,
  FFMPEG_PATH: address(/^(\/|[A-Za-z]:[\\/])\S+$/, '/usr/bin/ffmpeg'),
  CLAMAV_URL: address(/^tcp:\/\/[^\s/:]+:\d+$/, 'tcp://clamav:3310'),
  AI_PROVIDERS: readBy(readAiProviders).default([]),
  MCP_SERVERS: readBy(readMcpServers).default([]),
  SEARCH_TOOLS: readBy(readSearchTools).default({}),
  YOUTUBE_SUBTITLES: flag.default(false),
  PUPIL_DEFAULT_MODEL: z.string().default('gpt-4o'),
  AI_PER_DAY_TEACHER: perDay.default(SERVER_LIMITS.aiPerDay.teacher),
  AI_PER_DAY_CLASS: perDay.default(SERVER_LIMITS.aiPerDay.class),
  AI_PER_DAY_SCHOOL: perDay.default(SERVER_LIMITS.aiPerDay.school),
  TO_TEACH_URL: page,
  LINK_HOSTS: hosts,
  LINK_HOSTS_REFUSED: hosts,
  DISABLED_TOOLS: someOf(TOOL_KEYS),
  DISABLED_TOOLS_FEATURES: someOf(toolFeatures()),
  ENABLED_FEATURES: someOf(FEATURE_FLAGS),
  /** earlier ones, separated by spaces */
  SECRET_PREVIOUS: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .refine((all) => all.every((one) => one.length >= 32), 'must hold secrets of at least 32 characters, separated by spaces')
    .default([]),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: trustProxy.default(false),
  DEMO_DATA: flag.default(false),
  OFFLINE_PAGES: flag.default(true),
  CLIENT_PAGES: z.string().optional(),
  START_TOKEN: z.string().max(100).optional(),
  OUTGOING_REQUESTS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Configuration = Readonly<{
  mode: 'development' | 'production' | 'test';
  port: number;
  collabPort: number;
  userContentPort: number;
  /** public address of the second origin; undefined means "same host, USERCONTENT_PORT" */
  userContentUrl?: string | undefined;
  dataDir: string;
  /** may lead through a pooler in transaction mode */
  databaseUrl: string;
  /** leads to the primary without a pooler: for LISTEN, leases, the journal, migrations and whatever else needs a session; may equal `databaseUrl` */
  databaseDirectUrl: string;
  /** a copy that is a moment late, for reads that may be; undefined: there is none */
  databaseReplicaUrl?: string | undefined;
  databasePool: number;
  /** false behind a pooler in transaction mode that keeps no statements */
  namedStatements: boolean;
  apiRole: ApiRole;
  /** collector of traces (OTLP over HTTP); undefined: none are made */
  tracesUrl?: string | undefined;
  redisUrl?: string | undefined;
  s3?: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** origin under which people reach the product */
  publicUrl: string;
  /** true when no address is configured and the machine's own in the local network is used */
  localNetworkOnly: boolean;
  https: boolean;
  /** public address of collab-server; undefined means "same host, COLLAB_PORT" */
  collabUrl?: string | undefined;
  collabInternalUrl: string;
  /** address at which the other collab-servers reach this one; undefined: there is no other on another machine */
  collabClusterAddress?: string | undefined;
  registration: 'open' | 'invite' | 'off';
  adminEmail?: string | undefined;
  /** servers that sign teachers on with the accounts of their school, in the order of their buttons */
  signOnProviders: readonly SignOnProvider[];
  /** false: teachers sign on at one of these alone; an admin still comes in by a link from the command line */
  passwordSignIn: boolean;
  /** learning platforms that may open items */
  ltiPlatforms: readonly LtiPlatform[];
  defaultLicence: (typeof ACCOUNT_LICENCES)[number];
  /** the operator's own pages; with terms, registration requires agreeing to them */
  legal: LegalPages;
  /** mail address or page for hints on barriers, in the accessibility statement; undefined: the imprint is named there */
  accessibilityContact?: string | undefined;
  /** page with further training that is offered to every teacher here (spec SES-06); undefined: none */
  furtherTrainingUrl?: string | undefined;
  /** prices and contact for licences; without prices none are shown */
  licenceOffer: LicenceOffer;
  /** a clamd that scans every file before it is kept; undefined: no scan */
  clamavUrl?: string | undefined;
  /** program that makes an MP4 of recordings that not every device plays; undefined: they stay as browsers recorded them */
  ffmpegPath?: string | undefined;
  /** models that may be used, in the operator's order; none: AI is off */
  aiProviders: readonly AiProvider[];
  /** servers whose tools assistants may be given */
  mcpServers: readonly McpServer[];
  /** search services for models that require a key, or an address of the operator */
  searchTools: SearchTools;
  /** converters may read films' subtitles at YouTube */
  youtubeSubtitles: boolean;
  /** the model that pupils get without choosing, where there is one of this name that is not for teachers alone */
  pupilModel: string;
  /** requests to models that one teacher, one class and one school may make on a day */
  aiPerDay: Readonly<Record<'teacher' | 'class' | 'school', number>>;
  /** address of another server's list of worksheets; undefined: none */
  toTeachUrl?: string | undefined;
  /** permitted hosts of short links besides the product itself: `only` these sites, if there are any, and never the `refused` ones */
  linkHosts: Readonly<Record<'only' | 'refused', readonly string[]>>;
  /** features switched off and on for all accounts here; an account's own record adds to it */
  switches: Readonly<Record<'disabledTools' | 'disabledToolsFeatures' | 'enabledFeatures', readonly string[]>>;
  /** everything new is made with it */
  secret: string;
  /** earlier secrets, whose data can still be read */
  previousSecrets: readonly string[];
  metricsToken?: string | undefined;
  trustProxy: TrustProxy;
  demoData: boolean;
  /** browsers may keep the shell of pages; false takes back from each what it has kept */
  offlinePages: boolean;
  /** folder with the client's html as it is before the build, for its dev server to complete; undefined: the built client */
  clientPages?: string | undefined;
  /** answered with the health of a server, so that the program that started it knows it from another one on its port */
  startToken?: string | undefined;
  /** the server may request pages that users link or embed; false: it requests no other server on behalf of users */
  outgoingRequests: boolean;
  logLevel: string;
}>;

/** A wrong value; its message is one line that names the variable. */
export class ConfigurationError extends Error {}

/**
 * Reads and checks the environment once.
 * @throws ConfigurationError naming the first wrong variable
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigurationError(`Configuration: ${issue.path.join('.')} ${issue.message}`);
  }
  const env = parsed.data;
  if (!env.DATABASE_URL)
    throw new ConfigurationError('Configuration: DATABASE_URL is missing (npm start sets it for the embedded database)');
  if (hasTrialModels(env.AI_PROVIDERS) && (!env.DEMO_DATA || env.NODE_ENV === 'production'))
    throw new ConfigurationError(
      'Configuration: AI_PROVIDERS has trial models, which are for the demo alone (DEMO_DATA=1, never in production)',
    );
  if (env.PASSWORD_SIGN_IN === 'off' && env.SIGN_ON_PROVIDERS.length === 0)
    throw new ConfigurationError('Configuration: PASSWORD_SIGN_IN is off, but SIGN_ON_PROVIDERS names no other way to sign in');
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = env.PUBLIC_URL ?? `http://${localNetworkAddress()}:${env.PORT}`;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    collabPort: env.COLLAB_PORT,
    userContentPort: env.USERCONTENT_PORT,
    userContentUrl: env.USERCONTENT_URL,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePool: env.DATABASE_POOL,
    namedStatements: (env.DATABASE_STATEMENTS ?? (env.DATABASE_DIRECT_URL ? 'plain' : 'named')) === 'named',
    apiRole: env.API_ROLE,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    redisUrl: env.REDIS_URL,
    s3: s3Of(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl,
    localNetworkOnly: env.PUBLIC_URL === undefined,
    https: publicUrl.startsWith('https:'),
    collabUrl: env.COLLAB_URL,
    collabInternalUrl: env.COLLAB_INTERNAL_URL ?? `http://127.0.0.1:${env.COLLAB_PORT}`,
    collabClusterAddress: env.COLLAB_CLUSTER_ADDRESS,
    registration: env.REGISTRATION,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    signOnProviders: env.SIGN_ON_PROVIDERS,
    passwordSignIn: env.PASSWORD_SIGN_IN === 'on',
    ltiPlatforms: env.LTI_PLATFORMS,
    defaultLicence: env.DEFAULT_LICENCE,
    legal: { privacy: env.PRIVACY_URL, terms: env.TERMS_URL, imprint: env.IMPRINT_URL },
    accessibilityContact: env.ACCESSIBILITY_CONTACT,
    furtherTrainingUrl: env.FURTHER_TRAINING_URL,
    licenceOffer: { toolsPro: env.PRICE_TOOLS_PRO, schoolPerPerson: env.PRICE_SCHOOL_PER_PERSON, contact: env.LICENCE_CONTACT },
    clamavUrl: env.CLAMAV_URL,
    ffmpegPath: env.FFMPEG_PATH,
    aiProviders: env.AI_PROVIDERS,
    mcpServers: env.MCP_SERVERS,
    searchTools: env.SEARCH_TOOLS,
    youtubeSubtitles: env.YOUTUBE_SUBTITLES,
    pupilModel: env.PUPIL_DEFAULT_MODEL,
    aiPerDay: { teacher: env.AI_PER_DAY_TEACHER, class: env.AI_PER_DAY_CLASS, school: env.AI_PER_DAY_SCHOOL },
    toTeachUrl: env.TO_TEACH_URL,
    linkHosts: { only: env.LINK_HOSTS, refused: env.LINK_HOSTS_REFUSED },
    switches: {
      disabledTools: env.DISABLED_TOOLS,
      disabledToolsFeatures: env.DISABLED_TOOLS_FEATURES,
      enabledFeatures: env.ENABLED_FEATURES,
    },
    ...secretsOf(env, dataDir),
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    demoData: env.DEMO_DATA,
    offlinePages: env.OFFLINE_PAGES,
    clientPages: env.CLIENT_PAGES,
    startToken: env.START_TOKEN,
    outgoingRequests: env.OUTGOING_REQUESTS,
    logLevel: env.LOG_LEVEL,
  };
}

function s3Of(env: z.infer<typeof schema>): Configuration['s3'] {
  if (!env.S3_ENDPOINT) return undefined;
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const) {
    if (!env[name]) throw new ConfigurationError(`Configuration: ${name} is missing (S3_ENDPOINT is set)`);
  }
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET!,
    region: env.S3_REGION,
    accessKey: env.S3_ACCESS_KEY!,
    secretKey: env.S3_SECRET_KEY!,
  };
}

function secretsOf(
  { SECRET, SECRET_PREVIOUS, NODE_ENV }: z.infer<typeof schema>,
  dataDir: string,
): Pick<Configuration, 'secret' | 'previousSecrets'> {
  const [secret, ...kept] = SECRET === undefined ? keptSecrets(dataDir, NODE_ENV) : [SECRET];
  return { secret: secret!, previousSecrets: [...kept, ...SECRET_PREVIOUS].filter((one) => one !== secret) };
}

/**
 * Returns the secrets. In development the secret is created once and stored beside the data, so that codes can be read after a restart.
 * @returns the newest first, one a line
 */
function keptSecrets(dataDir: string, mode: string): string[] {
  if (mode === 'production') throw new ConfigurationError('Configuration: SECRET is missing (at least 32 random characters)');
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // api and collab-server start together: the other one was faster, its secret counts.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
