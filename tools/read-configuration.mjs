// Prints the product's configuration as the start needs it, or the one line that says what is wrong with it.
// Runs after the build, with the working folder in a workspace that depends on @murmel/server.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = createRequire(join(process.cwd(), 'package.json')).resolve('@murmel/server');
const { readConfiguration } = await import(pathToFileURL(server).href);
try {
  const { port, collabPort, userContentPort, publicUrl, localNetworkOnly, dataDir } = readConfiguration();
  console.log(JSON.stringify({ port, collabPort, userContentPort, publicUrl, localNetworkOnly, dataDir }));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
