import { refusalOf } from './refusal.js';
import { SandboxServer } from './sandbox-server.js';

const refused = refusalOf(process.env);
if (refused !== undefined) {
  console.error(refused);
  process.exit(1);
}
process.title = 'murmel-ai-sandbox';
const sandbox = await new SandboxServer({ startToken: process.env['START_TOKEN'] }).start(Number(process.env['AI_SANDBOX_PORT'] || 3003));
console.log(JSON.stringify({ level: 30, msg: 'the trial model listens', address: sandbox.address }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
