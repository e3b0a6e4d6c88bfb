import { workspacesOf } from '../build/workspaces.mjs';
import { counted, programOf, runProgram } from './check.mjs';

/** Every workspace by its own settings, one after the other: the compiler uses all cores. */
export async function types(context) {
  const { root, say = console.log } = context;
  const held = {};
  for (const workspace of workspacesOf(root)) {
    const started = Date.now();
    held[workspace] = await runProgram([programOf('typescript', 'bin/tsc'), '--noEmit', '-p', workspace], context);
    say(`  ${workspace}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  return counted(held);
}
