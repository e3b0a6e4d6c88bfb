import { type Configuration, ConfigurationError, createLogger, readConfiguration, startTracing } from '@murmel/server';
import { startCollaborationServer } from './server.js';

process.title = 'murmel-collab';

/** Ends the process with one line that a person understands. */
function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function configurationOrExit(): Configuration {
  try {
    return readConfiguration();
  } catch (error) {
    if (error instanceof ConfigurationError) giveUp(error.message);
    throw error;
  }
}

function explained(error: unknown, { collabPort }: Configuration): string {
  if (error instanceof ConfigurationError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `Port ${collabPort} is in use: stop the other program or set COLLAB_PORT`;
  if (code === 'EACCES') return `Port ${collabPort} may not be opened: set COLLAB_PORT to a number above 1023`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `The database does not answer (${code}): check DATABASE_URL`;
  return `murmel-collab could not start: ${error instanceof Error ? error.message : String(error)}`;
}

const configuration = configurationOrExit();
const logger = createLogger('murmel-collab', configuration.logLevel);
// An error on one connection must never end the lesson of all others.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

// Hocuspocus logs to the console: its first argument is its own sentence, the rest may be user content.
console.error = (sentence: unknown) => logger.warn({ source: 'hocuspocus' }, String(sentence));
console.warn = console.error;

const endTracing = await startTracing(configuration, 'murmel-collab');
const server = await startCollaborationServer(configuration, logger).catch((error: unknown) => giveUp(explained(error, configuration)));
logger.info({ port: server.port }, 'collab-server is ready');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await server.stop().catch((error: unknown) => logger.error({ err: error }, 'stopping failed'));
  await endTracing();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
