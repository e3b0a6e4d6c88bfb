import 'reflect-metadata';
import { type Configuration, ConfigurationError, createLogger, readConfiguration, startTracing } from '@murmel/server';
import { DataSource } from 'typeorm';
import { createApplication } from './application.js';
import { warmConnections } from './platform/operation/warm-connections.js';
import { answersCalls } from './platform/processes/process-role.js';
import { RELEASE } from './platform/release.js';
import { UserContentServer } from './platform/usercontent/usercontent-server.js';

/** Time for open requests to finish after a signal. */
const SHUTDOWN_MS = 8000;

async function start(configuration: Configuration): Promise<void> {
  const answers = answersCalls(configuration);
  const name = answers ? 'murmel-api' : 'murmel-jobs';
  process.title = name;
  const logger = createLogger(name, configuration.logLevel);
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  const endTracing = await startTracing({ ...configuration, release: RELEASE }, name);
  const application = await createApplication(configuration, logger);
  if (answers) {
    await warmConnections(application.get(DataSource), configuration.databasePool);
    await application.get(UserContentServer).listen(configuration.userContentPort, '0.0.0.0');
  }
  await application.listen(configuration.port, '0.0.0.0');
  logger.info({ port: configuration.port, role: configuration.apiRole }, 'api listens');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
      void application
        .close()
        .then(endTracing)
        .then(() => process.exit(0));
    });
  }
}

/** Returns one line with the setting to change; other errors with their stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT, or for the second origin USERCONTENT_PORT, to a free one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start(readConfiguration());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
